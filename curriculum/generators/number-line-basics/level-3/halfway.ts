import { numberLine } from '../../../figures/number-line.ts'
import { task } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'

/** Two numbers and what is halfway between them. */
export interface Halfway {
  readonly low: number
  readonly high: number
}

const middle = ({ low, high }: Halfway): number => (low + high) / 2

/** Neighboring tens at first; then numbers farther apart. */
function params(chance: Chance, difficulty: number): Halfway {
  const gap = chance.pick(difficulty < 0.45 ? [10, 20, 40] : difficulty < 0.75 ? [40, 60, 100] : [60, 80, 100, 200])
  const step = gap === 200 ? 100 : gap === 100 ? 50 : 10
  const low = step * chance.int(1, Math.floor((1000 - gap) / step))
  return { low, high: low + gap }
}

/** The number in the middle of two others, and the end when the middle is known. */
export const halfway = task<Halfway & { readonly open: 'middle' | 'high' }>({
  id: 'halfway',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => {
    const open = chance.happens(difficulty - 0.2) ? 'high' : 'middle'
    return { ...params(chance, difficulty), open }
  },
  note: ({ low, high, open }) => `${low} to ${high}, ${open}`,
  prompt: (p, words) => ({
    text:
      p.open === 'middle'
        ? words.pick([
            `Which number is halfway between \\(${p.low}\\) and \\(${p.high}\\)?`,
            `A point is halfway from \\(${p.low}\\) to \\(${p.high}\\). What number is it?`,
          ])
        : words.pick([
            `\\(${middle(p)}\\) is halfway between \\(${p.low}\\) and another number. What is the other number?`,
            `A line starts at \\(${p.low}\\). Its middle is \\(${middle(p)}\\). What number is at its right end?`,
          ]),
  }),
  answer: (p) => whole(p.open === 'middle' ? middle(p) : p.high),
  distractors: (p) =>
    p.open === 'middle'
      ? [
          wrongAnswer(
            whole(p.high - p.low),
            'wrong_operation',
            `That is the distance between them. Go only half of it from \\(${p.low}\\).`,
          ),
          wrongAnswer(
            whole((p.high - p.low) / 2),
            'stops_early',
            `That is half of the distance. Add it to \\(${p.low}\\).`,
          ),
        ]
      : [
          wrongAnswer(
            whole(middle(p) - p.low),
            'stops_early',
            `That is the distance to the middle. Now go that far from \\(${middle(p)}\\).`,
          ),
          wrongAnswer(
            whole(middle(p)),
            'given_number',
            `\\(${middle(p)}\\) is in the middle. The other number is farther to the right.`,
          ),
        ],
  hints: (p) =>
    p.open === 'middle'
      ? [
          { text: `How far is it from \\(${p.low}\\) to \\(${p.high}\\)?` },
          { text: 'Halfway is half of that distance.' },
          { text: `Find \\(${p.low} + ${(p.high - p.low) / 2}\\).` },
        ]
      : [
          { text: `How far is it from \\(${p.low}\\) to the middle?` },
          { text: 'From the middle to the other end, it is just as far.' },
          { text: `Find \\(${middle(p)} + ${middle(p) - p.low}\\).` },
        ],
  solution: (p) => {
    const half = middle(p) - p.low
    const picture = numberLine({ from: p.low, to: p.high, step: half, labelEvery: 1 })
    return p.open === 'middle'
      ? [
          nextStep(
            `From \\(${p.low}\\) to \\(${p.high}\\) is \\(${2 * half}\\). Half of that is \\(${half}\\).`,
            `${2 * half} \\div 2 = ${half}`,
          ),
          nextStep(
            `Go \\(${half}\\) to the right from \\(${p.low}\\).`,
            `${p.low} + ${half} = ${middle(p)}`,
            whole(middle(p)),
            picture,
          ),
        ]
      : [
          nextStep(`From \\(${p.low}\\) to the middle is \\(${half}\\).`, `${middle(p)} - ${p.low} = ${half}`),
          nextStep('Go just as far again.', `${middle(p)} + ${half} = ${p.high}`, whole(p.high), picture),
        ]
  },
  load: (p) => (p.high - p.low) / 10 + (p.open === 'high' ? 4 : 0),
})
