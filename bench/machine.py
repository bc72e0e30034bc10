"""One line that says where the figures come from."""

import os
import platform
from pathlib import Path


def describe() -> str:
    """Processor, cores, system, interpreter, and how busy the machine was at the start."""
    parts = [processor(), f"{os.cpu_count()} cores", f"{platform.system()} {platform.machine()}"]
    parts.append(f"{platform.python_implementation()} {platform.python_version()}")
    if hasattr(os, "getloadavg"):
        parts.append(f"load {os.getloadavg()[0]:.1f}")
    return ", ".join(parts)


def processor() -> str:
    """The processor's name; platform.processor() is empty on most Linux systems."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or "unknown processor"


def last_core() -> int | None:
    """The core that all contestants share, or None where processes can't be pinned.

    The last one, because interrupts and other programs tend to live on the first.
    """
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))
