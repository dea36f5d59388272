import { areaModel } from '../../../figures/area-model.ts'
import { listWords } from '../../../figures/lettering.ts'
import { wholeText } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { partsOf } from '../parts-of.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A number of three or four digits times a one-digit number. */
export interface Params {
  readonly long: number
  readonly short: number
}

const answer = (p: Params): number => p.long * p.short
const written = (p: Params): string => `${wholeText(p.long)} \\times ${p.short}`

/** Three digits at first, then four; larger multipliers and zeros as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const four = chance.happens(1.7 * difficulty - 0.35)
  const long = four
    ? chance.int(1102, 3000 + Math.round(6500 * difficulty))
    : chance.int(112, 400 + Math.round(590 * difficulty))
  return { long, short: chance.int(2 + Math.round(3 * difficulty), 5 + Math.round(4 * difficulty)) }
}

function distractors(p: Params): Distractor[] {
  const parts = partsOf(p.long)
  const [first = 0] = parts
  const last = parts.at(-1) ?? 0
  const firstDigit = Number(String(first)[0])
  return [
    wrongAnswer(
      whole((p.long - last) * p.short),
      'partial_product_missing',
      `The product \\(${last} \\times ${p.short}\\) was left out.`,
    ),
    wrongAnswer(
      whole((p.long - last) * p.short + last),
      'partial_product_missing',
      `The \\(${last}\\) was only added. It is multiplied by \\(${p.short}\\) too.`,
    ),
    wrongAnswer(
      whole(answer(p) - first * p.short + (first / 10) * p.short),
      'place_shift_missing',
      `The \\(${firstDigit}\\) in front is worth \\(${wholeText(first)}\\). Its product needs one more zero.`,
    ),
    wrongAnswer(whole(answer(p) + p.short), 'near', `That is one \\(${p.short}\\) too many.`),
  ]
}

const picture = (p: Params, filled: boolean): Figure => {
  const parts = partsOf(p.long)
  return areaModel({
    top: parts.map((part) => wholeText(part, ',')),
    left: [String(p.short)],
    cells: [parts.map((part) => (filled ? wholeText(part * p.short, ',') : null))],
  })
}

/** Multiply larger numbers by one digit (4.NBT.B.5). */
export const timesOneDigit: TopicLevel<Params> = {
  key: 'multi_digit_multiplication_practice/3',
  version: 1,
  params,
  reject: (p) => (partsOf(p.long).length < 3 ? 'too few parts' : p.long % 10 === 0 ? 'no ones' : null),
  note: written,
  prompt: (p, words) => ({
    text: words.pick(['Multiply. The area model can help.', 'Multiply each part, then add.', 'Multiply.']),
    latex: written(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Split \\(${wholeText(p.long)}\\) by its places.` },
    {
      text: `Multiply each part by \\(${p.short}\\): ${listWords(partsOf(p.long).map((part) => `\\(${wholeText(part)}\\)`))}.`,
    },
    {
      text: `The parts make \\(${partsOf(p.long)
        .map((part) => wholeText(part * p.short))
        .join(' + ')}\\). Add them.`,
    },
  ],
  solution: (p) => [
    nextStep(
      'Split the number by its places.',
      `${wholeText(p.long)} = ${partsOf(p.long)
        .map((part) => wholeText(part))
        .join(' + ')}`,
    ),
    ...partsOf(p.long).map((part, i, all) =>
      nextStep(
        `Multiply the \\(${wholeText(part)}\\).`,
        `${wholeText(part)} \\times ${p.short} = ${wholeText(part * p.short)}`,
        undefined,
        i === all.length - 1 ? picture(p, true) : undefined,
      ),
    ),
    nextStep(
      'Add the parts.',
      `${partsOf(p.long)
        .map((part) => wholeText(part * p.short))
        .join(' + ')} = ${wholeText(answer(p))}`,
      whole(answer(p)),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => 6 * String(p.long).length + p.short,
}
