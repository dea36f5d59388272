import { over, plus, pow, sym, times } from '../../expressions/build.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import { rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { equationTex } from './models.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Rational } from '../../values/values.ts'

const kinds = ['joint', 'quotient', 'square_joint', 'square_top', 'square_bottom'] as const
type Kind = (typeof kinds)[number]
const letterSets = [
  ['z', 'x', 'y'],
  ['w', 'u', 'v'],
  ['p', 'm', 'n'],
  ['c', 'a', 'b'],
] as const

/** z varies with x and y in the way of `kind`, with the constant top/bottom; x and y are known with z. */
export interface Params {
  readonly kind: Kind
  readonly letters: number
  readonly top: number
  readonly bottom: number
  readonly x: number
  readonly y: number
}

const k = (p: Params): Rational => rational(p.top, p.bottom)
const lettersOf = (p: Params): readonly [string, string, string] => letterSets[p.letters] ?? letterSets[0]

/** The powers of x and of y in each kind. */
const powers: Readonly<Record<Kind, readonly [number, number]>> = {
  joint: [1, 1],
  quotient: [1, -1],
  square_joint: [1, 2],
  square_top: [2, -1],
  square_bottom: [1, -2],
}

function known(p: Params): Rational {
  const [m, n] = powers[p.kind]
  return n > 0 ? rational(p.top * p.x ** m * p.y ** n, p.bottom) : rational(p.top * p.x ** m, p.bottom * p.y ** -n)
}

function model(p: Params, constant: Rational, [m, n]: readonly [number, number]): Equation {
  const [z, x, y] = lettersOf(p)
  const power = (letter: string, e: number) => (e === 1 ? sym(letter) : pow(letter, e))
  const isOne = constant.n === 1n && constant.d === 1n
  if (n > 0)
    return equation(sym(z), isOne ? times(power(x, m), power(y, n)) : times(constant, power(x, m), power(y, n)))
  const top = constant.n === 1n ? power(x, m) : times(whole(constant.n), power(x, m))
  return equation(sym(z), over(top, constant.d === 1n ? power(y, -n) : times(whole(constant.d), power(y, -n))))
}

const answerOf = (p: Params): Equation => model(p, k(p), powers[p.kind])

/** The constant that fits the known numbers under other powers of x and y. */
function constantFor(p: Params, m: number, n: number): Rational {
  const z = known(p)
  const [above, below] = [n < 0 ? p.y ** -n : 1, p.x ** m * (n > 0 ? p.y ** n : 1)]
  return rational(z.n * BigInt(above), z.d * BigInt(below))
}

function params(chance: Chance, difficulty: number): Params {
  const stage = 3 * difficulty + chance.unit() - 0.5
  const kind =
    stage < 0.8
      ? 'joint'
      : stage < 1.6
        ? 'quotient'
        : chance.pick(['square_joint', 'square_top', 'square_bottom'] as const)
  const bottom = stage < 1.2 ? 1 : chance.int(1, 3)
  return {
    kind,
    letters: chance.int(0, letterSets.length - 1),
    top: chance.int(2, 9 + Math.round(3 * difficulty)),
    bottom,
    x: chance.int(2, 9),
    y: chance.int(2, kind.startsWith('square') ? 6 : 9),
  }
}

function reject(p: Params): string | null {
  if (k(p).d !== BigInt(p.bottom)) return 'not in lowest terms'
  if (p.x === p.y) return 'the same number twice'
  const z = known(p)
  if (z.d !== 1n || z.n > 600n) return 'an awkward known number'
  return p.top === p.bottom ? 'a constant of one' : null
}

/** The other way that y could enter, and the squares left out. */
function distractors(p: Params): Distractor[] {
  const [m, n] = powers[p.kind]
  const [z, x, y] = lettersOf(p)
  const swapped = constantFor(p, m, -n)
  const list: Distractor[] = [
    wrongAnswer(
      model(p, swapped, [m, -n]),
      'direct_for_inverse',
      n > 0
        ? `\\(${z}\\) grows when \\(${y}\\) grows, so \\(${y}\\) is multiplied, not divided by.`
        : `\\(${z}\\) gets smaller when \\(${y}\\) grows, so divide by \\(${n < -1 ? `${y}^{2}` : y}\\).`,
    ),
  ]
  if (m === 2 || Math.abs(n) === 2)
    list.push(
      wrongAnswer(
        model(p, constantFor(p, 1, Math.sign(n)), [1, Math.sign(n)]),
        'looks_alike',
        `The square is missing: it goes with \\(${m === 2 ? x : y}\\).`,
      ),
    )
  if (p.kind === 'joint' || p.kind === 'quotient')
    list.push(
      wrongAnswer(
        equation(sym(z), over(times(whole(known(p).n), plus(x, y)), whole(p.x + p.y))),
        'wrong_operation',
        'The quantities are multiplied or divided, never added.',
      ),
    )
  list.push(
    wrongAnswer(
      model(p, known(p), powers[p.kind]),
      'stops_early',
      `\\(${known(p).n}\\) is the value of \\(${z}\\). Use it to find the constant.`,
    ),
    wrongAnswer(
      model(p, rational(p.bottom, p.top), powers[p.kind]),
      'reversed_order',
      'The constant is upside down. Check it with the known numbers.',
    ),
  )
  return list
}

/** How the two quantities enter, in words. */
function told(p: Params): string {
  const [z, x, y] = lettersOf(p).map((letter) => `\\(${letter}\\)`)
  switch (p.kind) {
    case 'joint':
      return `${z} varies jointly with ${x} and ${y}.`
    case 'quotient':
      return `${z} varies directly with ${x} and inversely with ${y}.`
    case 'square_joint':
      return `${z} varies jointly with ${x} and the square of ${y}.`
    case 'square_top':
      return `${z} varies directly with the square of ${x} and inversely with ${y}.`
    case 'square_bottom':
      return `${z} varies directly with ${x} and inversely with the square of ${y}.`
  }
}

/** The model with the letter k, and with the known numbers. */
function shape(p: Params, x: string, y: string): string {
  const [m, n] = powers[p.kind]
  const power = (base: string, e: number): string => (e === 1 ? base : `${base}^{${e}}`)
  return n > 0 ? `${power(x, m)} \\cdot ${power(y, n)}` : `\\frac{${power(x, m)}}{${power(y, -n)}}`
}

function solution(p: Params): Step[] {
  const [z, x, y] = lettersOf(p)
  const value = constantFor(p, 0, 0)
  return [
    nextStep('Write the model with an unknown constant.', `${z} = k \\cdot ${shape(p, x, y)}`),
    nextStep('Put the known numbers in.', `${rationalLatex(value)} = k \\cdot ${shape(p, String(p.x), String(p.y))}`),
    nextStep('Solve for the constant.', `k = ${rationalLatex(k(p))}`),
    nextStep('Write the equation with this constant.', equationTex(answerOf(p)), answerOf(p)),
  ]
}

/** Model quantities that vary with several others (HSA-CED.A.2). */
export const level: TopicLevel<Params> = {
  key: 'variation_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => [p.kind, p.top, p.bottom, p.x, p.y].join(),
  prompt: (p, words) => {
    const [z, x, y] = lettersOf(p)
    return {
      text: `${told(p)} When \\(${x} = ${p.x}\\) and \\(${y} = ${p.y}\\), \\(${z} = ${known(p).n}\\). ${words.pick([`Write an equation for \\(${z}\\).`, `Which equation gives \\(${z}\\)?`, `Find the equation for \\(${z}\\).`])}`,
    }
  },
  answer: answerOf,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the model itself, an equation, is asked for' },
  widget: (p) => ({ keys: [...lettersOf(p), '=', '/', '^'] }),
  distractors,
  hints: (p) => {
    const [z, x, y] = lettersOf(p)
    return [
      { text: 'What varies directly or jointly is multiplied. What varies inversely is divided by.' },
      { text: `The model is \\(${z} = k \\cdot ${shape(p, x, y)}\\).` },
      {
        text: `Put the known numbers in: \\(${known(p).n} = k \\cdot ${shape(p, String(p.x), String(p.y))}\\). Solve for \\(k\\).`,
      },
    ]
  },
  solution,
  load: (p) => kinds.indexOf(p.kind) + (p.kind.startsWith('square') ? 2 : 0) + p.bottom / 2 + p.top / 12,
}
