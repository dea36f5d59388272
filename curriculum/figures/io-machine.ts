import type { Figure } from '../values/values.ts'
import { arrow, centred, circle, drawing, label, rectangle } from './drawing.ts'
import { saidPart } from './lettering.ts'
import { missingBox, valueBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

export interface IoMachineOptions {
  /** One rule, or two in a row: '× 3', '+ 4'; null is asked for. */
  readonly rules: readonly (string | null)[]
  /** Pairs of input and output; null is asked for. */
  readonly pairs: readonly { readonly input: string | null; readonly output: string | null }[]
}

/** A machine that does the same to every number that goes in. */
export function ioMachine({ rules, pairs }: IoMachineOptions): Figure {
  const rise = 40
  const height = Math.max(150, pairs.length * rise + 58)
  const wide = rules.length > 1 ? 68 : 96
  const [left, right] = [92, 228]
  const y = (height + 22) / 2
  let body = label(42, 24, 'In', { size: 15 }) + label(278, 24, 'Out', { size: 15 })
  for (const [i, pair] of pairs.entries()) {
    const at = y + (i - (pairs.length - 1) / 2) * rise
    body +=
      valueBox(12, at - 17, 60, 34, pair.input, { size: 18, fill: tone.paper, stroke: tone.f3 }) +
      valueBox(248, at - 17, 60, 34, pair.output, { size: 18, fill: tone.paper, stroke: tone.f3 })
  }
  body += arrow(75, y, left + 1, y, { head: 8, width: 2.5 }) + arrow(right - 1, y, 245, y, { head: 8, width: 2.5 })
  body +=
    rectangle(left + 3, y - 46, right - left - 6, 92, { fill: tone.f3, radius: 18 }) +
    rectangle(left + 10, y - 39, right - left - 20, 78, { fill: tone.f1, radius: 12 })
  for (const [i, x] of [left + 22, left + 34].entries())
    body += circle(x, y - 28, 3.5, { fill: i === 0 ? tone.f3 : tone.f2 })
  const pitch = rules.length > 1 ? 62 : 0
  if (rules.length > 1) body += arrow(153, y + 3, 168, y + 3, { head: 7 })
  for (const [i, rule] of rules.entries()) {
    const x = 160 + (i - (rules.length - 1) / 2) * pitch
    const width = Math.min(wide, rules.length > 1 ? 52 : 96)
    body +=
      rule === null
        ? missingBox(x - width / 2, y - 16, width, 36)
        : centred(x, y + 3, rule, { size: rule.length > 6 ? 15 : rules.length > 1 ? 16 : 21 })
  }
  const said = pairs.map((pair) => `${saidPart(pair.input)} to ${saidPart(pair.output)}`)
  const alt = `Input-output machine. Rule: ${rules.map(saidPart).join(', then ')}. In to out: ${said.join('; ')}.`
  const facts = {
    rules: rules.map((rule) => rule ?? '?'),
    inputs: pairs.map((p) => p.input ?? '?'),
    outputs: pairs.map((p) => p.output ?? '?'),
  }
  return drawing({ height, hue: hueOf.algebra, title: 'Input-output machine', alt, facts }, body)
}
