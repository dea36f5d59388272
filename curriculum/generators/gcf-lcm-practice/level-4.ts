import { plus, sym, times } from '../../expressions/build.ts'
import { areaModel } from '../../figures/area-model.ts'
import { expression } from '../../values/items.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure } from '../../values/values.ts'

/** The sum g m x + g n (or with a minus sign), where m and n share no factor. */
export interface Params {
  readonly g: number
  readonly m: number
  readonly n: number
  readonly letter: 'x' | 'y' | 'n' | 'a'
}

const built = (factor: number, m: number, letter: string, n: number): Expression =>
  expression(times(factor, plus(m === 1 ? sym(letter) : times(m, sym(letter)), n)))
const coefficient = (m: number, letter: string): string => (m === 1 ? letter : `${m}${letter}`)
const sum = (p: Params): string => `${coefficient(p.g * p.m, p.letter)} + ${p.g * p.n}`
const product = (p: Params): string => `${p.g}(${coefficient(p.m, p.letter)} + ${p.n})`
const sharesNone = (m: number, n: number): boolean => gcd(BigInt(m), BigInt(n)) === 1n

/** Small factors first, then larger ones with larger rests. */
function params(chance: Chance, difficulty: number): Params {
  const g = chance.int(2 + Math.round(5 * difficulty), 6 + Math.round(9 * difficulty))
  const most = 10 + Math.round(2 * difficulty)
  return { g, m: chance.int(1, most), n: chance.int(1, most), letter: chance.pick(['x', 'y', 'n', 'a']) }
}

function distractors(p: Params): Distractor[] {
  const l = p.g * p.m * p.n
  return [
    wrongAnswer(
      built(p.g, p.m, p.letter, p.g * p.n),
      'stops_early',
      `You divided only the first term. Divide \\(${p.g * p.n}\\) by \\(${p.g}\\), too.`,
    ),
    wrongAnswer(
      built(l, p.m, p.letter, p.n),
      'factor_multiple_swap',
      `\\(${l}\\) is the least common multiple of \\(${p.g * p.m}\\) and \\(${p.g * p.n}\\). The greatest common factor goes in front.`,
    ),
    wrongAnswer(
      built(p.g, p.g * p.m, p.letter, p.n),
      'stops_early',
      `You divided only the second term. Divide \\(${p.g * p.m}\\) by \\(${p.g}\\), too.`,
    ),
    wrongAnswer(
      built(p.g, p.n, p.letter, p.m),
      'near',
      `You switched \\(${p.m}\\) and \\(${p.n}\\) in the parentheses.`,
    ),
  ]
}

const picture = (p: Params, found: boolean): Figure =>
  areaModel({
    left: [found ? String(p.g) : null],
    top: found ? [coefficient(p.m, p.letter), String(p.n)] : [null, null],
    cells: [[coefficient(p.g * p.m, p.letter), String(p.g * p.n)]],
  })

/** Rewrite a sum as the GCF times a sum (6.NS.B.4). */
export const level: TopicLevel<Params> = {
  key: 'gcf_lcm_practice/4',
  version: 2,
  params,
  reject: (p) => (p.m === p.n || !sharesNone(p.m, p.n) ? 'the parts share a factor' : null),
  note: (p) => sum(p).replace(p.letter, 'x'),
  prompt: (p, words) => ({
    text: words.pick([
      'Factor the greatest common factor out of both terms.',
      'Write the sum as the greatest common factor times a sum.',
      'Use the distributive property to write the sum as a product. Factor out the GCF.',
      'Factor out the greatest common factor.',
    ]),
    latex: sum(p),
  }),
  answer: (p) => built(p.g, p.m, p.letter, p.n),
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  widget: (p) => ({ keys: [p.letter] }),
  distractors,
  hints: (p) => [
    { text: `What is the greatest number that divides both \\(${p.g * p.m}\\) and \\(${p.g * p.n}\\)?` },
    { text: 'That number goes in front of the parentheses. Divide each part by it.' },
    {
      text: `The greatest common factor is \\(${p.g}\\). Find \\(${p.g * p.m} \\div ${p.g}\\) and \\(${p.g * p.n} \\div ${p.g}\\).`,
    },
  ],
  solution: (p) =>
    p.g % 2 === 1
      ? [
          nextStep(
            `Write each term as a product with the greatest common factor, \\(${p.g}\\).`,
            `${sum(p)} = ${p.g} \\times ${coefficient(p.m, p.letter)} + ${p.g} \\times ${p.n}`,
            undefined,
            picture(p, false),
          ),
          nextStep(
            `Use the distributive property. Write \\(${p.g}\\) once, in front of the parentheses.`,
            `${sum(p)} = ${product(p)}`,
            built(p.g, p.m, p.letter, p.n),
            picture(p, true),
          ),
        ]
      : [
          nextStep(
            `The greatest common factor of \\(${p.g * p.m}\\) and \\(${p.g * p.n}\\) is \\(${p.g}\\).`,
            undefined,
            undefined,
            picture(p, false),
          ),
          nextStep(
            `Divide both terms by \\(${p.g}\\).`,
            `${p.g * p.m} \\div ${p.g} = ${p.m},\\quad ${p.g * p.n} \\div ${p.g} = ${p.n}`,
          ),
          nextStep(
            'Write the factor in front of the sum of the quotients.',
            `${sum(p)} = ${product(p)}`,
            built(p.g, p.m, p.letter, p.n),
            picture(p, true),
          ),
        ],
  figure: (p) => picture(p, false),
  load: (p) => p.g + (p.m + p.n) / 8,
}
