/** Our own vignettes: sky, sun, something on the horizon, dunes. Made from a card's data and always the same for one card. */
import type { Component } from '../../lib/protocol'
import { between, hashed } from './hash'
import { motif } from './motifs'

export interface Shape {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly opacity?: number
  readonly width?: number
}

export interface Scene {
  readonly sky: string
  readonly sun: { readonly x: number; readonly y: number }
  readonly behind: readonly Shape[]
  readonly far: Shape
  readonly near: Shape
  readonly motif: string
}

interface Palette {
  readonly sky: string
  readonly far: string
  readonly near: string
}

const PALETTES: Readonly<Record<string, Palette>> = {
  emperor: { sky: '#6a4a22', far: '#8f6a2e', near: '#3d2a1c' },
  guild: { sky: '#7a3a26', far: '#a4532f', near: '#43211f' },
  bene_gesserit: { sky: '#4d3579', far: '#7350a3', near: '#2a1d4b' },
  fremen: { sky: '#56632f', far: '#7d8a45', near: '#2f3721' },
  none: { sky: '#39306e', far: '#8a4430', near: '#53283a' },
  reserve: { sky: '#30396e', far: '#7a4a44', near: '#3a2a46' },
  plot: { sky: '#54265c', far: '#8a3a6c', near: '#2c1638' },
  combat: { sky: '#7b2f30', far: '#b1482f', near: '#3d1a2a' },
  endgame: { sky: '#6b4a1e', far: '#a5702c', near: '#3a2421' },
  conflicts: { sky: '#7b2f30', far: '#b1482f', near: '#3d1a2a' },
  contracts: { sky: '#1f4a5c', far: '#2f7070', near: '#153240' },
  objectives: { sky: '#3f2a68', far: '#a4532f', near: '#45213a' },
  hagal: { sky: '#2a2b50', far: '#4d4777', near: '#1b1838' },
}

export function palette(component: Component): Palette {
  const faction = component.factions?.[0]
  const none = PALETTES['none'] as Palette
  if (faction) return PALETTES[faction] ?? none
  if (component.deck === 'intrigue') {
    return PALETTES[['combat', 'win', 'endgame'].find((box) => (component[box] as unknown[]).length > 0) ?? 'plot'] ?? PALETTES['combat'] ?? none
  }
  return PALETTES[component.deck] ?? none
}

type Backdrop = (random: () => number, tone: Palette) => Shape[]

const LIGHT = '#ffd9a0'

const rays: Backdrop = (random) => {
  const x = between(random, 40, 80)
  const lines = Array.from({ length: 13 }, (_, at) => {
    const angle = Math.PI + (Math.PI * (at + 0.5)) / 13
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x + c * 20).toFixed(1)} ${(34 + s * 20).toFixed(1)}L${(x + c * 90).toFixed(1)} ${(34 + s * 90).toFixed(1)}`
  })
  return [{ d: lines.join(''), stroke: LIGHT, opacity: 0.16, width: 2.2 }]
}

const skyline: Backdrop = (random, tone) => {
  let x = between(random, -6, 4)
  let d = ''
  while (x < 124) {
    const [width, height] = [between(random, 8, 15), between(random, 6, 19)]
    const step = Math.max(2, Math.round(width / 4))
    d += `M${x} 40V${36 - height}h${step}v-4h${width - 2 * step}v4h${step}V40z`
    x += width + between(random, 0, 5)
  }
  return [{ d, fill: tone.near, opacity: 0.55 }]
}

const mesas: Backdrop = (random, tone) => {
  let d = ''
  for (let x = between(random, -10, 0); x < 120; x += between(random, 26, 40)) {
    const [width, height] = [between(random, 18, 34), between(random, 8, 20)]
    d += `M${x} 40l${Math.round(width * 0.2)}-${height}h${Math.round(width * 0.24)}l3 4h${Math.round(width * 0.2)}l${Math.round(width * 0.3)} ${height}z`
  }
  return [{ d, fill: tone.near, opacity: 0.5 }]
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

const moons: Backdrop = (random) => {
  const stars = Array.from({ length: 9 }, () => {
    const [x, y] = [between(random, 2, 118), between(random, 2, 26)]
    return `M${x} ${y - 1}l.7 1-.7 1-.7-1z`
  })
  const [x, side] = [between(random, 16, 30), random() < 0.5 ? 0 : 72]
  return [
    { d: stars.join(''), fill: '#fff0d4', opacity: 0.6 },
    { d: disc(x + side, 12, 5), fill: LIGHT, opacity: 0.5 },
    { d: disc(x + side + 11, 8, 2.4), fill: LIGHT, opacity: 0.35 },
  ]
}

const ships: Backdrop = (random) => {
  const y = between(random, 9, 15)
  const x = between(random, 20, 34)
  return [
    { d: `M${x - 22} ${y}c8-7 36-7 46 0-10 5-38 5-46 0z`, fill: '#1a1026', opacity: 0.42 },
    { d: `M${x + 54} ${y - 3}c4-3 16-3 20 0-4 2-16 2-20 0zM${x + 66} ${y + 7}c2-2 10-2 13 0-3 1-11 1-13 0z`, fill: '#1a1026', opacity: 0.36 },
  ]
}

const columns: Backdrop = (random, tone) => {
  const shift = between(random, 0, 9)
  let d = ''
  for (let x = shift - 6; x < 122; x += 13) d += `M${x} 42V12h6v30zM${x - 2} 9h10v3h-10z`
  return [{ d: `${d}M-4 4h128v3H-4z`, fill: tone.near, opacity: 0.38 }]
}

const ridges: Backdrop = (random) => {
  const x = between(random, 14, 34) + (random() < 0.5 ? 0 : 56)
  const arcs = [26, 20, 14].map((r) => `M${x - r} 40a${r} ${r} 0 0 1 ${2 * r} 0`)
  return [{ d: arcs.join(''), stroke: '#1a1026', opacity: 0.35, width: 3 }]
}

const smoke: Backdrop = (random) => {
  const x = between(random, 12, 30)
  const plume = (at: number, h: number) => `M${at} 40c-6-8 5-12 0-${h} 8 6 2 10 6 14s-2 8 2 ${h - 14}z`
  return [{ d: plume(x, 26) + plume(x + 74, 30) + plume(x + 58, 20), fill: '#1a1026', opacity: 0.32 }]
}

function backdrops(component: Component): readonly Backdrop[] {
  if (component.deck === 'conflicts') return component['controls'] ? [skyline] : [smoke, rays, mesas]
  if (component.deck === 'intrigue') return [rays, moons, columns, smoke]
  if (component.deck === 'hagal') return [skyline, mesas, columns]
  const wanted = new Set<Backdrop>()
  for (const icon of [...(component.factions ?? []), ...(component.icons ?? [])]) {
    if (icon === 'city') wanted.add(skyline)
    else if (icon === 'landsraad' || icon === 'emperor') wanted.add(columns)
    else if (icon === 'guild') wanted.add(ships)
    else if (icon === 'fremen') wanted.add(mesas).add(moons)
    else if (icon === 'bene_gesserit') wanted.add(moons)
    else if (icon === 'spice_trade') wanted.add(ridges)
  }
  return wanted.size ? [...wanted] : [rays, moons, mesas]
}

export function sceneOf(component: Component): Scene {
  const random = hashed(component.id)
  const tone = palette(component)
  const choice = backdrops(component)
  const behind = choice[Math.floor(random() * choice.length)] ?? rays
  const [x, bend, rise, swell, fall] = [
    between(random, 36, 84), between(random, 36, 76), between(random, 11, 20), between(random, 44, 84), between(random, 21, 30),
  ]
  return {
    sky: tone.sky,
    sun: { x, y: 30 },
    behind: behind(random, tone),
    far: { d: `M0 30Q${bend / 2} ${rise} ${bend} 30T120 26V48H0z`, fill: tone.far },
    near: { d: `M0 40Q${swell} ${fall} 120 37V48H0z`, fill: tone.near },
    motif: motif(component),
  }
}
