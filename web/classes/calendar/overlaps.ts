import type { CalendarClass } from './calendar-class.ts'
import { addMinutes } from './local-days.ts'

/** Classes of which each is at the same time as another one, by their start; a class alone is a list of one. */
export type Together = readonly [CalendarClass, ...CalendarClass[]]

/** The wall time at which the last of these classes ends. */
export function endOf(classes: Together): string {
  return classes.map((one) => addMinutes(one.local, one.duration)).reduce((a, b) => (a > b ? a : b))
}

/**
 * Puts classes together that lie over each other, also by way of a third: what a narrow day cannot show side by side. In
 * the order of their starts; classes that only touch stay apart.
 */
export function togetherOf(classes: readonly CalendarClass[]): readonly Together[] {
  const groups: Together[] = []
  for (const one of classes.toSorted((a, b) => a.local.localeCompare(b.local) || a.name.localeCompare(b.name))) {
    const last = groups.at(-1)
    if (last !== undefined && one.local < endOf(last)) groups[groups.length - 1] = [...last, one]
    else groups.push([one])
  }
  return groups
}
