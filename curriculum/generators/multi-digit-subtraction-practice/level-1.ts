import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** top - bottom, both full tens. */
export interface Params {
  readonly top: number
  readonly bottom: number
}

const answer = (p: Params): number => p.top - p.bottom
const load = (p: Params): number => p.top / 10 + Math.min(p.bottom, answer(p)) / 10
const tasks: readonly Params[] = range(20, 90, 10)
  .flatMap((top) => range(10, top, 10).map((bottom) => ({ top, bottom })))
  .toSorted((x, y) => load(x) - load(y))

const picture = (p: Params): Figure =>
  baseTenBlocks({ numbers: [{ tens: p.top / 10 }], crossedOut: { tens: p.bottom / 10 }, say: 'each' })
const tens = (n: number): string => countNoun(n / 10, 'ten')

/** Subtract multiples of ten (1.NBT.C.6). */
export const level: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.top}-${p.bottom}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text: words.pick(['Subtract the tens.', 'Take the tens away. What is left?', 'Subtract.']),
    latex: `${p.top} - ${p.bottom}`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    [
      wrongAnswer(whole(answer(p) / 10), 'slip_place', 'Those are the tens that stay. Ten times as much is left.'),
      wrongAnswer(whole(answer(p) + 10), 'looks_alike', 'One ten too many. Count the blocks without a cross.'),
      wrongAnswer(whole(p.top + p.bottom), 'wrong_operation', 'Those were added. The minus sign takes away.'),
      wrongAnswer(whole(answer(p) - 10), 'looks_alike', 'One ten too few. Count the blocks without a cross.'),
      wrongAnswer(whole(p.bottom), 'given_number', 'That is what is taken. What is left?'),
    ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n),
  hints: (p) => [
    { text: 'Think of tens. How many tens are there, and how many go away?' },
    { text: `Take ${tens(p.bottom)} away from ${tens(p.top)}.` },
    { text: `\\(${p.top / 10} - ${p.bottom / 10} = ${answer(p) / 10}\\). That many tens are left.` },
  ],
  solution: (p) => [
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
  ],
  figure: picture,
  load,
}
