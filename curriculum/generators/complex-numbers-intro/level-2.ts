import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { gaussian, shownComplex } from './gaussian.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** (a + bi) plus or minus (c + di). */
export interface Params {
  readonly minus: boolean
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const s = (p: Params): number => (p.minus ? -1 : 1)
const answer = (p: Params): Complex => gaussian(p.a + s(p) * p.c, p.b + s(p) * p.d)
const asked = (p: Params): string =>
  `(${shownComplex(gaussian(p.a, p.b))}) ${p.minus ? '-' : '+'} (${shownComplex(gaussian(p.c, p.d))})`

function params(chance: Chance, difficulty: number): Params {
  const n = (): number =>
    chance.int(1 + Math.round(2 * difficulty), 8 + Math.round(7 * difficulty)) *
    (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  return { minus: chance.happens(0.25 + 0.5 * difficulty), a: n(), b: n(), c: n(), d: n() }
}

/** Add and subtract complex numbers (HSN-CN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/2',
  version: 1,
  params,
  reject: (p) => (answer(p).re.n === 0n || answer(p).im.n === 0n ? 'a part goes away' : null),
  note: asked,
  prompt: (p, words) => ({
    text: p.minus ? words.pick(['Subtract.', 'Find the difference.']) : words.pick(['Add.', 'Find the sum.']),
    latex: asked(p),
  }),
  answer,
  forms: ['complex', 'choice'],
  distractors: (p) => {
    const { a, b, c, d } = p
    return [
      p.minus
        ? wrongAnswer(gaussian(a - c, b + d), 'looks_alike', 'The minus before the bracket changes both signs in it.')
        : wrongAnswer(gaussian(a - c, b - d), 'wrong_operation', 'The two numbers are added here.'),
      wrongAnswer(
        gaussian(a + s(p) * c + b + s(p) * d, 0),
        'i_squared_plus',
        'The part with \\(i\\) stays apart. It is not a plain number.',
      ),
      wrongAnswer(
        gaussian(b + s(p) * d, a + s(p) * c),
        'reversed_order',
        'The plain numbers make the first part, those with \\(i\\) the second.',
      ),
      wrongAnswer(gaussian(a + s(p) * c, -(b + s(p) * d)), 'slip_sign', 'Look at the sign of the part with \\(i\\).'),
    ]
  },
  hints: (p) => [
    { text: 'Treat the part with \\(i\\) and the plain part separately.' },
    {
      text: p.minus
        ? 'The minus changes both signs in the second bracket.'
        : 'Add the plain numbers. Add the numbers before \\(i\\).',
    },
    { text: `The plain part is \\(${p.a} ${p.minus ? '-' : '+'} ${p.c < 0 ? `(${p.c})` : p.c}\\).` },
  ],
  solution: (p) => [
    nextStep(
      'Join the plain numbers.',
      `${p.a} ${p.minus ? '-' : '+'} ${p.c < 0 ? `(${p.c})` : p.c} = ${p.a + s(p) * p.c}`,
    ),
    nextStep(
      'Join the numbers before i.',
      `${p.b} ${p.minus ? '-' : '+'} ${p.d < 0 ? `(${p.d})` : p.d} = ${p.b + s(p) * p.d}`,
    ),
    nextStep('Write both parts.', shownComplex(answer(p)), answer(p)),
  ],
  load: (p) => (p.minus ? 2 : 0) + [p.a, p.b, p.c, p.d].reduce((sum, n) => sum + Math.abs(n) / 4 + (n < 0 ? 1 : 0), 0),
}
