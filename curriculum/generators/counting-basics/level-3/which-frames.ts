import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { tenFrame } from '../../../figures/ten-frame.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Item } from '../../../values/values.ts'

/** Ten and some more; two more than that still fit into the frames. */
const numbers = range(11, 18)

/** A number in two ten frames, filled one after the other: a full one, and the rest. */
function frames(count: number): Item {
  const figure = tenFrame({ filled: count, frames: 2 })
  return item(`${count}`, '', { speech: figure.alt, figure })
}

/** Which frames show a number: ten and some more are seen at a glance (K.NBT.A.1). */
export const whichFrames: LevelTask = task<number>({
  id: 'which_frames',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => pickByDifficulty(chance, numbers, difficulty),
  note: String,
  space: numbers.length,
  prompt: (p, words) => ({
    text: words.pick([`Which frames show ${p}?`, `Find ${p} counters.`, `Where do you see ${p} counters?`]),
  }),
  answer: (p) => frames(p),
  distractors: (p) => [
    wrongAnswer(frames(p - 1), 'count_off_by_one', 'One is missing. A full frame is ten: count on from there.'),
    wrongAnswer(frames(p + 1), 'count_off_by_one', 'That is one too many. A full frame is ten: count on from there.'),
    wrongAnswer(frames(p + 2), 'near', 'There are too many. A full frame is ten: count on from there.'),
  ],
  hints: (p) => [
    { text: 'A full frame holds ten.' },
    { text: `${p} is ten and some more. How many more?` },
    { text: `Look for a full frame and ${p - 10} more.` },
  ],
  solution: (p) => [
    nextStep(`\\(${p}\\) is \\(10\\) and \\(${p - 10}\\).`, `10 + ${p - 10} = ${p}`),
    nextStep(`Here one frame is full, and ${p - 10} more lie in the other one.`, undefined, frames(p)),
  ],
  load: (p) => p,
})
