import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { drawing, label, line } from './drawing.ts'
import { listWords, saidPart, valueLabel, valueWidth } from './lettering.ts'
import { brace, missingBox, valueBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'
import { textWidth } from './text-width.ts'

export interface BarPart {
  /** Drawn length in any unit, the same for all bars. */
  readonly size: number
  /** null is unknown; '' is a part without a number. */
  readonly text: string | null
  /** The second hue. */
  readonly second?: boolean
}

export interface Bar {
  readonly name?: string
  readonly parts: readonly BarPart[]
  /** The whole bar, on a brace above it; null is unknown. */
  readonly total?: string | null
}

export interface BarModelOptions {
  readonly bars: readonly Bar[]
  /** Between the ends of the first two bars: how many more. null is unknown. */
  readonly difference?: string | null
  /** All bars together, on a brace below; null is unknown. */
  readonly together?: string | null
  readonly hue?: Hue
}

/** Part-whole and comparison bars (tape diagrams). Lengths are to scale unless a part would be too small to read. */
export function barModel(options: BarModelOptions): Figure {
  const { bars } = options
  const named = bars.some((bar) => bar.name !== undefined)
  const side = named ? Math.min(96, Math.max(...bars.map((bar) => textWidth(bar.name ?? '', 15))) + 12) : 0
  const left = 10 + side
  const longest = Math.max(...bars.map((bar) => bar.parts.reduce((sum, part) => sum + part.size, 0)))
  const spare = options.difference === undefined ? 0 : Math.max(0, valueWidth(options.difference ?? '?', 17) * 0.2)
  const unit = (310 - left - spare) / longest
  const widths = bars.map((bar) => partWidths(bar, unit))
  const tall = bars.some((bar) => bar.parts.some((part) => part.text?.includes('/'))) ? 48 : 42
  let y = 12
  let body = ''
  const ends: { x: number; y: number }[] = []
  for (const [i, bar] of bars.entries()) {
    if (bar.total !== undefined) {
      y += bar.total?.includes('/') ? 52 : 32
      const width = (widths[i] ?? []).reduce((sum, w) => sum + w, 0)
      body +=
        valueLabel(left + width / 2, y - (bar.total?.includes('/') ? 34 : 22), bar.total ?? '?', { size: 17 }) +
        brace(left, left + width, y - 2, 11)
    }
    if (bar.name !== undefined) body += label(10, y + tall / 2 + 5, bar.name, { size: 15, anchor: 'start' })
    let x = left
    for (const [j, part] of bar.parts.entries()) {
      const width = widths[i]?.[j] ?? 0
      body +=
        part.text === null
          ? missingBox(x + 1, y, width - 2, tall)
          : valueBox(x + 1, y, width - 2, tall, part.text, {
              fill: part.second ? tone.g1 : tone.f1,
              ink: part.second ? tone.g4 : tone.f4,
              stroke: part.second ? tone.g3 : tone.f3,
              size: 18,
            })
      x += width
    }
    ends.push({ x, y })
    y += tall + 14
  }
  const [first, second] = ends
  if (options.difference !== undefined && first && second)
    body += drawDifference(first, second, tall, options.difference)
  if (options.together !== undefined) {
    body +=
      brace(left, left + longest * unit, y - 6, -11) +
      valueLabel(left + (longest * unit) / 2, y + 20, options.together ?? '?', { size: 17 })
    y += 36
  }
  return drawing(
    {
      height: Math.ceil(y),
      hue: options.hue ?? hueOf.operations,
      title: 'Bar model',
      alt: altOf(options),
      facts: factsOf(options),
    },
    body,
  )
}

function factsOf({ bars, difference, together }: BarModelOptions): Figure['facts'] {
  const sizes = bars.flatMap((bar) => bar.parts.map((part) => part.size))
  return {
    parts: bars.map((bar) => bar.parts.map((part) => part.text ?? '?').join(' | ')),
    sizes,
    totals: bars.map((bar) => (bar.total === undefined ? '' : (bar.total ?? '?'))),
    difference: difference === undefined ? '' : (difference ?? '?'),
    together: together === undefined ? '' : (together ?? '?'),
  }
}

/** Widths to scale, widened where a label needs it, the rest shrunk so that the bar keeps its length. */
function partWidths(bar: Bar, unit: number): number[] {
  const wanted = bar.parts.map((part) => part.size * unit)
  const least = bar.parts.map((part) => (part.text === '' ? 8 : Math.max(22, valueWidth(part.text ?? '?', 13) + 12)))
  const total = wanted.reduce((sum, w) => sum + w, 0)
  const short = wanted.map((w, i) => Math.max(0, (least[i] ?? 0) - w))
  const owed = short.reduce((sum, w) => sum + w, 0)
  const spare = wanted.map((w, i) => Math.max(0, w - (least[i] ?? 0)))
  const rich = spare.reduce((sum, w) => sum + w, 0)
  if (owed === 0 || rich < owed) return owed === 0 ? wanted : wanted.map(() => total / wanted.length)
  return wanted.map((w, i) => w + (short[i] ?? 0) - ((spare[i] ?? 0) / rich) * owed)
}

function drawDifference(
  first: { x: number; y: number },
  second: { x: number; y: number },
  tall: number,
  text: string | null,
): string {
  const [short, long] = first.x < second.x ? [first, second] : [second, first]
  const width = long.x - short.x
  const y = short.y
  if (width < 6) return ''
  const size = Math.max(13, Math.min(17, (width - 10) / Math.max(0.5, valueWidth(text ?? '?', 1))))
  const guide = line(long.x - 1, Math.min(first.y, second.y), long.x - 1, Math.max(first.y, second.y) + tall, {
    dashed: '3 5',
    width: 1.6,
  })
  return (
    guide +
    missingBox(short.x + 2, y, width - 4, tall, '', 16) +
    valueLabel(short.x + width / 2, y + tall / 2, text ?? '?', { size })
  )
}

function altOf({ bars, difference, together }: BarModelOptions): string {
  const said = bars.map((bar, i) => {
    const name = bar.name ?? (bars.length > 1 ? `bar ${i + 1}` : 'one bar')
    const parts = bar.parts.map((part) => (part.text === '' ? 'part' : saidPart(part.text)))
    const same = parts.length > 1 && parts.every((part) => part === parts[0])
    const whole = bar.total === undefined ? '' : `, ${saidPart(bar.total)} in all`
    return `${name}: ${same ? `${parts.length} equal parts${parts[0] === 'part' ? '' : ` of ${parts[0]}`}` : listWords(parts)}${whole}`
  })
  const more = difference === undefined ? '' : `; difference ${saidPart(difference)}`
  const sum = together === undefined ? '' : `; together ${saidPart(together)}`
  return `Bar model. ${said.join('; ')}${more}${sum}.`
}
