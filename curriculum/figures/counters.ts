import { nounFor } from '../words/nouns.ts'
import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import type { MarkShape } from './marks.ts'
import type { Chance } from '../chance.ts'
import { openChance } from '../chance.ts'
import { drawing, label, rectangle } from './drawing.ts'
import { counted, listWords } from './lettering.ts'
import { crossOut, mark, markNames } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface CounterGroup {
  readonly count: number
  readonly shape?: MarkShape
  /** Drawn in the second hue. */
  readonly second?: boolean
  /** How many, from the last, are struck through. */
  readonly crossedOut?: number
  readonly name?: string
}

export interface CounterOptions {
  readonly groups: readonly CounterGroup[]
  /**
   * 'line' sets all groups side by side in one row, without trays, to tell first from last; 'mixed' strews all of them over one
   * tray, to be sorted.
   */
  readonly arrangement?: 'rows' | 'ring' | 'scattered' | 'line' | 'mixed'
  /** Columns of the rows; 5 unless told. */
  readonly columns?: number
  /** Seed of the scatter: a picture is the same for the same seed. */
  readonly seed?: number
  /** 'number' says how many; 'each' names the counters one by one, for questions that ask to count. */
  readonly say?: 'number' | 'each'
  readonly hue?: Hue
  /** An option among others: nearly square, so that the counters stay large in half the width of a phone. */
  readonly small?: boolean
}

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Columns that let the counters of a group be largest in their tray. */
function bestColumns(n: number, field: Field): number {
  const pitch = (columns: number): number => Math.min(field.width / columns, field.height / Math.ceil(n / columns))
  return (
    Array.from({ length: Math.max(1, Math.min(n, 10)) }, (_, i) => i + 1).toSorted(
      (a, b) => pitch(b) - pitch(a) || a - b,
    )[0] ?? 1
  )
}

/** Distance between neighbours of a group in rows or scattered; the radius follows from it. */
function pitchOf(n: number, columns: number, field: Field, scattered: boolean): number {
  const rows = Math.max(1, Math.ceil((scattered ? n * 1.2 : n) / columns))
  return Math.min(46, field.width / columns, field.height / rows)
}

function ringSpots(n: number, field: Field): { at: [number, number][]; radius: number } {
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2]
  const reach = Math.min(field.width, field.height) / 2
  const radius = Math.min(18, (reach * Math.sin(Math.PI / n)) / (1 + Math.sin(Math.PI / n)) - 2)
  const ring = reach - radius - 2
  const at = (i: number): [number, number] => [
    x + ring * Math.sin((2 * Math.PI * i) / n),
    y - ring * Math.cos((2 * Math.PI * i) / n),
  ]
  return { radius, at: Array.from({ length: n }, (_, i) => at(i)) }
}

function spots(
  n: number,
  columns: number,
  pitch: number,
  field: Field,
  chance: Chance | null,
): { at: [number, number][]; radius: number } {
  const rows = Math.max(1, Math.ceil((chance ? n * 1.2 : n) / columns))
  const used = Math.min(columns, Math.max(1, chance ? columns : n))
  const cell = (i: number): [number, number] => [
    field.x + field.width / 2 + ((i % columns) - (used - 1) / 2) * pitch,
    field.y + field.height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * pitch,
  ]
  if (chance === null) return { radius: pitch * 0.4, at: Array.from({ length: n }, (_, i) => cell(i)) }
  const cells = chance
    .sample(
      Array.from({ length: columns * rows }, (_, i) => i),
      n,
    )
    .toSorted((a, b) => a - b)
  const jitter = (): number => (chance.unit() - 0.5) * pitch * 0.3
  return { radius: pitch * 0.32, at: cells.map((i) => [cell(i)[0] + jitter(), cell(i)[1] + jitter()]) }
}

function counter(group: CounterGroup, [x, y]: readonly [number, number], radius: number, out: boolean): string {
  const drawn = mark(group.shape ?? 'circle', x, y, radius, {
    fill: group.second ? tone.g3 : tone.f3,
    ...(out ? { opacity: 0.4 } : {}),
  })
  return drawn + (out ? crossOut(x, y, radius * 0.95) : '')
}

function saidGroup(group: CounterGroup, say: 'number' | 'each'): string {
  const name = markNames[group.shape ?? 'circle']
  const out = group.crossedOut ?? 0
  const title = group.name === undefined ? '' : `${group.name}: `
  if (say === 'number' || group.count > 20)
    return `${title}${counted(group.count, name)}${out > 0 ? `, ${out} crossed out` : ''}`
  if (group.count === 0) return `${title}nothing`
  const words = Array.from({ length: group.count }, (_, i) => (i >= group.count - out ? 'X' : name))
  return `${title}${words.join(' ')}`
}

/** All counters of all groups in one row, from left to right. */
function inOneLine(groups: readonly CounterGroup[]): string {
  const row = groups.flatMap((group) =>
    Array.from({ length: group.count }, (_, k) => ({ group, out: k >= group.count - (group.crossedOut ?? 0) })),
  )
  const pitch = Math.min(46, 296 / Math.max(1, row.length))
  const left = 160 - (pitch * row.length) / 2
  return row
    .map(({ group, out }, i) => counter(group, [left + (i + 0.5) * pitch, 50], Math.min(18, pitch * 0.42), out))
    .join('')
}

/** Every counter of every group as a group of its own, in an order that follows from the seed. */
function shuffled({ groups, seed = 0 }: CounterOptions): CounterGroup[] {
  const all = groups.flatMap((group) => Array.from({ length: group.count }, () => ({ ...group, count: 1 })))
  return openChance(`mixed|${seed}|${all.length}`).shuffle(all)
}

/** Counters strewn over one tray. */
function mixedTogether(all: readonly CounterGroup[], seed: number): string {
  const field: Field = { x: 18, y: 18, width: 284, height: 144 }
  const columns = Math.ceil(Math.sqrt((all.length * 1.35 * field.width) / field.height)) || 1
  const pitch = pitchOf(all.length, columns, field, true)
  const { at, radius } = spots(all.length, columns, pitch, field, openChance(`strewn|${seed}|${all.length}`))
  const tray = rectangle(12, 12, 296, 156, { fill: tone.f1, radius: 14 })
  return tray + at.map((spot, k) => counter(all[k] as CounterGroup, spot, radius, false)).join('')
}

const sizeOf = ({ small = false }: CounterOptions): readonly [width: number, height: number] =>
  small ? [172, 150] : [320, 180]

/** Groups of counters, side by side; each group in a tray of its own when there are several. */
export function counters(options: CounterOptions): Figure {
  const { groups } = options
  if (options.arrangement === 'line') return framed(options, 100, inOneLine(groups))
  if (options.arrangement === 'mixed') {
    const all = shuffled(options)
    return framed(options, 180, mixedTogether(all, options.seed ?? 0), all)
  }
  const named = groups.some((group) => group.name !== undefined)
  const [width, height] = sizeOf(options)
  const inner = width - 24
  const gap = 12
  const total = groups.reduce((sum, group) => sum + Math.max(group.count, 3), 0)
  const room = inner - gap * (groups.length - 1)
  const scattered = options.arrangement === 'scattered'
  let x = 12
  const trays = groups.map((group): Field => {
    const wide = groups.length === 1 ? inner : room * (0.5 / groups.length + (0.5 * Math.max(group.count, 3)) / total)
    x += wide + gap
    return { x: x - wide - gap, y: 12, width: wide, height: height - (named ? 50 : 24) }
  })
  const insides = trays.map((tray) => ({
    x: tray.x + 6,
    y: tray.y + 6,
    width: tray.width - 12,
    height: tray.height - 12,
  }))
  const columns = groups.map((group, i) => {
    const field = insides[i] as Field
    if (scattered) return Math.ceil(Math.sqrt((group.count * 1.35 * field.width) / field.height)) || 1
    return options.columns ?? (groups.length === 1 ? 5 : bestColumns(group.count, field))
  })
  const pitch = Math.min(
    ...groups.map((group, i) => pitchOf(group.count, columns[i] ?? 1, insides[i] as Field, scattered)),
  )
  let body = ''
  for (const [i, group] of groups.entries()) {
    const [tray, field] = [trays[i] as Field, insides[i] as Field]
    if (groups.length > 1) body += rectangle(tray.x, tray.y, tray.width, tray.height, { fill: tone.f1, radius: 14 })
    const chance = scattered ? openChance(`counters|${options.seed ?? 0}|${i}|${group.count}`) : null
    const ring = options.arrangement === 'ring' && group.count > 2
    const { at, radius } = ring
      ? ringSpots(group.count, field)
      : spots(group.count, columns[i] ?? 1, pitch, field, chance)
    body += at.map((spot, k) => counter(group, spot, radius, k >= group.count - (group.crossedOut ?? 0))).join('')
    if (group.name !== undefined) body += label(tray.x + tray.width / 2, height - 16, group.name, { size: 16 })
  }
  return framed(options, height, body)
}

/** The drawing with its words and facts. */
function framed(
  options: CounterOptions,
  height: number,
  body: string,
  told: readonly CounterGroup[] = options.groups,
): Figure {
  const { groups, say = 'number' } = options
  const alt = `A picture of counters. ${told.map((group) => saidGroup(group, say)).join('; ')}.`
  const facts = { counts: groups.map((group) => group.count), crossedOut: groups.map((group) => group.crossedOut ?? 0) }
  const shapes = listWords([...new Set(groups.map((group) => nounFor(2, markNames[group.shape ?? 'circle'])))])
  return drawing(
    { width: sizeOf(options)[0], height, hue: options.hue ?? hueOf.number, title: `Groups of ${shapes}`, alt, facts },
    body,
  )
}
