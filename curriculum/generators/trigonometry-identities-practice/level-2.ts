import { frac } from '../../notation/number-latex.ts'
import { showValue } from '../../notation/show-value.ts'
import { rational } from '../../values/rational.ts'
import { addSurds, negateSurd, surdFromRational } from '../../values/surd.ts'
import { toldBy } from '../telling.ts'
import { exactCosine, exactSine } from './exact-values.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Triple = readonly [number, number, number]

/**
 * f of a + b or, with sign -1, of a - b. collapse: the long form for a and b degrees is given. exact: the one angle a + b is given.
 * given: two angles whose sine is u[0] / u[2] and whose cosine u[1] / u[2], negative in quadrant two.
 */
export interface Params {
  readonly kind: 'collapse' | 'exact' | 'given'
  readonly f: 'sin' | 'cos'
  readonly sign: 1 | -1
  readonly a: number
  readonly b: number
  readonly u: Triple
  readonly v: Triple
}

const triples: readonly Triple[] = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
]
const known: readonly (readonly [number, number])[] = [
  [45, 30],
  [60, 45],
  [45, 60],
  [135, 30],
  [120, 45],
  [135, 60],
  [150, 45],
]
const none: Triple = [3, 4, 5]

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const f = chance.pick(['sin', 'cos'] as const)
  const sign = chance.pick([1, -1] as const)
  if (stage < 0.6 || chance.happens(0.15)) {
    if (stage > 0.3 && chance.happens(0.12)) {
      const [a, b] = chance.pick(known)
      return { kind: 'exact', f, sign, a, b, u: none, v: none }
    }
    const total = chance.pick([30, 45, 60, 120, 135, 150, 90, 180] as const)
    const b = chance.int(4, sign > 0 ? Math.min(total - 4, 80) : 80)
    return { kind: 'collapse', f, sign, a: total - sign * b, b, u: none, v: none }
  }
  const angle = (): Triple => {
    const [x, y, z] = chance.pick(triples)
    return [x, chance.happens(0.5) ? -y : y, z]
  }
  return { kind: 'given', f, sign, a: 0, b: 0, u: angle(), v: angle() }
}

const turned = (degrees: number, f: 'sin' | 'cos'): Surd => (f === 'sin' ? exactSine(degrees) : exactCosine(degrees))

/** The value for two right triangles. */
function ofTriples({ f, sign, u, v }: Params): Surd {
  const below = u[2] * v[2]
  const top = f === 'sin' ? u[0] * v[1] + sign * u[1] * v[0] : u[1] * v[1] - sign * u[0] * v[0]
  return surdFromRational(rational(top, below))
}
const answer = (p: Params): Surd => (p.kind === 'given' ? ofTriples(p) : turned(p.a + p.sign * p.b, p.f))

function reject(p: Params): string | null {
  if (p.kind === 'given')
    return Math.abs(p.u[0] * p.v[1]) === Math.abs(p.u[1] * p.v[0]) ||
      Math.abs(p.u[0] * p.v[0]) === Math.abs(p.u[1] * p.v[1])
      ? 'angles that belong together'
      : null
  if (p.kind === 'collapse') return p.a % 15 === 0 || p.a < 4 || p.a > 175 || p.a === p.b ? 'a familiar angle' : null
  return null
}

const where = (u: Triple): string => (u[1] < 0 ? 'two' : 'one')
const cosine = (u: Triple): string => (u[1] < 0 ? `-${frac(-u[1], u[2])}` : frac(u[1], u[2]))
const tex = (s: Surd): string => showValue(s).latex
const long = (f: 'sin' | 'cos', sign: number, x: string, y: string): string =>
  f === 'sin'
    ? `\\sin ${x} \\cos ${y} ${sign > 0 ? '+' : '-'} \\cos ${x} \\sin ${y}`
    : `\\cos ${x} \\cos ${y} ${sign > 0 ? '-' : '+'} \\sin ${x} \\sin ${y}`

function tell(p: Params): Telling {
  const { f, sign, a, b, u, v, kind } = p
  const right = answer(p)
  const word = sign > 0 ? 'sum' : 'difference'
  const formula = `\\${f}(a ${sign > 0 ? '+' : '-'} b) = ${long(f, sign, 'a', 'b')}`
  const total = a + sign * b
  const other = f === 'sin' ? 'cos' : 'sin'
  if (kind === 'given') {
    const linear =
      f === 'sin'
        ? rational(u[0] * v[2] + sign * v[0] * u[2], u[2] * v[2])
        : rational(u[1] * v[2] + sign * v[1] * u[2], u[2] * v[2])
    return {
      ask: [
        `\\(\\sin a = ${frac(u[0], u[2])}\\) with \\(a\\) in quadrant ${where(u)}. \\(\\sin b = ${frac(v[0], v[2])}\\) with \\(b\\) in quadrant ${where(v)}. Find the exact value of \\(\\${f}(a ${sign > 0 ? '+' : '-'} b)\\).`,
      ],
      answer: right,
      wrong: [
        [
          surdFromRational(linear),
          'trig_linear',
          `The function was taken of each angle alone. Use the formula for a ${word}.`,
        ],
        [
          ofTriples({ ...p, sign: sign > 0 ? -1 : 1 }),
          'looks_alike',
          `That is the formula for the ${sign > 0 ? 'difference' : 'sum'}.`,
        ],
        [ofTriples({ ...p, f: other }), 'looks_alike', `That is the ${other === 'sin' ? 'sine' : 'cosine'}.`],
        [surdFromRational(rational(u[0] * v[0], u[2] * v[2])), 'stops_early', 'That is only one of the two products.'],
      ],
      hints: [
        'Find the two cosines first. A cosine is negative in quadrant two.',
        `\\(\\cos a = ${cosine(u)}\\) and \\(\\cos b = ${cosine(v)}\\).`,
        `Use \\(${formula}\\).`,
      ],
      steps: [
        ['Find the cosines from right triangles.', `\\cos a = ${cosine(u)} \\qquad \\cos b = ${cosine(v)}`],
        [`Use the formula for a ${word}.`, formula],
        ['Put in the four numbers and add.', `\\${f}(a ${sign > 0 ? '+' : '-'} b) = ${tex(right)}`],
      ],
      rules: { simplest: true },
    }
  }
  const nearby = [negateSurd(right), turned(total, other), turned(total + 15 * (total % 45 === 0 ? 2 : 1), f)]
  if (kind === 'exact')
    return {
      ask: [
        `Find the exact value of \\(\\${f} ${total}^\\circ\\). Use \\(${total} = ${a} ${sign > 0 ? '+' : '-'} ${b}\\).`,
      ],
      answer: right,
      wrong: [
        [
          addSurds(turned(a, f), sign > 0 ? turned(b, f) : negateSurd(turned(b, f))),
          'trig_linear',
          `The function was taken of each angle alone. Use the formula for a ${word}.`,
        ],
        [turned(a - sign * b, f), 'looks_alike', `That is the formula for the ${sign > 0 ? 'difference' : 'sum'}.`],
        [turned(total, other), 'looks_alike', `That is the ${other === 'sin' ? 'sine' : 'cosine'} of the angle.`],
        [negateSurd(right), 'looks_alike', 'Check the sign: in which quadrant does the angle lie?'],
      ],
      hints: [
        `Write the angle as a ${word} of angles that you know.`,
        `Use \\(${formula}\\).`,
        `Put in \\(a = ${a}^\\circ\\) and \\(b = ${b}^\\circ\\).`,
      ],
      steps: [
        [`Use the formula for a ${word}.`, formula],
        ['Put in the two angles.', long(f, sign, `${a}^\\circ`, `${b}^\\circ`)],
        ['Work out the exact value.', tex(right)],
      ],
      rules: { simplest: true },
    }
  return {
    ask: [
      'Use a sum or difference formula to find the exact value.',
      'Write this with one function and find its exact value.',
    ],
    latex: long(f, sign, `${a}^\\circ`, `${b}^\\circ`),
    answer: right,
    wrong: [
      [
        nearby[1] as Surd,
        'looks_alike',
        `That is the ${other === 'sin' ? 'sine' : 'cosine'}. Compare with both formulas.`,
      ],
      [nearby[0] as Surd, 'looks_alike', 'Check the sign of the result.'],
      [nearby[2] as Surd, 'looks_alike', `The angles make \\(${a} ${sign > 0 ? '+' : '-'} ${b}\\).`],
      [turned(total + 60, f), 'looks_alike', `The angles make \\(${a} ${sign > 0 ? '+' : '-'} ${b}\\).`],
      [turned(total + 75, f), 'near', `The angles make \\(${a} ${sign > 0 ? '+' : '-'} ${b}\\).`],
    ],
    hints: [
      'Which formula has these four functions in this order?',
      `Use \\(${formula}\\) backward.`,
      `So this is \\(\\${f}\\) of \\(${a} ${sign > 0 ? '+' : '-'} ${b}\\) degrees.`,
    ],
    steps: [
      [`This is the formula for a ${word}.`, formula],
      ['Read it backward.', `\\${f}(${a}^\\circ ${sign > 0 ? '+' : '-'} ${b}^\\circ) = \\${f} ${total}^\\circ`],
      ['Its exact value is known.', `\\${f} ${total}^\\circ = ${tex(right)}`],
    ],
    rules: { simplest: true },
  }
}

/** Use addition formulas for exact values (HSF-TF.C.9). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_identities_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.f} ${p.sign} ${p.a} ${p.b} ${p.kind === 'given' ? `${p.u.join()} ${p.v.join()}` : ''}`,
  ...toldBy(tell),
  forms: ['expression', 'choice'],
  widget: () => ({ keys: ['sqrt', '/', '(', ')'] }),
  load: (p) => ({ collapse: 0, exact: 1, given: 2 })[p.kind],
}
