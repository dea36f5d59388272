import { solveOnScale, type Load } from '../../tasks/solve-on-scale.ts'
import type { LevelTask } from '../../tasks/task.ts'

const letters = ['x', 'n', 'y', 'k', 't'] as const

/** x + a = b on a scale: weights are taken from both sides, until the box is alone. */
export const addedOnScale: LevelTask = solveOnScale({
  id: 'on_scale',
  version: 1,
  band: [0, 0.7],
  note: ({ left, right }) => `${left.boxes} ${left.ones} ${right.boxes} ${right.ones}`,
  load: ({ left, right }) => Math.min(left.ones, right.ones),
  draws: (chance, difficulty) => {
    const a = chance.int(2 + Math.round(9 * difficulty), 9 + Math.round(7 * difficulty))
    const x = chance.int(3, 14)
    const [box, weights]: readonly [Load, Load] = [
      { boxes: 1, ones: a },
      { boxes: 0, ones: a + x },
    ]
    const isTurned = chance.happens(0.4)
    return {
      letter: chance.pick(letters),
      left: isTurned ? weights : box,
      right: isTurned ? box : weights,
    }
  },
})

/** ax = b on a scale: both sides are split into equal groups. */
export const multipliedOnScale: LevelTask = solveOnScale({
  id: 'on_scale',
  version: 1,
  band: [0, 0.7],
  space: 76,
  note: ({ left, right }) => `${left.boxes} ${left.ones} ${right.boxes} ${right.ones}`,
  load: ({ left, right }) => left.boxes + right.boxes,
  draws: (chance, difficulty) => {
    const a = chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(2 * difficulty))
    const x = chance.int(2, Math.floor(30 / a))
    const [boxes, weights]: readonly [Load, Load] = [
      { boxes: a, ones: 0 },
      { boxes: 0, ones: a * x },
    ]
    const isTurned = chance.happens(0.4)
    return {
      letter: chance.pick(letters),
      left: isTurned ? weights : boxes,
      right: isTurned ? boxes : weights,
    }
  },
})
