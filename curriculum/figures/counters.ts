import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import type { MarkShape } from './marks.ts'
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
  readonly arrangement?: 'rows' | 'ring' | 'scattered'
  /** Columns of the rows; 5 unless told. */
  readonly columns?: number
  /** Seed of the scatter: a picture is the same for the same seed. */
  readonly seed?: number
  /** 'number' says how many; 'each' names the counters one by one, for questions that ask to count. */
  readonly say?: 'number' | 'each'
  readonly hue?: Hue
}

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function spots(
  group: CounterGroup,
  field: Field,
  options: CounterOptions,
  which: number,
): { at: [number, number][]; radius: number } {
  const n = group.count
  const middle: [number, number] = [field.x + field.width / 2, field.y + field.height / 2]
  if (options.arrangement === 'ring' && n > 2) {
    const reach = Math.min(field.width, field.height) / 2
    const radius = Math.min(18, (reach * Math.sin(Math.PI / n)) / (1 + Math.sin(Math.PI / n)) - 2)
    const ring = reach - radius - 2
    return {
      radius,
      at: Array.from({ length: n }, (_, i) => [
        middle[0] + ring * Math.sin((2 * Math.PI * i) / n),
        middle[1] - ring * Math.cos((2 * Math.PI * i) / n),
      ]),
    }
  }
  const scattered = options.arrangement === 'scattered'
  const wanted = scattered ? Math.ceil(Math.sqrt((n * 1.35 * field.width) / field.height)) : (options.columns ?? 5)
  const columns = Math.max(1, Math.min(wanted, scattered ? wanted : Math.max(n, 1)))
  const rows = Math.max(1, Math.ceil((scattered ? n * 1.2 : n) / columns))
  const pitch = Math.min(46, field.width / columns, field.height / rows)
  const radius = pitch * (scattered ? 0.32 : 0.4)
  const cell = (i: number): [number, number] => [
    middle[0] + ((i % columns) - (columns - 1) / 2) * pitch,
    middle[1] + (Math.floor(i / columns) - (rows - 1) / 2) * pitch,
  ]
  if (!scattered) return { radius, at: Array.from({ length: n }, (_, i) => cell(i)) }
  const chance = openChance(`counters|${options.seed ?? 0}|${which}|${n}`)
  const cells = chance
    .shuffle(Array.from({ length: columns * rows }, (_, i) => i))
    .slice(0, n)
    .toSorted((a, b) => a - b)
  const jitter = (): number => (chance.unit() - 0.5) * pitch * 0.3
  return { radius, at: cells.map((i) => [cell(i)[0] + jitter(), cell(i)[1] + jitter()]) }
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

/** Groups of counters, side by side; each group in a tray of its own when there are several. */
export function counters(options: CounterOptions): Figure {
  const { groups } = options
  const say = options.say ?? 'number'
  const named = groups.some((group) => group.name !== undefined)
  const height = 180
  const gap = 12
  const inner = 296
  const total = groups.reduce((sum, group) => sum + Math.max(group.count, 3), 0)
  const room = inner - gap * (groups.length - 1)
  let x = 12
  let body = ''
  for (const [which, group] of groups.entries()) {
    const width = room * (0.4 / groups.length + (0.6 * Math.max(group.count, 3)) / total)
    const tray: Field = { x, y: 12, width, height: named ? 130 : 156 }
    if (groups.length > 1) body += rectangle(tray.x, tray.y, tray.width, tray.height, { fill: tone.f1, radius: 14 })
    const { at, radius } = spots(
      group,
      { x: tray.x + 6, y: tray.y + 6, width: tray.width - 12, height: tray.height - 12 },
      options,
      which,
    )
    for (const [i, spot] of at.entries()) {
      const out = i >= group.count - (group.crossedOut ?? 0)
      const fill = group.second ? tone.g3 : tone.f3
      body += mark(group.shape ?? 'circle', spot[0], spot[1], radius, { fill, ...(out ? { opacity: 0.4 } : {}) })
      if (out) body += crossOut(spot[0], spot[1], radius * 0.95)
    }
    if (group.name !== undefined) body += label(x + width / 2, 164, group.name, { size: 16 })
    x += width + gap
  }
  const alt = `Counters. ${groups.map((group) => saidGroup(group, say)).join('; ')}.`
  const facts = { counts: groups.map((group) => group.count), crossedOut: groups.map((group) => group.crossedOut ?? 0) }
  const shapes = listWords([...new Set(groups.map((group) => `${markNames[group.shape ?? 'circle']}s`))])
  return drawing(
    { width: 320, height, hue: options.hue ?? hueOf.number, title: `Groups of ${shapes}`, alt, facts },
    body,
  )
}
