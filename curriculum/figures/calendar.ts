import type { Figure } from '../values/values.ts'
import { centred, circle, drawing, label, rectangle } from './drawing.ts'
import { listWords } from './lettering.ts'
import { missingBox } from './marks.ts'
import { hueOf, tone } from './palette.ts'

/** The days of a week as a calendar page shows them. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export interface CalendarOptions {
  readonly month: string
  /** 28 to 31. */
  readonly days: number
  /** Weekday of the 1st, 0 for Sunday. */
  readonly firstWeekday: number
  readonly highlighted?: readonly number[]
  readonly missing?: readonly number[]
}

/** A month in weeks from Sunday. */
export function calendar(options: CalendarOptions): Figure {
  const { month, days, firstWeekday, highlighted = [], missing = [] } = options
  const weeks = Math.ceil((firstWeekday + days) / 7)
  const [cell, rise, left, top] = [43, 27, 9.5, 62]
  const height = top + weeks * rise + 12
  let body =
    label(160, 27, month, { size: 18 }) +
    rectangle(left - 2, top - 2, cell * 7 + 4, weeks * rise + 4, { fill: tone.paper, radius: 10 })
  for (const [i, name] of weekdayNames.entries())
    body += label(left + (i + 0.5) * cell, 52, name.slice(0, 3), { size: 13, weight: 600 })
  for (let day = 1; day <= days; day++) {
    const slot = firstWeekday + day - 1
    const [x, y] = [left + (slot % 7) * cell, top + Math.floor(slot / 7) * rise]
    if (missing.includes(day)) body += missingBox(x + 4, y + 1, cell - 8, rise - 2, '?', 15)
    else {
      const on = highlighted.includes(day)
      if (on) body += circle(x + cell / 2, y + rise / 2, 13)
      body += centred(x + cell / 2, y + rise / 2, String(day), { size: 15, fill: on ? tone.f0 : tone.f4 })
    }
  }
  const marked = highlighted.length === 0 ? '' : ` Circled: ${listWords(highlighted)}.`
  const gaps =
    missing.length === 0 ? '' : ` ${missing.length === 1 ? 'One date is' : `${missing.length} dates are`} hidden.`
  const alt = `Calendar page for ${month}: ${days} days, the 1st is a ${weekdayNames[firstWeekday]}. Weeks run from Sunday to Saturday.${marked}${gaps}`
  return drawing(
    {
      height,
      hue: hueOf.geometry,
      title: `Calendar, ${month}`,
      alt,
      facts: { month, days, firstWeekday, highlighted: [...highlighted], missing: [...missing] },
    },
    body,
  )
}
