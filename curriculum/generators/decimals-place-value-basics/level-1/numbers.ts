import { fractionBar } from '../../../figures/fraction-bar.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { over, text } from '../written.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'

/** Wholes and tenths, told by a picture of less than a whole or of more, by a fraction or in words. */
export interface Params {
  readonly wholes: number
  readonly tenths: number
  readonly told: 'shaded' | 'not shaded' | 'fraction' | 'words' | 'bars'
}

const work = (p: Params): number =>
  (p.wholes > 0 ? 4 : 0) + { shaded: 0, 'not shaded': 2, fraction: 3, bars: 4, words: 5 }[p.told] + p.wholes / 4

const all: readonly Params[] = range(1, 9)
  .flatMap((tenths) => [
    { wholes: 0, tenths, told: 'shaded' as const },
    { wholes: 0, tenths, told: 'not shaded' as const },
    ...range(0, 3).map((wholes) => ({ wholes, tenths, told: 'fraction' as const })),
    ...range(1, 3).map((wholes) => ({ wholes, tenths, told: 'words' as const })),
    ...range(1, 3).map((wholes) => ({ wholes, tenths, told: 'bars' as const })),
  ])
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const units = (p: Params): number => 10 * p.wholes + p.tenths

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      over(100 * p.wholes + p.tenths, 2),
      'slip_place',
      `You wrote \\(${p.tenths}\\) in the hundredths place. Tenths are the first place after the decimal point.`,
    ),
    ...(p.wholes > 0 && p.wholes < 10
      ? [
          wrongAnswer(
            over(10 * p.tenths + p.wholes, 1),
            'reversed_order',
            `You switched \\(${p.wholes}\\) and \\(${p.tenths}\\). The wholes are before the decimal point.`,
          ),
        ]
      : []),
    ...(p.told === 'shaded' || p.told === 'not shaded'
      ? [
          wrongAnswer(
            over(10 - p.tenths, 1),
            'looks_alike',
            `That is the part that is ${p.told === 'shaded' ? 'not shaded' : 'shaded'}.`,
          ),
        ]
      : []),
    wrongAnswer(
      over(100 * units(p) + 10, 2),
      'point_as_separator',
      `You wrote the denominator 10, too. \\(${p.tenths}\\) ${p.tenths === 1 ? 'tenth' : 'tenths'} is one digit after the decimal point.`,
    ),
    wrongAnswer(
      over(units(p) + 1, 1),
      'slip_off_by_one',
      `Count the tenths again. There are not \\(${p.tenths + 1}\\).`,
    ),
  ]
}

/** Write and read tenths as decimals and fractions (4.NF.C.6). */
export const tenthsTold: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/1',
  version: 2,
  params,
  note: (p) => `${p.wholes} ${p.tenths} ${p.told}`,
  space: all.length,
  prompt: (p, words) => {
    const wholes = p.wholes === 0 ? '' : String(p.wholes)
    if (p.told === 'fraction')
      return {
        text: words.pick(['Write the number as a decimal.', 'Which decimal is equal to this number?']),
        latex: `${wholes}\\frac{${p.tenths}}{10}`,
      }
    if (p.told === 'words')
      return {
        text: words.pick([
          `Write \\(${p.wholes}\\) and \\(${p.tenths}\\) ${p.tenths === 1 ? 'tenth' : 'tenths'} as a decimal.`,
          `Which decimal has \\(${p.wholes}\\) ${p.wholes === 1 ? 'one' : 'ones'} and \\(${p.tenths}\\) ${p.tenths === 1 ? 'tenth' : 'tenths'}?`,
        ]),
      }
    if (p.told === 'bars')
      return {
        text: words.pick([
          'Each full bar is \\(1\\). What decimal do the bars show?',
          'Each bar is \\(1\\) whole in \\(10\\) equal parts. Write the shaded amount as a decimal.',
        ]),
      }
    return {
      text: words.pick([
        `The whole bar is \\(1\\). Which decimal is ${p.told}?`,
        `The bar has \\(10\\) equal parts. Write the part that is ${p.told} as a decimal.`,
      ]),
    }
  },
  answer: (p) => over(units(p), 1),
  rules: () => ({ written: 'decimal' }),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'One of ten equal parts is a tenth. It is the first place after the decimal point.' },
    {
      text:
        p.told === 'shaded' || p.told === 'not shaded'
          ? `Count the parts that are ${p.told}.`
          : p.wholes === 0
            ? 'There are 0 wholes, so write 0 before the decimal point.'
            : 'Write the wholes before the decimal point.',
    },
  ],
  solution: (p) => [
    nextStep(
      p.told === 'not shaded'
        ? `\\(${10 - p.tenths}\\) of \\(10\\) parts are shaded, so \\(${p.tenths}\\) ${p.tenths === 1 ? 'is' : 'are'} not.`
        : `There ${p.tenths === 1 ? 'is' : 'are'} \\(${p.tenths}\\) ${p.tenths === 1 ? 'tenth' : 'tenths'}.`,
      `\\frac{${p.tenths}}{10} = ${text(p.tenths, 1)}`,
    ),
    nextStep(
      p.wholes === 0
        ? 'There are 0 wholes, so write 0 before the decimal point.'
        : `Write the \\(${p.wholes}\\) ${p.wholes === 1 ? 'whole' : 'wholes'} before the decimal point.`,
      text(units(p), 1),
      over(units(p), 1),
    ),
  ],
  figure: (p) => fractionBar({ bars: [{ parts: 10, shaded: p.told === 'not shaded' ? 10 - p.tenths : units(p) }] }),
  load: work,
}
