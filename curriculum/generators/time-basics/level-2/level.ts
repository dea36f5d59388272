import { doTask } from '../../../tasks/do-task.ts'
import { taskLevel } from '../../../tasks/task.ts'
import { range } from '../../wrong-answer.ts'
import { plainTimes } from '../early-clock.ts'
import { handLost } from '../hand-lost.ts'
import { setClock } from '../set-clock.ts'
import { timeShift } from '../time-shift.ts'
import { whichClock } from '../which-clock.ts'
import { readHalves, type Params } from './numbers.ts'

const all: readonly Params[] = ([0, 30] as const).flatMap((minute) =>
  range(1, 12).map((hour) => ({ hour, minute, kind: 'read' as const })),
)
const shown = plainTimes(readHalves, all, 0.4)

/** Tell time to the half hour (1.MD.B.3), asked in five ways. */
export const level = taskLevel('time_basics/2', {
  version: 3,
  tasks: [
    doTask(readHalves, { kind: 'read', core: true }),
    setClock(shown, { step: 5, freeFrom: 0.5, space: 24 }),
    whichClock(shown, 24),
    handLost(shown, 24),
    timeShift(plainTimes(readHalves, all, 1), {
      space: 48,
      id: 'half_hour_apart',
      by: (chance, difficulty) => (chance.happens(Math.min(1, Math.max(0, 2 * difficulty - 0.5))) ? -30 : 30),
      lasts: () => 'half an hour',
      near: 30,
      hint: 'In half an hour, the long hand goes halfway around.',
    }),
  ],
})
