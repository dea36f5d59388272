import { unitCircle } from '../../figures/unit-circle.ts'
import { frac, signed } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, SetOf } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** a f(m x) + b = a r + b, where r is f of `base` degrees; all solutions from 0 up to 360 degrees. */
export interface Params {
  readonly f: 'sin' | 'cos' | 'tan'
  readonly base: number
  readonly a: number
  readonly b: number
  readonly m: 1 | 2
}

const bases: Readonly<Record<Params['f'], readonly number[]>> = {
  sin: [30, 210, 90, 270, 45, 60, 225, 240],
  cos: [60, 120, 180, 45, 30, 135, 150],
  tan: [45, 135, 60, 120],
}

/** Those whose value is a fraction without a root. */
const plainBases: typeof bases = { sin: [30, 210, 90, 270], cos: [60, 120, 180], tan: [45, 135] }

function params(chance: Chance, difficulty: number): Params {
  const f = chance.pick(difficulty < 0.3 ? (['sin', 'cos'] as const) : (['sin', 'cos', 'sin', 'cos', 'tan'] as const))
  const m = f !== 'tan' && chance.happens(1.7 * difficulty - 0.3) ? 2 : 1
  const base = chance.pick(chance.happens(0.88) ? plainBases[f] : bases[f])
  return { f, base, a: 2 * chance.int(1, 12), b: chance.int(-12, 12), m }
}

/** All directions from 0 up to 360 in which f has the value that it has at `base`. */
function directions(f: Params['f'], base: number): number[] {
  const second = f === 'sin' ? 180 - base : f === 'cos' ? -base : base + 180
  return [...new Set([base, second].map((d) => ((d % 360) + 360) % 360))].toSorted((x, y) => x - y)
}
function solutions({ f, base, m }: Params): number[] {
  const one = directions(f, base)
  return m === 1 ? one : one.flatMap((d) => [d / 2, d / 2 + 180]).toSorted((x, y) => x - y)
}

/** r times a, as a number or with its root. */
function side({ f, base, a }: Params, plus: number): string {
  const size =
    base % 180 === 0 || base % 90 === 0
      ? 1
      : { sin: { 30: 0.5, 60: 3, 45: 2 }, cos: { 60: 0.5, 30: 3, 45: 2 }, tan: { 45: 1, 60: 3, 30: 0 } }[f][
          (base % 180 > 90 ? 180 - (base % 180) : base % 180) as 30
        ]
  const negative = f === 'sin' ? base > 180 : f === 'cos' ? base > 90 && base < 270 : base % 180 > 90
  const sign = negative ? -1 : 1
  if (size === 1 || size === 0.5) return String(sign * size * a + plus)
  const factor = f === 'tan' ? a : a / 2
  return `${sign < 0 ? '-' : ''}${factor === 1 ? '' : factor}\\sqrt{${size}}`
}
const irrational = (p: Params): boolean => side(p, 0).includes('sqrt')

const set = (list: readonly number[]): SetOf => setOf([...new Set(list)].map((d) => whole(d)))
const degreesText = (list: readonly number[]): string => list.map((d) => `${d}^\\circ`).join(', ')

function tell(p: Params): Telling {
  const { f, base, a, b, m } = p
  const list = solutions(p)
  const inside = m === 1 ? 'x' : '2x'
  const plus = irrational(p) ? 0 : b
  const line = `${a}\\${f} ${inside}${plus === 0 ? '' : ` ${signed(plus)}`} = ${side(p, plus)}`
  const ratio = side({ ...p, a: f === 'tan' ? 1 : 2 }, 0)
  const value =
    f === 'tan'
      ? ratio
      : ratio.includes('sqrt')
        ? ratio.startsWith('-')
          ? `-${frac(ratio.slice(1), 2)}`
          : frac(ratio, 2)
        : Math.abs(Number(ratio)) === 2
          ? String(Number(ratio) / 2)
          : Number(ratio) < 0
            ? `-${frac(1, 2)}`
            : frac(1, 2)
  const one = directions(f, base)
  const flipped = f === 'sin' ? [base, 360 - base] : f === 'cos' ? [base, 180 - base] : [base, 180 - base]
  const inRange = (l: readonly number[]): number[] => l.map((d) => ((d % 360) + 360) % 360).toSorted((x, y) => x - y)
  const opposite = directions(f, f === 'sin' ? -base : 180 - base)
  return {
    ask: [
      'Find all solutions with \\(0^\\circ \\le x < 360^\\circ\\). Write them in degrees.',
      'Solve for \\(0^\\circ \\le x < 360^\\circ\\). Give all solutions in degrees.',
    ],
    latex: line,
    answer: set(list),
    wrong: [
      m === 2
        ? [set(one.map((d) => d / 2)), 'stops_early', 'The double angle goes around twice. There are more solutions.']
        : [set(one.slice(0, 1)), 'stops_early', 'The circle has another point with the same value.'],
      m === 2
        ? [
            set(inRange(one.map((d) => 2 * d))),
            'trig_linear',
            'The angles were doubled. \\(2x\\) is known, so halve it.',
          ]
        : [
            set(inRange(flipped)),
            'looks_alike',
            f === 'sin'
              ? 'The sine is equal at the same height: 180 degrees minus the angle.'
              : f === 'cos'
                ? 'The cosine is equal straight above or below: 360 degrees minus the angle.'
                : 'The tangent repeats after 180 degrees.',
          ],
      [
        set(m === 2 ? opposite.flatMap((d) => [d / 2, d / 2 + 180]) : opposite),
        'looks_alike',
        'Those are the angles with the opposite sign.',
      ],
      m === 2
        ? [set(one), 'stops_early', 'Those are the values of \\(2x\\). Halve them.']
        : [set(inRange(one.map((d) => d + 30))), 'near', 'Look the value up once more.'],
      [set(inRange(one.map((d) => d + 60))), 'near', 'Look the value up once more.'],
    ],
    hints: [
      `Solve for \\(\\${f} ${inside}\\) first.`,
      `\\(\\${f} ${inside} = ${value}\\). In which directions is that so?`,
      m === 2
        ? `\\(2x\\) runs through two full turns. Find all four values and halve them.`
        : 'Find all points of the unit circle with this value.',
    ],
    steps: [
      [`Solve for the ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[f]}.`, `\\${f} ${inside} = ${value}`],
      ...(m === 2
        ? ([
            [
              'The double angle runs from 0 to 720 degrees.',
              `2x = ${degreesText([...one, ...one.map((d) => d + 360)])}`,
            ],
            ['Halve all of them.', `x = ${degreesText(list)}`],
          ] as const)
        : ([['Find all directions with this value.', `x = ${degreesText(list)}`]] as const)),
    ],
    rules: { unit: 'degrees', variable: 'x' },
  }
}

const picture = (): Figure =>
  unitCircle(
    { angles: [], marks: true },
    { alt: 'A circle of radius 1 about the origin with marks at the multiples of 30 and 45 degrees.' },
  )

/** Find all solutions in an interval (HSF-TF.B.7). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_identities_practice/4',
  version: 1,
  params,
  reject: (p) =>
    p.m === 2 && solutions(p).some((x) => !Number.isInteger(x))
      ? 'half degrees'
      : !irrational(p) && (p.b === 0 || Math.abs(p.b) === p.a)
        ? 'a term is missing'
        : null,
  note: (p) => `${p.f} ${p.base} ${p.a} ${irrational(p) ? '' : p.b} ${p.m}`,
  ...toldBy(tell, picture),
  forms: ['set', 'choice'],
  figure: picture,
  load: (p) => (p.m === 2 ? 5 : 0) + (p.f === 'tan' ? 1 : 0),
}
