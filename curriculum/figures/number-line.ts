import type { Figure } from '../values/values.ts'
import type { Exact } from './exact.ts'
import type { Hue } from './palette.ts'
import { arrowHead, circle, drawing, label, line, n2, path } from './drawing.ts'
import { exactText, stepped, toNumber } from './exact.ts'
import { listWords, valueLabel, valueWidth } from './lettering.ts'
import { hueOf, tone } from './palette.ts'
import { textWidth } from './text-width.ts'

export interface NumberLineOptions {
  readonly from: Exact
  readonly to: Exact
  /** Between neighbouring marks. */
  readonly step: Exact
  /** Every so many marks have a number; chosen so that numbers fit unless told. 0 leaves only the ends. */
  readonly labelEvery?: number
  /** Numbers over one as mixed numbers. */
  readonly mixed?: boolean
  /** A `?` label marks the place that is asked for. `open` is a hollow point. */
  readonly points?: readonly { readonly at: Exact; readonly label?: string; readonly open?: boolean }[]
  readonly jumps?: readonly { readonly from: Exact; readonly to: Exact; readonly label?: string }[]
  /** Solution sets: null is an end at infinity. */
  readonly intervals?: readonly {
    readonly from: Exact | null
    readonly to: Exact | null
    readonly fromClosed?: boolean
    readonly toClosed?: boolean
  }[]
  /** Marks whose number is replaced by a dashed box. */
  readonly missing?: readonly Exact[]
  readonly hue?: Hue
}

const left = 26
const right = 294

/** A number line with marks, points, jumps and solution sets. */
export function numberLine(options: NumberLineOptions): Figure {
  const [from, to] = [toNumber(options.from), toNumber(options.to)]
  const count = Math.round((to - from) / toNumber(options.step))
  if (!(count >= 1 && count <= 100)) throw new RangeError(`a number line of ${count} marks`)
  const at = (value: Exact): number => left + ((toNumber(value) - from) / (to - from)) * (right - left)
  const marks = Array.from({ length: count + 1 }, (_, i) => stepped(options.from, options.step, i))
  const jumps = options.jumps ?? []
  const pins = (options.points ?? []).filter((point) => point.label !== undefined)
  const lifts = liftsOf(jumps, at)
  const rise =
    jumps.length > 0
      ? 74 + Math.max(...lifts)
      : pins.length > 0
        ? 62 + (pinRows(options, at).includes(1) ? 26 : 0)
        : (options.intervals ?? []).length > 0
          ? 44
          : 30
  const y = rise
  const every = options.labelEvery ?? everyMark(marks, options.mixed ?? false)
  let body = line(10, y, 310, y, { width: 2.5 }) + arrowHead(318, y, 1, 0, 9) + arrowHead(2, y, -1, 0, 9)
  let deepest = 16
  for (const [i, value] of marks.entries()) {
    const numbered = every === 0 ? i === 0 || i === count : i % every === 0
    const reach = numbered ? 9 : 6
    body += line(at(value), y - reach, at(value), y + reach, { width: numbered ? 2.5 : 2 })
    if ((options.missing ?? []).some((missing) => toNumber(missing) === toNumber(value)))
      body +=
        path(boxPath(at(value), y + 27), { stroke: tone.f3, dashed: true, fill: tone.paper }) +
        label(at(value), y + 32.5, '?', { size: 15 })
    else if (numbered) {
      const text = exactText(value, options.mixed)
      if (text.includes('/')) deepest = 32
      body += valueLabel(at(value), y + (text.includes('/') ? 31 : 27), text, { size: 15 })
    }
  }
  body += (options.intervals ?? []).map((interval) => drawInterval(interval, at, y)).join('')
  body += drawJumps(jumps, lifts, at, y)
  body += drawPoints(options, at, y)
  const height = Math.ceil(y + 24 + deepest)
  return drawing(
    {
      height,
      hue: options.hue ?? hueOf.number,
      title: 'Number line',
      alt: altOf(options, every),
      facts: factsOf(options),
    },
    body,
  )
}

const boxPath = (x: number, y: number): string => `M${n2(x - 9)} ${n2(y - 11)}h18v22h-18Z`

/** The closest marks whose numbers do not touch: every 1st, 2nd, 5th, 10th ... */
function everyMark(marks: readonly Exact[], mixed: boolean): number {
  const pitch = (right - left) / (marks.length - 1)
  const widest = Math.max(...marks.map((value) => valueWidth(exactText(value, mixed), 15)))
  const count = marks.length - 1
  const steps = Array.from({ length: count }, (_, i) => i + 1).filter((n) => count % n === 0)
  return steps.find((n) => n * pitch >= widest + 8) ?? count
}

function drawInterval(
  { from, to, fromClosed, toClosed }: NonNullable<NumberLineOptions['intervals']>[number],
  at: (v: Exact) => number,
  y: number,
): string {
  const [x1, x2] = [from === null ? 12 : at(from), to === null ? 308 : at(to)]
  const end = (x: number, closed: boolean): string =>
    circle(x, y - 18, 6.5, { fill: closed ? tone.f3 : tone.paper, stroke: tone.f3, width: 3 })
  let drawn = line(x1, y - 18, x2, y - 18, { stroke: tone.f3, width: 5 })
  drawn +=
    from === null
      ? arrowHead(4, y - 18, -1, 0, 13, tone.f3)
      : line(x1, y - 12, x1, y, { stroke: tone.f3, width: 2, dashed: '3 4' }) + end(x1, fromClosed ?? false)
  drawn +=
    to === null
      ? arrowHead(316, y - 18, 1, 0, 13, tone.f3)
      : line(x2, y - 12, x2, y, { stroke: tone.f3, width: 2, dashed: '3 4' }) + end(x2, toClosed ?? false)
  return drawn
}

/** How far each jump is lifted so that its label does not touch the one of a jump beside it. */
function liftsOf(jumps: NonNullable<NumberLineOptions['jumps']>, at: (v: Exact) => number): number[] {
  const placed: { left: number; right: number; lift: number }[] = []
  return jumps.map((jump) => {
    const middle = (at(jump.from) + at(jump.to)) / 2
    const half = textWidth(jump.label ?? '', 15) / 2 + 4
    const near = placed.filter((box) => middle - half < box.right && middle + half > box.left).map((box) => box.lift)
    const lift = [0, 22, 44, 66, 88].find((height) => !near.some((other) => Math.abs(other - height) < 20)) ?? 110
    placed.push({ left: middle - half, right: middle + half, lift })
    return lift
  })
}

function drawJumps(
  jumps: NonNullable<NumberLineOptions['jumps']>,
  lifts: readonly number[],
  at: (v: Exact) => number,
  y: number,
): string {
  const ends = jumps.map((jump) => [at(jump.from), at(jump.to)] as const)
  return jumps
    .map((jump, i) => {
      const [x1, x2] = ends[i] ?? [0, 0]
      const top = y - 44 - (lifts[i] ?? 0)
      const middle = (x1 + x2) / 2
      const curve = path(
        `M${n2(x1)} ${n2(y - 8)}Q${n2(x1)} ${n2(top)} ${n2(middle)} ${n2(top)}Q${n2(x2)} ${n2(top)} ${n2(x2)} ${n2(y - 13)}`,
        { stroke: tone.f3, width: 2.5 },
      )
      const drawn = curve + arrowHead(x2, y - 5, 0, 1, 9, tone.f3)
      if (jump.label === undefined) return drawn
      const half = textWidth(jump.label, 15) / 2 + 3
      const crossed = ends.some(
        ([a, b], k) =>
          k !== i &&
          (lifts[k] ?? 0) > (lifts[i] ?? 0) &&
          [a, b, (a + b) / 2].some((x) => Math.abs(x - middle) < half + 6),
      )
      if (!crossed) return drawn + label(middle, top - 5, jump.label, { size: 15 })
      const left = Math.min(x1, x2)
      return (
        drawn +
        (left > half * 2 + 6
          ? label(left - 3, top + 14, jump.label, { size: 15, anchor: 'end' })
          : label(Math.max(x1, x2) + 5, top + 14, jump.label, { size: 15, anchor: 'start' }))
      )
    })
    .join('')
}

interface Pin {
  readonly half: number
  readonly middle: number
  readonly row: number
}

/** Where the name plates of points stand: kept on the sheet, in a second row when two would touch. */
function pinPlaces(options: NumberLineOptions, at: (v: Exact) => number): (Pin | null)[] {
  const taken: Pin[] = []
  return (options.points ?? []).map((point) => {
    if (point.label === undefined) return null
    const half = Math.max(14, textWidth(point.label, 15) / 2 + 7)
    const middle = Math.min(318 - half, Math.max(2 + half, at(point.at)))
    const row = taken.some((other) => other.row === 0 && Math.abs(other.middle - middle) < half + other.half) ? 1 : 0
    const place = { half, middle, row }
    taken.push(place)
    return place
  })
}

const pinRows = (options: NumberLineOptions, at: (v: Exact) => number): number[] =>
  pinPlaces(options, at).map((place) => place?.row ?? 0)

function drawPoints(options: NumberLineOptions, at: (v: Exact) => number, y: number): string {
  const places = pinPlaces(options, at)
  const dots = (options.points ?? []).map((point) =>
    circle(
      at(point.at),
      y,
      7,
      point.open ? { fill: tone.paper, stroke: tone.f3, width: 3 } : { fill: tone.f3, stroke: tone.f0, width: 2 },
    ),
  )
  const pins = (options.points ?? []).map((point, i) => {
    const place = places[i]
    return place && point.label !== undefined
      ? pin(at(point.at), place.middle, y - 11, place.half, point.label, place.row)
      : ''
  })
  return dots.join('') + pins.join('')
}

function pin(x: number, middle: number, tip: number, half: number, text: string, row: number): string {
  const bottom = tip - 7 - row * 25
  const body = `M${n2(x)} ${n2(tip)}L${n2(x - 5)} ${n2(bottom)}L${n2(x + 5)} ${n2(bottom)}Z`
  const plate = `M${n2(middle - half + 7)} ${n2(bottom - 24)}h${n2(2 * half - 14)}q7 0 7 7v10q0 7 -7 7h${n2(14 - 2 * half)}q-7 0 -7 -7v-10q0 -7 7 -7Z`
  return (
    path(body, { fill: tone.f3, stroke: tone.f3, width: 1.5 }) +
    path(plate, { fill: tone.f3, stroke: 'none' }) +
    label(middle, bottom - 6.5, text, { size: 15, fill: tone.f0 })
  )
}

function altOf(options: NumberLineOptions, every: number): string {
  const say = (value: Exact): string => exactText(value, options.mixed).replace('-', '−')
  const parts = [`Number line from ${say(options.from)} to ${say(options.to)}, a mark every ${say(options.step)}`]
  const unit = toNumber(options.step)
  for (const { at, label: name, open } of options.points ?? []) {
    const steps = Math.round(((toNumber(at) - toNumber(options.from)) / unit) * 100) / 100
    if (name === '?')
      parts.push(
        Number.isInteger(steps)
          ? `the point ? is ${steps} ${steps === 1 ? 'mark' : 'marks'} after ${say(options.from)}`
          : `the point ? is ${shareOfGap(steps)} between marks ${Math.floor(steps)} and ${Math.ceil(steps)} after the first`,
      )
    else parts.push(`${open ? 'open point' : 'point'}${name === undefined ? '' : ` ${name}`} at ${say(at)}`)
  }
  for (const jump of options.jumps ?? [])
    parts.push(
      `jump from ${say(jump.from)} to ${say(jump.to)}${jump.label === undefined ? '' : ` labeled ${jump.label}`}`,
    )
  for (const interval of options.intervals ?? []) parts.push(saidInterval(interval, say))
  const missing = (options.missing ?? []).length
  if (missing > 0) parts.push(missing === 1 ? 'one number is missing' : `${missing} numbers are missing`)
  return `${parts.join('; ')}${every === 0 ? '; only the ends have numbers' : ''}.`
}

/** How far along the way from one mark to the next, as an eye would say it; '' where it could not tell. */
function shareOfGap(steps: number): string {
  const share = steps - Math.floor(steps)
  if (Math.abs(share - 0.5) < 0.03) return 'halfway'
  if (Math.abs(share - 0.25) < 0.03) return 'a quarter of the way'
  return Math.abs(share - 0.75) < 0.03 ? 'three quarters of the way' : 'somewhere'
}

function saidInterval(
  { from, to, fromClosed, toClosed }: NonNullable<NumberLineOptions['intervals']>[number],
  say: (value: Exact) => string,
): string {
  const end = (value: Exact, closed: boolean | undefined): string =>
    `${closed ? 'closed' : 'open'} circle at ${say(value)}`
  if (from === null && to === null) return 'the whole line is shaded'
  if (from === null)
    return to === null ? '' : `shaded to the left from an ${end(to, toClosed)}`.replace('an closed', 'a closed')
  if (to === null) return `shaded to the right from an ${end(from, fromClosed)}`.replace('an closed', 'a closed')
  return `shaded between an ${end(from, fromClosed)} and an ${end(to, toClosed)}`.replaceAll('an closed', 'a closed')
}

function factsOf(options: NumberLineOptions): Figure['facts'] {
  const pick = (list: readonly Exact[]): string[] => list.map((value) => exactText(value))
  return {
    from: exactText(options.from),
    to: exactText(options.to),
    step: exactText(options.step),
    points: pick((options.points ?? []).map((point) => point.at)),
    jumps: (options.jumps ?? []).map((jump) => listWords([exactText(jump.from), exactText(jump.to)])),
    intervals: (options.intervals ?? []).map(
      ({ from, to, fromClosed, toClosed }) =>
        `${fromClosed ? '[' : '('}${from === null ? '' : exactText(from)},${to === null ? '' : exactText(to)}${toClosed ? ']' : ')'}`,
    ),
  }
}
