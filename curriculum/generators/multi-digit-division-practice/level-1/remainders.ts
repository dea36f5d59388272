import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask, type Numbers } from '../../../tasks/task.ts'
import { trueFalseSort, type Claim } from '../../../tasks/true-false-sort.ts'
import { filled } from '../../../values/filled.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { RichText } from '../../../values/values.ts'

/** So many things in groups of one size, with some left over. */
export interface WithRest {
  readonly all: number
  readonly size: number
}

const groups = (p: WithRest): number => Math.floor(p.all / p.size)
const left = (p: WithRest): number => p.all % p.size
const load = (p: WithRest): number => p.all / 8 + p.size / 2

const pool: readonly WithRest[] = range(3, 9)
  .flatMap((size) => range(size + 1, Math.min(99, 16 * size)).map((all) => ({ all, size })))
  .filter((p) => p.all > 11 && left(p) > 0 && left(p) !== groups(p) && groups(p) !== p.size)
  .toSorted((a, b) => load(a) - load(b))

/** Two-digit numbers that one digit does not divide evenly. */
const withRest: Numbers<WithRest> = {
  params: (chance, difficulty) => pickByDifficulty(chance, pool, difficulty),
  note: (p) => `${p.all}:${p.size}`,
  load,
}

/** A number is laid as groups and what is left over (4.NBT.B.6). */
export const multiplyBack: LevelTask = fillSentence<WithRest>(withRest, {
  id: 'multiply_back',
  kind: 'reverse',
  version: 1,
  band: [0, 1],
  prompt: (p, words) => ({
    text: words.pick([
      `How many groups of \\(${p.size}\\) are in \\(${p.all}\\), and what is left over? Lay it.`,
      `Make the equation true. What is left over must be less than \\(${p.size}\\).`,
      `Write \\(${p.all}\\) with groups of \\(${p.size}\\) and the remainder.`,
    ]),
  }),
  sentence: (p) => ({
    lines: [`${p.all} = [] × ${p.size} + []`],
    tiles: [...new Set([groups(p), left(p), groups(p) - 1, left(p) + p.size, groups(p) + 1])].map(String),
  }),
  fills: (p) => filled([String(groups(p)), String(left(p))]),
  distractors: (p) => [
    wrongAnswer(
      filled([String(groups(p) - 1), String(left(p) + p.size)]),
      'stops_early',
      `\\(${left(p) + p.size}\\) are left over. That is enough for one more group of \\(${p.size}\\).`,
    ),
  ],
  hints: (p) => [
    { text: `Which product of \\(${p.size}\\) is close to \\(${p.all}\\), but not above it?` },
    { text: `What is left over must be less than \\(${p.size}\\).` },
  ],
  steps: (p) => [
    nextStep(`The largest product that fits.`, `${groups(p)} \\times ${p.size} = ${groups(p) * p.size}`),
    nextStep('What is left over.', `${p.all} - ${groups(p) * p.size} = ${left(p)}`),
  ],
  says: (p) => ({ say: 'Now the equation is true.', latex: `${p.all} = ${groups(p)} \\times ${p.size} + ${left(p)}` }),
})

const claim = (p: WithRest, times: number, rest: number, misconception: string): Claim => ({
  text: `\\(${p.all} \\div ${p.size}\\) is \\(${times}\\), remainder \\(${rest}\\)`,
  isTrue: times === groups(p) && rest === left(p),
  misconception,
  why:
    rest >= p.size
      ? `The remainder must be less than \\(${p.size}\\).`
      : `\\(${groups(p)} \\times ${p.size} + ${left(p)} = ${p.all}\\).`,
})

/** Quotients with remainders are checked: too much left over, one group too many (4.NBT.B.6). */
export const trueRemainders: LevelTask = trueFalseSort<WithRest>(withRest, {
  id: 'true_remainders',
  version: 1,
  sets: 'each',
  most: 5,
  claims: (p) => [
    claim(p, groups(p), left(p), 'remainder_ignored'),
    claim(p, groups(p) - 1, left(p) + p.size, 'stops_early'),
    claim(p, groups(p) + 1, left(p), 'slip_off_by_one'),
    claim(p, left(p), groups(p), 'reversed_order'),
  ],
  asks: () => [
    'Which divisions are right? Sort them.',
    'True or not true? Multiply back to check.',
    'Check each quotient and remainder. Is it right?',
  ],
  hints: ['Multiply the quotient by the divisor, and add the remainder.', 'A remainder is less than the divisor.'],
})

const kinds = ['needed', 'full', 'left'] as const

/** A story in which the remainder needs one more, is dropped, or is what is asked for. */
export interface RestStory extends WithRest {
  readonly asks: (typeof kinds)[number]
}

const asked = (p: RestStory): number => ({ needed: groups(p) + 1, full: groups(p), left: left(p) })[p.asks]
const told: Readonly<
  Record<RestStory['asks'], readonly [(p: WithRest) => RichText, ...((p: WithRest) => RichText)[]]>
> = {
  needed: [
    (p) => `${p.all} children ride in cars. Each car has room for ${p.size} children. How many cars do they need?`,
    (p) =>
      `Layla has ${p.all} photos. Each page of her album holds ${p.size}. How many pages does she need for all of them?`,
  ],
  full: [
    (p) => `A baker has ${p.all} rolls. She packs bags of ${p.size} rolls. How many bags can she fill?`,
    (p) => `A ribbon is ${p.all} inches long. One bow takes ${p.size} inches. How many bows can be made?`,
  ],
  left: [
    (p) => `${p.all} cards are dealt to ${p.size} players. Each gets the same number. How many cards are left over?`,
    (p) =>
      `Carlos puts ${p.all} eggs into boxes of ${p.size}. He fills as many as he can. How many eggs are left over?`,
  ],
}
const because: Readonly<Record<RestStory['asks'], RichText>> = {
  needed: 'Those that are left over need one more.',
  full: 'Only full groups count. What is left over is not enough.',
  left: 'The story asks for what is left over.',
}

/** What the remainder means depends on the question (4.OA.A.3). */
export const restStory: LevelTask = task<RestStory>({
  id: 'story',
  kind: 'apply',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => ({ ...withRest.params(chance, difficulty), asks: chance.pick(kinds) }),
  note: (p) => `${p.all}:${p.size} ${p.asks}`,
  prompt: (p, words) => ({ text: words.pick(told[p.asks])(p) }),
  answer: (p) => whole(asked(p)),
  distractors: (p) =>
    [
      wrongAnswer(
        whole(groups(p)),
        'remainder_ignored',
        p.asks === 'left'
          ? `That is how many times \\(${p.size}\\) fits. How many are left over?`
          : `\\(${groups(p)}\\) are full, but \\(${left(p)}\\) ${left(p) === 1 ? 'is' : 'are'} still left over.`,
      ),
      wrongAnswer(
        whole(groups(p) + 1),
        'slip_off_by_one',
        `\\(${groups(p) + 1} \\times ${p.size} = ${(groups(p) + 1) * p.size}\\). There are only \\(${p.all}\\).`,
      ),
      wrongAnswer(
        whole(left(p)),
        'looks_alike',
        `\\(${left(p)}\\) ${left(p) === 1 ? 'is' : 'are'} left over. Read again what the story asks.`,
      ),
      wrongAnswer(
        whole(p.all - p.size),
        'wrong_operation',
        `You subtracted \\(${p.size}\\) once. Make as many groups of it as you can.`,
      ),
    ].filter(({ value }) => value.kind === 'rational' && Number(value.n) !== asked(p)),
  hints: (p) => [
    { text: `Divide \\(${p.all}\\) by \\(${p.size}\\). Is something left over?` },
    { text: 'Read the question again. What happens with those that are left over?' },
    { text: because[p.asks] },
  ],
  solution: (p) => [
    nextStep('Divide, and find the remainder.', `${p.all} = ${groups(p)} \\times ${p.size} + ${left(p)}`),
    nextStep(
      `\\(${left(p)}\\) ${left(p) === 1 ? 'is' : 'are'} left over. ${because[p.asks]}`,
      undefined,
      whole(asked(p)),
    ),
  ],
  load,
})
