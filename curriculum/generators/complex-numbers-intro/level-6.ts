import { argand } from '../../figures/argand.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { gaussian, shownComplex } from './gaussian.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** 'read': which number is the point? 'conjugate': its mirror image. 'modulus': its distance from zero, a whole number. */
export interface Params {
  readonly kind: 'read' | 'conjugate' | 'modulus'
  readonly re: number
  readonly im: number
}

/** Pairs whose distance from zero is whole. */
const legs = [
  [3, 4],
  [5, 12],
  [6, 8],
  [8, 15],
  [9, 12],
  [12, 16],
  [7, 24],
  [10, 24],
  [12, 5],
  [4, 3],
  [8, 6],
  [15, 8],
] as const
const size = (p: Params): number => Math.sqrt(p.re * p.re + p.im * p.im)
const answer = (p: Params): Complex =>
  p.kind === 'modulus' ? gaussian(size(p), 0) : gaussian(p.re, p.kind === 'read' ? p.im : -p.im)

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.14) ? 'modulus' : chance.happens(1.4 * difficulty - 0.2) ? 'conjugate' : 'read'
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  if (kind === 'modulus') {
    const [u, v] = chance.pick(legs.slice(0, 5 + Math.round(7 * difficulty)))
    return { kind, re: u * sign(), im: v * sign() }
  }
  const n = (): number => chance.int(1 + Math.round(2 * difficulty), 10 + Math.round(2 * difficulty)) * sign()
  return { kind, re: n(), im: n() }
}

function distractors(p: Params): Distractor[] {
  const { re, im } = p
  if (p.kind === 'modulus')
    return [
      wrongAnswer(
        gaussian(Math.abs(re) + Math.abs(im), 0),
        'wrong_operation',
        'That is the way along the axes. The straight way is shorter.',
      ),
      wrongAnswer(
        gaussian(size(p) ** 2, 0),
        'stops_early',
        'That is the square of the distance. Take its square root.',
      ),
      wrongAnswer(
        gaussian(Math.abs(Math.abs(im) - Math.abs(re)), 0),
        'i_squared_plus',
        `You subtracted \\(${Math.min(Math.abs(re), Math.abs(im))}\\) from \\(${Math.max(Math.abs(re), Math.abs(im))}\\). Add their squares, then take the root.`,
      ),
      wrongAnswer(gaussian(size(p) + 1, 0), 'slip_off_by_one', 'Check with the squares of both parts.'),
    ]
  const right = answer(p)
  const other = (a: number, b: number): Complex => gaussian(a, b)
  const y = Number(right.im.n)
  return [
    wrongAnswer(other(y, re), 'reversed_order', 'The real part is read across, the part with \\(i\\) upward.'),
    wrongAnswer(
      other(re, -y),
      'slip_sign',
      p.kind === 'read'
        ? 'Look at the sign of the part with \\(i\\).'
        : 'The conjugate has the other sign before \\(i\\).',
    ),
    wrongAnswer(other(-re, y), 'slip_sign', 'Look at the sign of the real part.'),
    wrongAnswer(other(-re, -y), 'slip_sign', 'Look at both signs.'),
  ]
}

/** Plot complex numbers and find their distance from zero (HSN-CN.B.4). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/6',
  version: 1,
  params,
  reject: (p) => (p.kind !== 'modulus' && Math.abs(p.re) === Math.abs(p.im) ? 'both parts alike' : null),
  note: (p) => `${p.kind} ${p.re} ${p.im}`,
  prompt: (p, words) => ({
    text: words.pick(
      {
        read: [
          'Which complex number does the point \\(z\\) show?',
          'Write the complex number \\(z\\) in the form \\(a + bi\\).',
        ],
        conjugate: [
          'The point shows \\(z\\). What is its conjugate \\(\\overline{z}\\)?',
          'Find the complex conjugate \\(\\overline{z}\\) of the number in the complex plane.',
        ],
        modulus: [
          'What is the modulus \\(|z|\\) of the number \\(z\\)?',
          'How far is the point \\(z\\) from the origin?',
        ],
      }[p.kind],
    ),
  }),
  answer,
  forms: ['complex', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Go across for the real part, then up or down for the part with \\(i\\).' },
    {
      text: {
        read: 'Left and down count as negative.',
        conjugate: 'The conjugate is the mirror image in the real axis.',
        modulus: 'The way across and the way up are the legs of a right triangle.',
      }[p.kind],
    },
    {
      text:
        p.kind === 'modulus'
          ? `Take the root of \\(${p.re * p.re} + ${p.im * p.im}\\).`
          : `The real part is \\(${p.re}\\).`,
    },
  ],
  solution: (p) => [
    nextStep('Read the point.', `z = ${shownComplex(gaussian(p.re, p.im))}`, ...(p.kind === 'read' ? [answer(p)] : [])),
    p.kind === 'modulus'
      ? nextStep(
          'Use the Pythagorean theorem.',
          `|z| = \\sqrt{${p.re * p.re} + ${p.im * p.im}} = ${size(p)}`,
          answer(p),
        )
      : p.kind === 'conjugate'
        ? nextStep('Change the sign before i.', `\\overline{z} = ${shownComplex(answer(p))}`, answer(p))
        : {
            say: `The point lies ${Math.abs(p.re)} to the ${p.re < 0 ? 'left' : 'right'} and ${Math.abs(p.im)} ${p.im < 0 ? 'down' : 'up'}.`,
            value: answer(p),
            relation: 'same' as const,
          },
  ],
  figure: (p) => {
    const reach = Math.max(Math.abs(p.re), Math.abs(p.im)) + 2
    const axis =
      reach > 13 ? { min: -26, max: 26, step: 2, numberStep: 10 } : { min: -13, max: 13, step: 1, numberStep: 5 }
    return argand({
      re: axis,
      im: axis,
      points: [{ re: p.re, im: p.im, label: 'z', arm: p.kind === 'modulus' }],
      asked: true,
    })
  },
  load: (p) => ({ read: 0, conjugate: 5, modulus: 3 })[p.kind] + (Math.abs(p.re) + Math.abs(p.im)) / 8,
}
