import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { range } from '../../wrong-answer.ts'
import { plainTimes } from '../early-clock.ts'
import { setClock } from '../set-clock.ts'
import { timeShift } from '../time-shift.ts'
import { whichClock } from '../which-clock.ts'
import { readHours, type Params } from './numbers.ts'

const all: readonly Params[] = range(1, 12).map((hour) => ({ hour, minute: 0, kind: 'read' }))
const shown = plainTimes(readHours, all, 0.4)

/** Tell time to the hour (1.MD.B.3), asked in four ways. */
export const level = taskLevel('time_basics/1', {
  version: 3,
  tasks: [
    doTask(readHours, { kind: 'read', core: true }),
    setClock(shown, { step: 5, freeFrom: 0.5, space: 12 }),
    whichClock(shown, 12),
    timeShift(plainTimes(readHours, all, 1), {
      space: 96,
      id: 'hours_apart',
      by: (chance, difficulty) => {
        const hours = chance.int(1 + Math.round(difficulty), 1 + Math.round(3 * difficulty))
        return 60 * (chance.happens(difficulty / 2) ? -hours : hours)
      },
      lasts: (minutes) => countNoun(minutes / 60, 'hour'),
      near: 60,
      hint: 'In one hour, the short hand goes to the next number.',
    }),
  ],
})
