import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel, type Numbers } from '../../../tasks/task.ts'
import { edgeOfRounded } from '../edge-of-rounded.ts'
import { roundedWrong } from '../rounded-wrong.ts'
import { sortRounded } from '../sort-rounded.ts'
import { matchPlaces } from './match-places.ts'
import { roundToPlace as base } from './numbers.ts'
import type { Rounded } from '../rounded-to.ts'

const placeOf = ({ n, unit }: Rounded): { n: number; place: number } => ({ n, place: String(unit).length - 1 })
const numbers: Numbers<Rounded> = {
  params: (chance, difficulty) => {
    const { n, place } = base.params(chance, difficulty)
    return { n, unit: 10 ** place }
  },
  reject: (p) => base.reject?.(placeOf(p)) ?? null,
  note: (p) => base.note(placeOf(p)),
  load: (p) => base.load(placeOf(p)),
}

/** A place further down, so that there are many round numbers. */
const smallerPlaces: Numbers<Rounded> = {
  ...numbers,
  params: (chance, difficulty) => {
    const { n, unit } = numbers.params(chance, difficulty)
    return { n, unit: Math.max(10, unit / 10) }
  },
}

/** Round large numbers to a named place (4.NBT.A.3), asked in five ways. */
export const level = taskLevel('rounding_practice/3', {
  version: 2,
  tasks: [
    doTask(base, { core: true }),
    matchPlaces,
    sortRounded(numbers),
    edgeOfRounded(smallerPlaces),
    roundedWrong(numbers),
  ],
})
