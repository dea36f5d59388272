import { baseTenBlocks } from '../../../figures/base-ten-blocks.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** top - bottom, both full tens. 'missing': bottom is asked for. */
export interface Params {
  readonly kind: 'plain' | 'missing' | 'story'
  readonly top: number
  readonly bottom: number
}

const left = (p: Params): number => p.top - p.bottom
const answer = (p: Params): number => (p.kind === 'missing' ? p.bottom : left(p))
const load = (p: Params): number =>
  p.top / 10 + Math.min(p.bottom, left(p)) / 10 + { plain: 0, story: 1, missing: 2 }[p.kind]
const tasks: readonly Params[] = range(20, 90, 10)
  .flatMap((top) => range(10, top, 10).map((bottom) => ({ top, bottom })))
  .flatMap((it) => (['plain', 'story', 'missing'] as const).map((kind): Params => ({ ...it, kind })))
  .filter((p) => p.kind === 'plain' || p.bottom < p.top)
  .toSorted((x, y) => load(x) - load(y))

const picture = (p: Params): Figure =>
  baseTenBlocks({
    numbers: [{ tens: p.top / 10 }],
    ...(p.kind === 'missing' ? {} : { crossedOut: { tens: p.bottom / 10 } }),
    say: 'each',
  })
const tens = (n: number): string => countNoun(n / 10, 'ten')

/** Subtract multiples of ten (1.NBT.C.6). */
export const subtractTens: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/1',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.kind} ${p.top}-${p.bottom}`,
  space: tasks.length,
  prompt: (p, words) => {
    if (p.kind === 'story')
      return {
        text: words.pick([
          `There are ${p.top} sheets of paper. The class uses ${p.bottom} sheets. How many sheets are left?`,
          `A store has ${p.top} balls. It sells ${p.bottom} balls. How many balls are left?`,
          `${p.top} birds are on a roof. ${p.bottom} birds fly away. How many birds are left?`,
          `A book has ${p.top} pages. Mia reads ${p.bottom} pages. How many pages are left?`,
        ]),
      }
    if (p.kind === 'missing')
      return {
        text: words.pick(['Which number was taken away?', 'Find the missing number.', 'What number makes this true?']),
        latex: `${p.top} - \\square = ${left(p)}`,
      }
    return {
      text: words.pick([
        'Subtract the tens.',
        'Take the tens away. What is left?',
        'Subtract.',
        'Find the difference.',
      ]),
      latex: `${p.top} - ${p.bottom}`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    [
      wrongAnswer(
        whole(answer(p) / 10),
        'slip_place',
        `That is the number of tens. ${tens(answer(p))} ${answer(p) === 10 ? 'is' : 'are'} \\(${answer(p)}\\).`,
      ),
      wrongAnswer(
        whole(answer(p) + 10),
        'looks_alike',
        `That is one ten too many. Find \\(${p.top / 10} - ${(p.kind === 'missing' ? left(p) : p.bottom) / 10}\\) tens.`,
      ),
      wrongAnswer(
        whole(p.top + (p.kind === 'missing' ? left(p) : p.bottom)),
        'wrong_operation',
        p.kind === 'missing'
          ? `You added. ${p.top} is what there was at first.`
          : `You added \\(${p.bottom}\\). Take ${tens(p.bottom)} away from ${tens(p.top)}.`,
      ),
      wrongAnswer(
        whole(answer(p) - 10),
        'looks_alike',
        `That is one ten too few. Find \\(${p.top / 10} - ${(p.kind === 'missing' ? left(p) : p.bottom) / 10}\\) tens.`,
      ),
      p.kind === 'missing'
        ? wrongAnswer(whole(left(p)), 'given_number', `\\(${left(p)}\\) is what is left. How many were taken away?`)
        : wrongAnswer(whole(p.bottom), 'given_number', `\\(${p.bottom}\\) is taken away. How many are left?`),
    ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n),
  hints: (p) =>
    p.kind === 'missing'
      ? [
          { text: `There were ${tens(p.top)}. Now ${tens(left(p))} ${left(p) === 10 ? 'is' : 'are'} left.` },
          { text: `Which number of tens goes with ${left(p) / 10} to make ${p.top / 10}?` },
        ]
      : [
          { text: 'Think of tens. How many tens are there, and how many go away?' },
          { text: `Take ${tens(p.bottom)} away from ${tens(p.top)}.` },
          { text: `\\(${p.top / 10} - ${p.bottom / 10} = ${left(p) / 10}\\). That many tens are left.` },
        ],
  solution: (p) => {
    if (p.kind === 'missing')
      return [
        nextStep(
          `${tens(left(p))} and ${tens(p.bottom)} make ${tens(p.top)}.`,
          `${left(p) / 10} + ${p.bottom / 10} = ${p.top / 10}`,
          undefined,
          picture({ ...p, kind: 'plain' }),
        ),
        nextStep(`So \\(${p.bottom}\\) was taken away.`, `${p.top} - ${p.bottom} = ${left(p)}`, whole(p.bottom)),
      ]
    return [
      nextStep(
        `\\(${p.top}\\) is ${tens(p.top)}. Take away ${tens(p.bottom)}.`,
        `${p.top / 10} - ${p.bottom / 10} = ${answer(p) / 10}`,
        undefined,
        picture(p),
      ),
      nextStep(
        answer(p) === 0
          ? 'No tens are left.'
          : `${tens(answer(p))} ${answer(p) === 10 ? 'is' : 'are'} \\(${answer(p)}\\).`,
        `${p.top} - ${p.bottom} = ${answer(p)}`,
        whole(answer(p)),
      ),
    ]
  },
  figure: picture,
  load,
}
