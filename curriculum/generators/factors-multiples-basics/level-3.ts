import { array } from '../../figures/array.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Four numbers: one prime among composite ones, or one composite among primes. */
export interface Params {
  readonly asked: 'prime' | 'composite'
  readonly right: number
  readonly others: readonly [number, number, number]
  readonly order: number
  /** An example of a composite number as an array. */
  readonly example: readonly [number, number]
}

const smallest = (n: number): number => range(2, n).find((d) => n % d === 0) ?? n
const isPrimeNumber = (n: number): boolean => n > 1 && smallest(n) === n
const primes = range(2, 97).filter(isPrimeNumber)
const composites = range(9, 99).filter((n) => !isPrimeNumber(n) && n % 2 === 1)
const shownNumbers = (p: Params): number[] => {
  const all = [p.right, ...p.others]
  return [...all.slice(p.order), ...all.slice(0, p.order)]
}

/** Small numbers first; larger ones with a smallest factor of 7 as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const asked = chance.happens(0.5) ? 'prime' : 'composite'
  const reach = (all: readonly number[]): number[] =>
    all.filter((n) => n > 6 + 20 * difficulty && n < 45 + 56 * difficulty)
  const lure = chance.happens(0.35) ? 1 : chance.pick(reach(composites))
  const odd = chance.pick(reach(composites))
  const even = 2 * chance.int(4 + Math.round(10 * difficulty), 22 + Math.round(26 * difficulty))
  const [a = 2, b = 3, c = 5] = chance.sample(reach(primes), 3)
  const example = chance.pick([
    [2, 4],
    [3, 4],
    [2, 5],
    [3, 5],
    [2, 6],
    [4, 5],
  ] as const)
  const order = chance.int(0, 3)
  return asked === 'prime'
    ? { asked, right: a, others: [lure, odd, even], order, example }
    : { asked, right: odd, others: [a, b, c], order, example }
}

function distractors(p: Params): Distractor[] {
  if (p.asked === 'composite')
    return p.others.map((n) =>
      wrongAnswer(whole(n), 'looks_alike', `\\(${n}\\) has only the factors 1 and itself. It is prime.`),
    )
  return p.others.map((n) =>
    n === 1
      ? wrongAnswer(whole(1), 'one_is_prime', 'The number 1 has only one factor. A prime has exactly two.')
      : wrongAnswer(
          whole(n),
          'one_is_prime',
          `\\(${n} = ${smallest(n)} \\times ${n / smallest(n)}\\), so it has more than two factors.`,
        ),
  )
}

const picture = (p: Params): Figure => array({ rows: p.example[0], columns: p.example[1] })

/** Decide whether a number to 100 is prime or composite (4.OA.B.4). */
export const level: TopicLevel<Params> = {
  key: 'factors_multiples_basics/3',
  version: 1,
  params,
  reject: (p) =>
    new Set([p.right, ...p.others]).size < 4
      ? 'the same number twice'
      : shownNumbers(p).includes(p.example[0] * p.example[1])
        ? 'the example is on offer'
        : null,
  note: (p) =>
    `${p.asked} ${shownNumbers(p)
      .toSorted((a, b) => a - b)
      .join(' ')}`,
  prompt: (p, words) => ({
    text: `The array shows that ${p.example[0] * p.example[1]} is composite. ${words.pick([
      `Only one of these numbers is ${p.asked}. Which one?`,
      `Which of these numbers is ${p.asked}?`,
      p.asked === 'prime'
        ? 'Which of these numbers has exactly two factors?'
        : 'Which of these numbers has more than two factors?',
      `Test each number for factors. Which one is ${p.asked}?`,
    ])}`,
    latex: shownNumbers(p).join(',\\quad '),
  }),
  answer: (p) => whole(p.right),
  forms: ['numeric', 'choice'],
  formsLeftOut: { multi_choice: 'Exactly one of the four numbers is right, and it is typed as a number.' },
  distractors,
  hints: (p) => [
    {
      text: `The array shows a composite number: \\(${p.example[0] * p.example[1]} = ${p.example[0]} \\times ${p.example[1]}\\). A prime number makes only one row.`,
    },
    { text: 'Test 2, 3, 5, and 7. Does one of them divide the number evenly?' },
    {
      text:
        p.asked === 'prime'
          ? 'Cross out 1, the even numbers, and the multiples of 3.'
          : 'Three of the numbers have only 1 and themselves as factors.',
    },
  ],
  solution: (p) => [
    ...(p.asked === 'prime'
      ? p.others.map((n) =>
          nextStep(
            n === 1 ? 'The number 1 is not prime: it has only one factor.' : `\\(${n}\\) is composite.`,
            n === 1 ? undefined : `${n} = ${smallest(n)} \\times ${n / smallest(n)}`,
          ),
        )
      : [
          nextStep(
            `\\(${p.right}\\) can be split into equal rows.`,
            `${p.right} = ${smallest(p.right)} \\times ${p.right / smallest(p.right)}`,
          ),
        ]),
    nextStep(
      p.asked === 'prime'
        ? `2, 3, 5, and 7 do not evenly divide \\(${p.right}\\), so it is prime.`
        : `So \\(${p.right}\\) is composite. The other numbers are prime.`,
      undefined,
      whole(p.right),
    ),
  ],
  figure: picture,
  load: (p) => shownNumbers(p).reduce((sum, n) => sum + n, 0) / 40 + p.right / 20,
}
