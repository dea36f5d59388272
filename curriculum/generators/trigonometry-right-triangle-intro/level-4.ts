import { cornersFromAngles, triangle } from '../../figures/triangle.ts'
import { signed } from '../../notation/number-latex.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** first (k x + n) = second (m x + q), in degrees, where the two angles are complementary; k is 0 in the plain form. */
export interface Params {
  readonly first: 'sin' | 'cos'
  readonly k: number
  readonly n: number
  readonly m: number
  readonly q: number
}

function params(chance: Chance, difficulty: number): Params {
  const first = chance.pick(['sin', 'cos'] as const)
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  if (stage < 0.4) return { first, k: 0, n: chance.int(10, 80), m: 1, q: chance.happens(0.5) ? 0 : chance.int(-30, 30) }
  const x = chance.int(5, 40)
  const [k, m] = [chance.int(1, stage < 0.7 ? 1 : 4), chance.int(1, stage < 0.7 ? 3 : 4)]
  const n = chance.int(-20, 40)
  return { first, k, n, m, q: 90 - (k + m) * x - n }
}

const solve = ({ k, n, m, q }: Params): number => (90 - n - q) / (k + m)
const angles = (p: Params): readonly [number, number] => [p.k * solve(p) + p.n, p.m * solve(p) + p.q]

function reject(p: Params): string | null {
  const [a, b] = angles(p)
  if (a < 12 || a > 78 || a === b || solve(p) < 2) return 'no acute angles, or equal ones'
  if (Math.abs(p.q) > 60 || (p.k > 0 && (p.n === 0 || p.q === 0)) || (p.k > 0 && p.k === p.m && p.n === p.q))
    return 'large or missing numbers'
  return solve(p) === p.n ? 'the answer is shown' : null
}

const term = (k: number, n: number): string =>
  k === 0 ? String(n) : `${k === 1 ? '' : k}x${n === 0 ? '' : ` ${signed(n)}`}`

function tell(p: Params): Telling {
  const { first, k, n, m, q } = p
  const second = first === 'sin' ? 'cos' : 'sin'
  const [s, t] = [term(k, n), term(m, q)]
  const x = solve(p)
  const degree = (text: string): string => (/^-?\d+$|^x$/.test(text) ? `${text}^\\circ` : `(${text})^\\circ`)
  const equal = (n - q) / (m - k)
  const straight = (180 - n - q) / (k + m)
  const wrong: Telling['wrong'] = [
    ...(m !== k && Number.isInteger(equal) && equal > 0
      ? ([
          [
            equal,
            'opposite_adjacent_swap',
            'The angles were set equal. Sine and cosine are equal when the angles make 90 degrees.',
          ],
        ] as const)
      : []),
    ...(Number.isInteger(straight)
      ? ([[straight, 'looks_alike', 'The two angles make 90 degrees, not 180.']] as const)
      : []),
    ...(m > 1 || k > 0 ? ([[90 - n - q, 'stops_early', `That is \\(${k + m}x\\). Divide by ${k + m}.`]] as const) : []),
    [angles(p)[1], 'stops_early', 'That is the whole angle. Solve for \\(x\\).'],
    [x + 5, 'near', 'Put your value in: the two angles must make 90 degrees.'],
    [x + 10, 'near', 'Put your value in: the two angles must make 90 degrees.'],
    [
      90 + n - q > 0 ? Math.abs(90 + n - q) : 90,
      'slip_sign',
      'Check the sign of the known angle: it is taken away from 90.',
    ],
  ]
  return {
    ask: [`Find \\(x\\), when both angles are acute.`, 'Both angles are acute. Which \\(x\\) makes this true?'],
    latex: `\\${first} ${degree(s)} = \\${second} ${degree(t)}`,
    answer: x,
    wrong: wrong
      .filter(([, id]) => id !== 'slip_sign' || k === 0)
      .map((w) => (w[1] === 'slip_sign' ? ([w[0], 'wrong_operation', w[2]] as const) : w)),
    hints: [
      'Draw a right triangle. What is the sine of one acute angle, seen from the other?',
      'The sine of an angle is the cosine of the angle that completes it to 90 degrees.',
      `Solve \\(${s} + ${t.startsWith('-') ? `(${t})` : t} = 90\\).`,
    ],
    steps: [
      ['Sine and cosine are equal when the two angles make 90 degrees.', `${s} + ${t} = 90`],
      ...(k === 0 && q === 0 ? [] : ([['Collect.', `${term(k + m, 0)} = ${90 - n - q}`]] as const)),
      [
        k + m > 1 ? `Divide by ${k + m}.` : k === 0 && q === 0 ? 'Subtract the known angle.' : 'So this is the value.',
        `x = ${x}`,
      ],
    ],
    check: ['Check: the angles make 90 degrees.', `${angles(p)[0]} + ${angles(p)[1]} = 90`],
    rules: { unit: 'degrees', variable: 'x' },
  }
}

const picture = (p: Params): Figure => {
  const [a, b] = angles(p)
  const degree = (text: string): string => (/^-?\d+$/.test(text) ? `${text}°` : text)
  const [s, t] = [degree(term(p.k, p.n)), degree(term(p.m, p.q))]
  return triangle(
    { corners: cornersFromAngles(a, b), rightAngles: [2], angleLabels: [s, t, null] },
    { alt: `A right triangle. Its acute angles are ${s} and ${t}, in degrees.` },
  )
}

/** Link sine and cosine of two acute angles (HSG-SRT.C.7). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_right_triangle_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.first} ${p.k} ${p.n} ${p.m} ${p.q}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'choice'],
  figure: picture,
  load: (p) => p.k * 2 + p.m,
}
