import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { countNoun } from '../../../words/nouns.ts'
import { readingMistake } from '../reading-work.ts'
import { setClock } from '../set-clock.ts'
import { timeShift } from '../time-shift.ts'
import { whichClock } from '../which-clock.ts'
import { readToMinute as base } from './numbers.ts'

/** Tell time to the nearest minute (3.MD.A.1), asked in five ways. */
export const level = taskLevel('time_basics/5', {
  version: 3,
  tasks: [
    doTask(base, { kind: 'read', core: true }),
    setClock(base, { step: 1, freeFrom: 0.5 }),
    whichClock(base),
    readingMistake(base),
    timeShift(base, {
      id: 'minutes_ago',
      by: (chance, difficulty) => -chance.int(3 + Math.round(8 * difficulty), 9 + Math.round(20 * difficulty)),
      lasts: (minutes) => countNoun(minutes, 'minute'),
      near: 5,
      hint: 'Turn the long hand back to the 12 first, if you have to go past it.',
    }),
  ],
})
