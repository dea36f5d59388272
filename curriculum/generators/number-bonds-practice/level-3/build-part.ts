import { buildFigure } from '../../../tasks/build-figure.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { blockMat, pilesAmounts, pilesWords, twoColumns } from '../../place-value-intro/blocks.ts'
import { bondNote, otherPart } from '../bond-numbers.ts'
import { bondsToHundred as base } from './numbers.ts'
import type { Amounts } from '../../../values/values.ts'
import type { Bond } from '../missing-part.ts'

const piles = (n: number): { hundreds: number; tens: number; ones: number } => ({
  hundreds: 0,
  tens: Math.floor(n / 10),
  ones: n % 10,
})
const blocks = (n: number): Amounts => pilesAmounts(piles(n))
const fiveMore = (p: Bond): boolean => p.given % 10 !== 0

/** The part that fills up 100 is built with tens and ones (2.NBT.B.5). */
export const buildPart = buildFigure<Bond>(
  { ...base, answer: (p) => blocks(otherPart(p)), note: bondNote },
  {
    id: 'build_part',
    version: 1,
    form: 'base_ten',
    space: 19,
    surface: () => blockMat(twoColumns, 'build', null),
    prompt: (p, words) => ({
      text: words.pick([
        `The whole is \\(100\\). One part is \\(${p.given}\\). Build the other part with blocks.`,
        `Build the number that goes with \\(${p.given}\\) to make \\(100\\).`,
        `How much is missing from \\(${p.given}\\) to \\(100\\)? Build it with blocks.`,
      ]),
    }),
    distractors: (p) => [
      ...(otherPart(p) < 90
        ? [
            wrongAnswer(
              blocks(otherPart(p) + 10),
              'count_off_by_one',
              `Together that is \\(110\\). ${fiveMore(p) ? 'Your fives make one ten too.' : 'Take one ten out.'}`,
            ),
          ]
        : []),
      ...(otherPart(p) === p.given
        ? []
        : [
            wrongAnswer(
              blocks(p.given),
              'given_number',
              `\\(${p.given}\\) is the part that you know. Build the other part.`,
            ),
          ]),
    ],
    hints: (p) => [
      { text: `\\(100\\) is 10 tens. How much of it is \\(${p.given}\\)?` },
      fiveMore(p)
        ? { text: `Go from \\(${p.given}\\) to the next ten first: that is 5 ones.` }
        : { text: `\\(${p.given}\\) is ${countNoun(p.given / 10, 'ten')}. How many more tens make 10 tens?` },
    ],
    solution: (p) => [
      fiveMore(p)
        ? nextStep(`5 ones fill up the next ten.`, `${p.given} + 5 = ${p.given + 5}`)
        : nextStep('Think of tens: 10 tens are 100.', `${p.given / 10} + ${otherPart(p) / 10} = 10`),
      nextStep(
        `Put in ${pilesWords(piles(otherPart(p)))}.`,
        `${p.given} + ${otherPart(p)} = 100`,
        blocks(otherPart(p)),
      ),
    ],
  },
)
