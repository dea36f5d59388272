import { retold } from '../../../figures/drawing.ts'
import { tenFrame } from '../../../figures/ten-frame.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** Ten and `ones` more: the number is asked for, or how many ones there are besides the ten. */
export interface Params {
  readonly ones: number
  readonly asked: 'number' | 'ones'
  /** How the equation is written: in the usual way, with the parts changed, or with the other side first. */
  readonly way: 0 | 1 | 2
}

const number = (p: Params): number => 10 + p.ones
const answer = (p: Params): number => (p.asked === 'number' ? number(p) : p.ones)
const load = (p: Params): number => p.ones + (p.asked === 'ones' ? 4 : 0) + p.way
const tasks = range(1, 9)
  .flatMap((ones) =>
    (['number', 'ones'] as const).flatMap((asked) => ([0, 1, 2] as const).map((way): Params => ({ ones, asked, way }))),
  )
  .toSorted((a, b) => load(a) - load(b))

function distractors(p: Params): Distractor[] {
  if (p.asked === 'ones')
    return [
      wrongAnswer(whole(number(p)), 'given_number', `${number(p)} is all of them. How many are there besides the ten?`),
      wrongAnswer(whole(p.ones + 1), 'face_value', 'The 1 in front is not one more. It means ten.'),
      wrongAnswer(whole(10), 'looks_alike', 'That is the full frame. Count the others.'),
      wrongAnswer(
        whole(Math.abs(p.ones - 1)),
        'slip_off_by_one',
        `You left one out. ${number(p)} is ten and ${p.ones}.`,
      ),
    ]
  return [
    wrongAnswer(
      whole(10 * p.ones + 1),
      'teen_reversal',
      `The digits changed places. ${number(p)} begins with the 1 for its ten.`,
    ),
    wrongAnswer(
      whole(100 + p.ones),
      'concat_place_value',
      'Ten and ones were written side by side. The ones take the place of the zero.',
    ),
    wrongAnswer(whole(1 + p.ones), 'face_value', `A full frame is ten, not one. Add 10 and ${p.ones}.`),
    wrongAnswer(whole(p.ones), 'stops_early', `${p.ones} is the bottom frame. Ten more are in the top frame.`),
  ]
}

/** The second frame is named counter by counter, so that hearing it does not tell how many. */
function picture(p: Params): Figure {
  const drawn = tenFrame({ filled: 10, second: p.ones, frames: 2, apart: true })
  const each = range(1, p.ones).map(() => 'hexagon')
  return retold(drawn, {
    title: drawn.title,
    alt: `Two ten frames. The top frame is full of discs. The bottom frame: ${each.join(' ')}.`,
    facts: drawn.facts,
  })
}

/** A number of the teens in its parts: 'ten and 4'. */
export const tenAnd = (n: number): string => `ten and ${n - 10}`

/** See numbers 11 to 19 as ten and some ones (K.NBT.A.1): as it was asked before the level had tasks. */
export const teenNumber: TopicLevel<Params> = {
  key: 'place_value_intro/1',
  version: 3,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${number(p)} ${p.asked} ${p.way}`,
  space: tasks.length,
  prompt: (p, words) =>
    p.asked === 'number'
      ? {
          text: words.pick([
            'Which number do the frames show?',
            `What number is ten and ${p.ones} more?`,
            'Ten and some more. Which number is it?',
          ]),
          latex: [`10 + ${p.ones} = \\square`, `${p.ones} + 10 = \\square`, `\\square = 10 + ${p.ones}`][p.way] ?? '',
        }
      : {
          text: words.pick([
            `10 and how many more make ${number(p)}?`,
            `${number(p)} is ten and how many ones?`,
            'How many more than ten are there?',
          ]),
          latex:
            [`${number(p)} = 10 + \\square`, `10 + \\square = ${number(p)}`, `\\square + 10 = ${number(p)}`][p.way] ??
            '',
        },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The top frame is full. A full frame is ten.' },
    p.asked === 'number' ? { text: 'Start at ten. Count the others on.' } : { text: 'Count only the bottom frame.' },
    {
      text:
        p.asked === 'number'
          ? `Count on from ten: ${range(11, number(p)).join(', ')}.`
          : `Count: ${range(1, p.ones).join(', ')}.`,
    },
  ],
  solution: (p) => [
    nextStep('The full frame is ten.', '10', undefined, picture(p)),
    nextStep(`There ${p.ones === 1 ? 'is' : 'are'} \\(${p.ones}\\) more.`, `10 + ${p.ones} = ${number(p)}`),
    nextStep(
      p.asked === 'number'
        ? `So the number is \\(${number(p)}\\).`
        : `So \\(${number(p)}\\) is ten and \\(${p.ones}\\).`,
      undefined,
      whole(answer(p)),
    ),
  ],
  figure: picture,
  load,
}
