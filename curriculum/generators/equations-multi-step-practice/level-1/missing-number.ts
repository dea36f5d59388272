import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { part, right, twoStepEquation, type Params } from './numbers.ts'
import type { Distractor, Step } from '../../../topic-level.ts'

/** An equation whose solution is known, with one of its numbers open: the one that is added, or the one that multiplies. */
export interface Open {
  readonly base: Params
  readonly open: 'added' | 'factor'
}

const signOf = (p: Params): string => (p.b < 0 ? '-' : '+')
const missing = (p: Open): number => (p.open === 'added' ? Math.abs(p.base.b) : p.base.a)

const hole = '\\Box'

/** The equation with its open number; with the solution in place of the letter where it is put in. */
function sentence({ base: p, open }: Open, isPut = false): string {
  const [a, b] = open === 'added' ? [String(p.a), hole] : [hole, String(Math.abs(p.b))]
  const letter = isPut ? bracketed(p) : p.letter
  const product = isPut ? `${a} \\cdot ${letter}` : `${a}${a === hole ? ' ' : ''}${letter}`
  const c = right(p)
  if (p.shape === 'from') return `${b} - ${product} = ${c}`
  const term = p.shape === 'over' ? `\\frac{${isPut ? p.x : letter}}{${a}}` : product
  return p.shape === 'turned' ? `${c} = ${term} ${signOf(p)} ${b}` : `${term} ${signOf(p)} ${b} = ${c}`
}

const bracketed = ({ x }: Params): string => (x < 0 ? `(${x})` : String(x))

function distractors(p: Open): Distractor[] {
  const { base } = p
  const [c, answer] = [right(base), missing(p)]
  const list =
    p.open === 'added'
      ? [
          wrongAnswer(
            whole(Math.abs(part(base) + c)),
            'wrong_operation',
            `Put your number in: the two sides are not equal. Compare \\(${part(base)}\\) with \\(${c}\\).`,
          ),
          wrongAnswer(
            whole(Math.abs(c)),
            'given_number',
            'That number stands on the other side. The box stands for another number.',
          ),
        ]
      : [
          wrongAnswer(
            whole(Math.abs(part(base))),
            'stops_early',
            `That is what the whole term is worth. Which number with \\(${base.x}\\) gives it?`,
          ),
          wrongAnswer(
            whole(Math.abs(base.x)),
            'given_number',
            `That is \\(${base.letter}\\). The box stands for another number.`,
          ),
        ]
  return [
    ...list,
    wrongAnswer(whole(answer + 1), 'slip_off_by_one', 'Very close. Put your number in and check both sides.'),
    wrongAnswer(whole(answer - 1), 'slip_off_by_one', 'Very close. Put your number in and check both sides.'),
  ].filter(({ value }) => value.kind === 'rational' && value.n > 0n && value.n !== BigInt(answer))
}

const termFound = ({ letter, x }: Params): string => `${letter} = ${x}`

function solution(p: Open): Step[] {
  const { base } = p
  const answer = whole(missing(p))
  return [
    nextStep(`Put \\(${termFound(base)}\\) into the equation.`, sentence(p, true)),
    p.open === 'added'
      ? nextStep(
          `Work out the term: it is \\(${part(base)}\\). Compare it with \\(${right(base)}\\).`,
          `\\Box = ${missing(p)}`,
          answer,
        )
      : nextStep(
          `Undo the number that stands by itself. The whole term is \\(${part(base)}\\), so find the number that gives it.`,
          `\\Box = ${missing(p)}`,
          answer,
        ),
  ]
}

/** The solution is given, and a number of the equation is not: put in, then undo. */
export const missingNumber: LevelTask = task<Open>({
  id: 'missing_number',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  band: [0, 1],
  params: (chance, difficulty) => ({
    base: twoStepEquation.params(chance, difficulty),
    open: chance.pick(['added', 'factor'] as const),
  }),
  reject: (p) => {
    const numbers = [p.base.a, Math.abs(p.base.b), Math.abs(right(p.base)), Math.abs(p.base.x)]
    if (new Set(numbers).size < numbers.length) return 'two numbers are the same'
    return twoStepEquation.reject?.(p.base) ?? null
  },
  note: (p) => `${twoStepEquation.note(p.base)} ${p.open}`,
  prompt: (p, words) => ({
    text: words.pick([
      `The solution of this equation is \\(${termFound(p.base)}\\). Which number belongs in the box?`,
      `Find the missing number, so that \\(${termFound(p.base)}\\) makes the equation true.`,
      `\\(${termFound(p.base)}\\) solves this equation. What must the box be?`,
    ]),
    latex: sentence(p),
  }),
  answer: (p) => whole(missing(p)),
  distractors,
  hints: (p) => [
    { text: `You know \\(${p.base.letter}\\). Put its value into the equation.` },
    p.open === 'added'
      ? { text: `What is the term with \\(${p.base.letter}\\) worth? What brings it to \\(${right(p.base)}\\)?` }
      : {
          text: `Undo \\(${p.base.shape === 'from' ? p.base.b : `${signOf(p.base)} ${Math.abs(p.base.b)}`}\\) first. What must the term be worth?`,
        },
  ],
  solution,
  load: (p) => twoStepEquation.load(p.base),
})
