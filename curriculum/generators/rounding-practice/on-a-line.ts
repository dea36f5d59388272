import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Numbers } from '../../tasks/task.ts'
import type { Rounded } from './rounded-to.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** A whole number to round to the nearest ten or hundred. */
export interface Rounding {
  readonly n: number
  readonly to: 10 | 100
}

const below = (p: Rounding): number => p.n - (p.n % p.to)
const above = (p: Rounding): number => below(p) + p.to
const goesUp = (p: Rounding): boolean => p.n - below(p) >= p.to / 2
const rounded = (p: Rounding): number => (goesUp(p) ? above(p) : below(p))
const word = (p: Rounding): string => (p.to === 10 ? 'ten' : 'hundred')
const smaller = (p: Rounding): string => (p.to === 10 ? 'ones' : 'tens')
const decides = (p: Rounding): number => Math.floor(p.n / (p.to / 10)) % 10

function distractors(p: Rounding): Distractor[] {
  return [
    goesUp(p)
      ? wrongAnswer(
          whole(below(p)),
          'round_double',
          `The end was cut off. The ${smaller(p)} digit is ${decides(p)}, so it goes up.`,
        )
      : wrongAnswer(
          whole(above(p)),
          'wrong_operation',
          `The ${smaller(p)} digit is ${decides(p)}. Below 5 it goes down.`,
        ),
    wrongAnswer(
      whole(rounded(p) + (p.n % p.to)),
      'stops_early',
      `The ${smaller(p)} were kept. After rounding they are zero.`,
    ),
    wrongAnswer(
      whole(goesUp(p) ? above(p) + p.to : Math.max(0, below(p) - p.to)),
      'looks_alike',
      `That ${word(p)} is farther away. The number lies between \\(${below(p)}\\) and \\(${above(p)}\\).`,
    ),
    ...(p.to === 100
      ? [
          wrongAnswer(
            whole(10 * Math.floor((p.n + 5) / 10)),
            'looks_alike',
            'That is rounded to the nearest ten. Hundreds are asked for.',
          ),
        ]
      : [wrongAnswer(whole(p.n), 'given_number', 'That is the number itself. Which ten is nearest?')]),
  ]
}

const picture = (p: Rounding, found: boolean): Figure =>
  numberLine({
    from: Math.max(0, below(p) - p.to),
    to: above(p) + p.to,
    step: p.to / 10,
    labelEvery: found ? 5 : 10,
    points: [{ at: p.n, label: String(p.n) }],
  })

/** A level of rounding with the number shown between its two neighbors. */
export function roundingOnLineLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Rounding>, 'params' | 'load'>,
): TopicLevel<Rounding> {
  return {
    key,
    version: 1,
    ...settings,
    reject: (p) => (p.n % p.to === 0 ? 'round already' : below(p) === 0 && !goesUp(p) ? 'rounds to nothing' : null),
    note: (p) => `${p.n} to ${p.to}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Round \\(${p.n}\\) to the nearest ${word(p)}.`,
        `Which ${word(p)} is nearest to \\(${p.n}\\)?`,
        `What is \\(${p.n}\\), rounded to the nearest ${word(p)}?`,
      ]),
    }),
    answer: (p) => whole(rounded(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints: (p) => [
      { text: `Between which two ${word(p)}s does the number lie?` },
      { text: `Look at the ${smaller(p)} digit. Is it 5 or more?` },
      { text: `Halfway is \\(${below(p) + p.to / 2}\\). Is \\(${p.n}\\) below it or not?` },
    ],
    solution: (p) => [
      nextStep(
        `\\(${p.n}\\) lies between \\(${below(p)}\\) and \\(${above(p)}\\).`,
        `${below(p)} < ${p.n} < ${above(p)}`,
      ),
      nextStep(
        p.n === below(p) + p.to / 2
          ? `\\(${p.n}\\) is exactly halfway. Then it goes up.`
          : `Halfway is \\(${below(p) + p.to / 2}\\). \\(${p.n}\\) is ${goesUp(p) ? 'above' : 'below'} it.`,
        undefined,
        undefined,
        picture(p, true),
      ),
      nextStep(`So it rounds to \\(${rounded(p)}\\).`, `${p.n} \\approx ${rounded(p)}`, whole(rounded(p))),
    ],
    figure: (p) => picture(p, false),
  }
}

/** The numbers of such a level, for its other tasks. */
export function roundingNumbers(base: TopicLevel<Rounding>): Numbers<Rounded> {
  const rounding = ({ n, unit }: Rounded): Rounding => ({ n, to: unit === 10 ? 10 : 100 })
  return {
    params: (chance, difficulty) => {
      const { n, to } = base.params(chance, difficulty)
      return { n, unit: to }
    },
    reject: (p) => base.reject?.(rounding(p)) ?? null,
    note: (p) => base.note(rounding(p)),
    load: (p) => base.load(rounding(p)),
  }
}

/** Walks down and up from the number until a round one is met; the middle goes up. */
export function nearestByWalking(p: Rounding): number {
  for (let off = 0; ; off++) {
    if ((p.n + off) % p.to === 0) return p.n + off
    if ((p.n - off) % p.to === 0) return p.n - off
  }
}

/** Cut off instead of rounded. */
export const wrongRoundings = {
  round_double: (p: Rounding): Rational => {
    let n = p.n
    while (n % p.to !== 0) n--
    return whole(n)
  },
}
