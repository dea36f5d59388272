import { scaleLatex, solveOnScale } from '../../tasks/solve-on-scale.ts'
import { range, windowOf } from '../wrong-answer.ts'
import type { LevelTask } from '../../tasks/task.ts'

const letters = ['x', 'n', 'y', 'k', 't'] as const

/** All of a(x + b) = c that a scale has room for, by a. */
const groupSets = range(2, 6).flatMap((a) =>
  range(1, Math.floor(30 / a) - 1).flatMap((b) => range(1, Math.floor(30 / a) - b).map((x) => ({ a, b, x }))),
)

/** a(x + b) = c on a scale: equal groups of a box and weights, so that both sides can be split at once. */
export const groupsOnScale: LevelTask = solveOnScale({
  id: 'on_scale',
  version: 1,
  note: scaleLatex,
  draws: (chance, difficulty) => {
    const { a, b, x } = chance.pick(windowOf(groupSets, difficulty, 0.6))
    const [groups, weights] = [
      { boxes: a, ones: a * b },
      { boxes: 0, ones: a * (x + b) },
    ]
    const isTurned = chance.happens(0.4)
    return { letter: chance.pick(letters), left: isTurned ? weights : groups, right: isTurned ? groups : weights }
  },
  load: ({ left, right }) => left.boxes + right.boxes,
  prompt: (p, words) => {
    const isTurned = p.left.boxes === 0
    const [{ boxes, ones }, { ones: weights }] = isTurned ? [p.right, p.left] : [p.left, p.right]
    const group = `${p.letter} + ${ones / boxes}`
    const given = isTurned ? `${weights} = ${boxes}(${group})` : `${boxes}(${group}) = ${weights}`
    return {
      text: words.pick([
        `One pan holds \\(${boxes}\\) groups of \\(${group}\\). Solve \\(${given}\\) on the scale, until one box is alone.`,
        `Solve \\(${given}\\) on the scale. You can split first, or take away first. Get one box alone.`,
        `This scale shows \\(${given}\\). Do the same to both sides until a single box is alone on its pan.`,
      ]),
    }
  },
})

/** ax + b = cx + d on a scale: boxes and weights are taken from both sides. */
export const bothSidesOnScale: LevelTask = solveOnScale({
  id: 'on_scale',
  version: 1,
  note: scaleLatex,
  draws: (chance, difficulty) => {
    const more = chance.int(1 + Math.round(2 * difficulty), 2 + Math.round(2 * difficulty))
    const fewer = chance.int(1, Math.min(2 + Math.round(difficulty), 6 - more))
    const ones = chance.int(1, 9)
    const x = chance.int(1, 8)
    const heavy = { boxes: fewer + more, ones }
    const light = { boxes: fewer, ones: ones + more * x }
    const isTurned = chance.happens(0.5)
    return { letter: chance.pick(letters), left: isTurned ? light : heavy, right: isTurned ? heavy : light }
  },
  load: ({ left, right }) => Math.abs(left.boxes - right.boxes),
})
