import type { Figure } from '../values/values.ts'
import { centred, circle, drawing, label, line, rectangle } from './drawing.ts'
import { exactText } from './exact.ts'
import { hueOf, tone } from './palette.ts'

export interface ThermometerOptions {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly labelEvery: number
  /** One or two readings, side by side. */
  readonly readings: readonly { readonly value: number; readonly name?: string }[]
  readonly unit: string
}

/** One or two thermometers to read. */
export function thermometer(options: ThermometerOptions): Figure {
  const { from, to, step, readings, unit } = options
  const [top, bottom] = [26, 178]
  const at = (value: number): number => bottom - ((value - from) / (to - from)) * (bottom - top)
  let body = ''
  for (const [i, reading] of readings.entries()) {
    const x = 160 + (i - (readings.length - 1) / 2) * 150
    body +=
      rectangle(x - 11, top - 12, 22, bottom - top + 26, { fill: tone.paper, stroke: tone.f4, width: 3, radius: 11 }) +
      circle(x, bottom + 20, 18, { fill: tone.f3, stroke: tone.f4, width: 3 })
    body += rectangle(x - 5, at(reading.value), 10, bottom + 12 - at(reading.value), { fill: tone.f3, radius: 4 })
    const count = Math.round((to - from) / step)
    for (let k = 0; k <= count; k++) {
      const big = k % options.labelEvery === 0
      const value = Math.round((from + k * step) * 1e6) / 1e6
      body += line(x + 14, at(value), x + (big ? 26 : 20), at(value), { width: big ? 2.2 : 1.4 })
      if (big) body += centred(x + 46, at(value), exactText(value), { size: 14 })
    }
    body += label(x + 46, 217, unit, { size: 14, weight: 600 })
    if (reading.name !== undefined) body += label(x - 20, 217, reading.name, { size: 15, anchor: 'end' })
  }
  const said = readings.map((reading, i) => {
    const marks = Math.round(((reading.value - from) / step) * 100) / 100
    return `${reading.name ?? (readings.length > 1 ? `Number ${i + 1}` : 'It')} stands ${Number.isInteger(marks) ? `${marks} marks` : `between ${Math.floor(marks)} and ${Math.ceil(marks)} marks`} above ${exactText(from)}`.replace(
      '-',
      '−',
    )
  })
  const alt =
    `${readings.length > 1 ? 'Thermometers' : 'A thermometer'} in ${unit} from ${exactText(from)} to ${exactText(to)}, a mark every ${exactText(step)}. ${said.join('. ')}.`.replaceAll(
      ' -',
      ' −',
    )
  return drawing(
    {
      height: 226,
      hue: hueOf.number,
      title: 'Thermometer',
      alt,
      facts: { from, to, step, values: readings.map((r) => r.value), unit },
    },
    body,
  )
}
