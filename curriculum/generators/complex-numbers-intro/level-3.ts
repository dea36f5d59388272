import { signed } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { gaussian, shownComplex } from './gaussian.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** (a + bi)(c + di). */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const answer = ({ a, b, c, d }: Params): Complex => gaussian(a * c - b * d, a * d + b * c)
const asked = ({ a, b, c, d }: Params): string => `(${shownComplex(gaussian(a, b))})(${shownComplex(gaussian(c, d))})`

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(1 + Math.round(difficulty), 5 + Math.round(4 * difficulty)) *
    (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  return { a: n(), b: n(), c: n(), d: n() }
}

/** Multiply complex numbers, with i squared = -1 (HSN-CN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/3',
  version: 1,
  params,
  reject: (p) => (answer(p).re.n === 0n || answer(p).im.n === 0n ? 'a part goes away' : null),
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Multiply. Write the answer as \\(a + bi\\).', 'Find the product as \\(a + bi\\).']),
    latex: asked(p),
  }),
  answer,
  forms: ['complex', 'choice'],
  distractors: (p) => {
    const { a, b, c, d } = p
    return [
      wrongAnswer(
        gaussian(a * c + b * d, a * d + b * c),
        'i_squared_plus',
        '\\(i^2\\) is \\(-1\\), so the last product changes its sign.',
      ),
      wrongAnswer(
        gaussian(a * c, b * d),
        'stops_early',
        'Each part multiplies each part. The two middle products are missing.',
      ),
      wrongAnswer(
        gaussian(a * c - b * d, a * d - b * c),
        'looks_alike',
        'Look at the signs of the two products with \\(i\\).',
      ),
      wrongAnswer(
        gaussian(a * d + b * c, a * c - b * d),
        'reversed_order',
        'The parts with \\(i\\) belong together, and so do the others.',
      ),
    ]
  },
  hints: (p) => [
    { text: 'Multiply out as with two brackets: four products.' },
    { text: `The last product is \\(${p.b * p.d}i^2\\). What is \\(i^2\\)?` },
    { text: `The products with \\(i\\) are \\(${p.a * p.d}i\\) and \\(${p.b * p.c}i\\).` },
  ],
  solution: (p) => [
    nextStep(
      'Multiply each part by each part.',
      `${p.a * p.c} ${signed(`${p.a * p.d}i`)} ${signed(`${p.b * p.c}i`)} ${signed(`${p.b * p.d}i^{2}`)}`,
    ),
    nextStep(
      'Write -1 for the square of i.',
      `${p.a * p.c} ${signed(`${p.a * p.d}i`)} ${signed(`${p.b * p.c}i`)} ${signed(-p.b * p.d)}`,
    ),
    nextStep('Join like parts.', shownComplex(answer(p)), answer(p)),
  ],
  load: (p) => [p.a, p.b, p.c, p.d].reduce((sum, n) => sum + Math.abs(n) / 2 + (n < 0 ? 1 : 0), 0),
}
