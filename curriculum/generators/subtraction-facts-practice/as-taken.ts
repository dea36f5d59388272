import type { Numbers } from '../../tasks/task.ts'
import type { Difference as Taken } from '../subtraction-intro/difference-of.ts'
import type { Difference } from './differences.ts'

/** The numbers of a level as so many at first and so many of them taken, for the tasks that are written for these. */
export const asTaken = (base: Numbers<Difference>): Numbers<Taken> => ({
  params: (chance, difficulty) => {
    const { top, bottom } = base.params(chance, difficulty)
    return { all: top, taken: bottom }
  },
  note: ({ all, taken }) => base.note({ top: all, bottom: taken }),
  load: ({ all, taken }) => base.load({ top: all, bottom: taken }),
})

/** Why a difference is not asked where nothing is taken, nothing is left, or both are as much. */
export const plainParts = ({ top, bottom }: Difference): string | null =>
  bottom === 0 || bottom === top ? 'nothing is taken, or nothing is left' : null
