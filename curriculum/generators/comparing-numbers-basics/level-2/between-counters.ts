import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { amounts } from '../../../values/amounts.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'

const places = 10
const numbers = range(1, places - 1)
const shown = (count: number): ReturnType<typeof amounts> => amounts({ counter: count }, 'exact')

/** A number that is greater than one and less than another, put into a ten frame (K.CC.C.6). */
export const betweenCounters: LevelTask = task<number>({
  id: 'between_counters',
  kind: 'build',
  version: 1,
  form: 'counters',
  params: (chance, difficulty) => pickByDifficulty(chance, numbers, difficulty),
  note: String,
  space: numbers.length,
  prompt: (n, words) => ({
    text: words.pick([
      `Put in more than ${n - 1} counters, but fewer than ${n + 1}.`,
      `Show a number greater than ${n - 1} and less than ${n + 1}.`,
      `Make a number between ${n - 1} and ${n + 1}. Use counters.`,
    ]),
  }),
  answer: shown,
  widget: () => ({
    surface: { widget: 'counters', mode: 'frame', places, colors: 1, does: 'place', start: '' },
  }),
  distractors: (n) => [
    ...(n > 1
      ? [wrongAnswer(shown(n - 1), 'given_number', `That is just ${n - 1}. It must be more than ${n - 1}.`)]
      : []),
    wrongAnswer(shown(n + 1), 'given_number', `That is just ${n + 1}. It must be less than ${n + 1}.`),
  ],
  hints: (n) => [
    { text: `Count from ${n - 1} to ${n + 1}. What comes in the middle?` },
    { text: `What comes after ${n - 1}, and before ${n + 1}?` },
  ],
  solution: (n) => [
    nextStep(`Count: ${n - 1}, ${n}, ${n + 1}.`),
    nextStep(
      `\\(${n}\\) is greater than \\(${n - 1}\\) and less than \\(${n + 1}\\).`,
      `${n - 1}, ${n}, ${n + 1}`,
      shown(n),
    ),
  ],
  load: (n) => n,
})
