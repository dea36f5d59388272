import { retold } from '../../figures/drawing.ts'
import { listWords } from '../../figures/lettering.ts'
import { numberLine } from '../../figures/number-line.ts'
import { rational } from '../../values/rational.ts'
import { time, timeText } from '../../values/time.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Figure } from '../../values/values.ts'

/** '3:05' for minutes since midnight; the half of the day is left out. */
export function shownTime(minutes: number): string {
  return timeText(time(minutes))
}

/** 95 as '1 hour 35 minutes', 60 as '1 hour', 40 as '40 minutes'. */
export function lengthWords(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  const hours = h === 0 ? '' : countNoun(h, 'hour')
  const rest = m === 0 ? '' : countNoun(m, 'minute')
  return [hours, rest].filter((text) => text !== '').join(' ')
}

/** A line of hours with the given times pinned to it, and jumps from one to the next. */
export function hoursLine(
  from: number,
  to: number,
  pins: readonly number[],
  jumps: readonly (readonly [number, number])[],
): Figure {
  const [first, last] = [Math.floor(from / 60), Math.ceil((to + 1) / 60)]
  const drawn = numberLine({
    from: first,
    to: last,
    step: rational(1, 4),
    labelEvery: 4,
    points: pins.map((minutes) => ({ at: rational(minutes, 60), label: shownTime(minutes) })),
    jumps: jumps.map(([a, b]) => ({
      from: rational(a, 60),
      to: rational(b, 60),
      label: lengthWords(b - a)
        .replace(/ hours?/, ' h')
        .replace(/ minutes?/, ' min'),
    })),
  })
  const marked = pins.length === 0 ? '' : ` Marked: ${listWords(pins.map(shownTime))}.`
  const jumped =
    jumps.length === 0 ? '' : ` Jumps: ${listWords(jumps.map(([a, b]) => `${shownTime(a)} to ${shownTime(b)}`))}.`
  return retold(drawn, {
    title: 'Line of hours',
    alt: `A line of the hours from ${first} o'clock to ${last} o'clock, a mark every quarter hour.${marked}${jumped}`,
    facts: { from: first, to: last, pins: [...pins] },
  })
}

/** The stops on the way from one time to a later one: the next full hour, then full hours, then the end. */
export function stopsBetween(from: number, to: number): number[] {
  const hour = 60 * Math.ceil(from / 60)
  const last = 60 * Math.floor(to / 60)
  return [...new Set([from, ...(hour <= to ? [hour] : []), ...(last >= hour && last <= to ? [last] : []), to])]
}
