import { wholeText } from '../../../notation/number-latex.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'

/** A number, and what it becomes when it is made ten, a hundred or a thousand times as large. */
export interface Grown {
  readonly n: number
  readonly times: 10 | 100 | 1000
}

const end = (p: Grown): number => p.n * p.times
const zeros = (p: Grown): number => String(p.times).length - 1
const places = (p: Grown): string => (zeros(p) === 1 ? 'one place' : `${zeros(p)} places`)

/** The number that is ten times (or a hundred, or a thousand times) as large is told: which number was it (4.NBT.A.1)? */
export const tenTimesBack: LevelTask = task<Grown>({
  id: 'ten_times_back',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => {
    const times = ([10, 100, 1000] as const)[Math.min(2, Math.floor(2.2 * difficulty + 0.7 * chance.unit()))] ?? 10
    return { n: chance.int(21, 99 + Math.round(700 * difficulty)), times }
  },
  reject: (p) => (p.n % 10 === 0 ? 'zeros at its end hide how many came' : null),
  note: (p) => `${p.n} ${p.times}`,
  prompt: (p, words) => ({
    text: words.pick([
      `\\(${wholeText(end(p))}\\) is \\(${p.times}\\) times as large as which number?`,
      `A number is made \\(${p.times}\\) times as large. Now it is \\(${wholeText(end(p))}\\). What was it?`,
      `Every digit moved ${places(p)} to the left, and it became \\(${wholeText(end(p))}\\). What was the number?`,
    ]),
  }),
  answer: (p) => whole(p.n),
  distractors: (p) => [
    wrongAnswer(
      whole(end(p) * p.times > 1_000_000 ? p.n * 10 : end(p) * p.times),
      'slip_place',
      `The number was smaller before. Move the digits back ${places(p)}.`,
    ),
    wrongAnswer(
      whole(end(p) - p.times),
      'wrong_operation',
      `\\(${p.times}\\) was taken away. \\(${p.times}\\) times as large moves the digits.`,
    ),
    wrongAnswer(whole(end(p)), 'given_number', `That is the number now. Which one was it before?`),
  ],
  hints: (p) => [
    { text: 'Ten times as large moves every digit one place to the left.' },
    { text: `\\(${p.times}\\) times: the digits moved ${places(p)}. Move them back.` },
  ],
  solution: (p) => [
    nextStep(`\\(${p.times}\\) times as large moves each digit ${places(p)} to the left. Move them back to the right.`),
    nextStep(
      `So it was \\(${wholeText(p.n)}\\).`,
      `${wholeText(p.n)} \\times ${wholeText(p.times)} = ${wholeText(end(p))}`,
      whole(p.n),
    ),
  ],
  load: (p) => 3 * zeros(p) + p.n / 300,
})
