"""The command `kanly`: play, look things up, check scenarios, replay records, fuzz, match bots."""
