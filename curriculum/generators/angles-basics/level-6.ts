import { angle } from '../../figures/angle.ts'
import { signed } from '../../notation/number-latex.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Two angles (a x + b) and (c x + d) degrees that make a straight angle, a right angle, or lie across from each other. */
export interface Params {
  readonly kind: 'line' | 'right' | 'across'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly x: number
}

function params(chance: Chance, difficulty: number): Params {
  const hard = chance.happens(1.5 * difficulty - 0.25)
  const kind = chance.pick(['line', 'right', 'across', 'line'] as const)
  const x = chance.int(4, 44)
  const a = chance.int(hard ? 2 : 1, 6)
  const c = hard ? chance.int(1, 4) : 1
  const sign = (): number => (chance.happens(0.5 * difficulty) ? -1 : 1)
  const b = hard || kind === 'across' ? sign() * chance.int(2, 20) : 0
  const first = a * x + b
  const second = kind === 'line' ? 180 - first : kind === 'right' ? 90 - first : first
  return { kind, a, b, c, d: second - c * x, x }
}

const first = (p: Params): number => p.a * p.x + p.b
const second = (p: Params): number => p.c * p.x + p.d
const total = (p: Params): number => (p.kind === 'right' ? 90 : 180)

function reject(p: Params): string | null {
  const [u, v] = [first(p), second(p)]
  const least = p.kind === 'right' ? 16 : 25
  if (u < least || v < least || u > 155 || v > 155) return 'too narrow to draw'
  if (p.a === p.c) return 'no equation in one step, or none at all'
  if (p.c > 0 && (p.d < -40 || p.d > 90)) return 'large numbers'
  if (p.d === 0) return 'no number beside the letter'
  if (u === v && p.kind !== 'across') return 'equal angles'
  return p.x === u || p.x === v ? 'two numbers alike' : null
}

/** 3x + 10, x, 2x - 5, 48. */
function term(k: number, n: number): string {
  if (k === 0) return String(n)
  const lead = k === 1 ? 'x' : `${k}x`
  return n === 0 ? lead : `${lead} ${signed(n)}`
}

function tell(p: Params): Telling {
  const { a, b, c, d, x } = p
  const [u, v, sum] = [first(p), second(p), total(p)]
  const [s, t] = [term(a, b), term(c, d)]
  const across = p.kind === 'across'
  const rule = across
    ? 'Angles across from each other at a crossing are equal.'
    : p.kind === 'line'
      ? 'Angles side by side on a straight line make 180 degrees.'
      : 'The two angles make a right angle, 90 degrees.'
  const where = across
    ? 'Two lines cross.'
    : p.kind === 'line'
      ? 'The two angles make a straight line.'
      : 'The two angles make a right angle.'
  const equation = across ? `${s} = ${t}` : `${s} + ${t.startsWith('-') ? `(${t})` : t} = ${sum}`
  const [k, n] = across ? [a - c, d - b] : [a + c, sum - b - d]
  const other = across ? sum - b - d : d - b
  const byOther = across ? a + c : a - c
  const swapped = other / byOther
  const swappedAngle = Number.isInteger(swapped) && swapped > 0 && a * swapped + b > 0 ? a * swapped + b : null
  return {
    ask: [
      `${where} They measure \\((${s})^\\circ\\) and \\((${t})^\\circ\\). How large is the angle of \\((${s})^\\circ\\)?`.replace(
        'They measure',
        across ? 'Angles across from each other measure' : 'They measure',
      ),
    ],
    answer: u,
    wrong: [
      [x, 'stops_early', `That is \\(x\\). Put it into \\(${s}\\) to get the angle.`],
      ...(swappedAngle === null
        ? []
        : ([
            [
              swappedAngle,
              across ? 'looks_alike' : 'all_angles_equal',
              across
                ? 'Across from each other, angles are equal. They need not make a straight line.'
                : 'The two angles are not equal. Together they fill the whole.',
            ],
          ] as const)),
      [
        180 - u,
        'protractor_wrong_scale',
        across
          ? 'That is the angle beside it.'
          : p.kind === 'line'
            ? 'That is the other angle. Read the question once more.'
            : 'That is what is missing to a straight line.',
      ],
      [u + 10, 'looks_alike', 'Put your value of \\(x\\) into both angles and check.'],
      [
        sum === 90 ? v : u - 5,
        sum === 90 ? 'reversed_order' : 'near',
        'That is the other angle. Read the question once more.',
      ],
    ],
    hints: [rule, `Write an equation: \\(${equation}\\).`, `First find \\(x\\), then put it into \\(${s}\\).`],
    steps: [
      [rule, equation],
      ...(k === 1 ? [] : ([['Collect the terms with \\(x\\) and the numbers.', `${term(k, 0)} = ${n}`]] as const)),
      [k === 1 ? 'Collect the numbers.' : `Divide by ${k}.`, `x = ${x}`],
      [
        b === 0 && a === 1 ? 'That is the angle itself.' : `Put \\(x = ${x}\\) into the angle.`,
        b === 0
          ? `${a === 1 ? '' : `${a} \\times `}${x} = ${u}`
          : `${a === 1 ? '' : `${a} \\times `}${x} ${signed(b)} = ${u}`,
      ],
    ],
    check: across
      ? ['Check with the other angle.', `${c === 1 ? '' : `${c} \\times `}${x} ${signed(d)} = ${u}`]
      : ['Check: the angles fill the whole.', `${u} + ${v} = ${sum}`],
    rules: { unit: 'degrees' },
  }
}

function picture(p: Params): Figure {
  const [s, t] = [term(p.a, p.b), term(p.c, p.d)]
  if (p.kind === 'across') return angle({ kind: 'crossing', degrees: first(p), labels: [s, null, t, null] })
  return angle({
    kind: p.kind,
    parts: [
      { degrees: first(p), label: s },
      { degrees: second(p), label: t },
    ],
  })
}

/** Write and solve an equation for an angle (7.G.B.5). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.c} ${p.d}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => (p.c > 1 ? 4 : p.c > 0 ? 3 : 2) + (p.b === 0 ? 0 : 2) + (p.b < 0 ? 1 : 0) + (p.d < 0 ? 1 : 0),
}
