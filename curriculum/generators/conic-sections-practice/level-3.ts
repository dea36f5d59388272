import { minus, plus, sym, times } from '../../expressions/build.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * (x - h)^2 / a^2 - (y - k)^2 / b^2 = 1, or with x and y exchanged when it opens up. Asked for: the asymptote that rises or falls,
 * or the vertical or horizontal line through a focus (the one further right, or higher).
 */
export interface Params {
  readonly a: number
  readonly b: number
  readonly h: number
  readonly k: number
  readonly opens: 'sideways' | 'up'
  readonly ask: 'rising' | 'falling' | 'focus'
}

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const

function params(chance: Chance, difficulty: number): Params {
  const ask =
    difficulty < 0.4
      ? chance.pick(['rising', 'falling'] as const)
      : chance.pick(['focus', 'rising', 'falling'] as const)
  const shift = (): number => (difficulty < 0.4 ? 0 : chance.int(-4, 4))
  const [a, b] = ask === 'focus' ? chance.pick(triples) : [chance.int(1, 12), chance.int(1, 12)]
  return { a, b, h: shift(), k: shift(), opens: chance.pick(['sideways', 'up'] as const), ask }
}

const slope = (p: Params): Rational => {
  const size = p.opens === 'sideways' ? rational(p.b, p.a) : rational(p.a, p.b)
  return p.ask === 'falling' ? rational(-size.n, size.d) : size
}
const focal = (p: Params): number => Math.sqrt(p.a ** 2 + p.b ** 2)

/** y = m (x - h) + k, written out. */
function line(m: Rational, h: number, k: number): Equation {
  const start = rational(BigInt(k) * m.d - m.n * BigInt(h), m.d)
  const x: Node = m.n === m.d ? sym('x') : times({ op: 'number', value: m }, 'x')
  const rest = { op: 'number', value: rational(start.n < 0n ? -start.n : start.n, start.d) } as const
  return equation(sym('y'), start.n === 0n ? x : start.n < 0n ? minus(x, rest) : plus(x, rest))
}
const upright = (letter: 'x' | 'y', at: number): Equation =>
  equation(sym(letter), { op: 'number', value: rational(at) })

const answer = (p: Params): Equation => {
  if (p.ask !== 'focus') return line(slope(p), p.h, p.k)
  return p.opens === 'sideways' ? upright('x', p.h + focal(p)) : upright('y', p.k + focal(p))
}

const squareOf = (letter: 'x' | 'y', at: number): string =>
  at === 0 ? `${letter}^2` : `(${letter} ${at > 0 ? '-' : '+'} ${Math.abs(at)})^2`
const overSquare = (top: string, n: number): string => (n === 1 ? top : `\\frac{${top}}{${n * n}}`)

/** The equation of the hyperbola in LaTeX. */
export function given(p: Params): string {
  const [x, y] = [squareOf('x', p.h), squareOf('y', p.k)]
  return p.opens === 'sideways'
    ? `${overSquare(x, p.a)} - ${overSquare(y, p.b)} = 1`
    : `${overSquare(y, p.a)} - ${overSquare(x, p.b)} = 1`
}

function reject(p: Params): string | null {
  if (p.a === p.b) return 'a slope of 1'
  return p.ask !== 'focus' && p.h !== 0 && p.k !== 0 && Math.abs(p.h) === Math.abs(p.k) ? 'both shifts alike' : null
}

const latex = (e: Equation): string => `${nodeToLatex(e.left)} = ${nodeToLatex(e.right)}`

function tellLine(p: Params): Telling {
  const m = slope(p)
  const turned = rational(m.d * (m.n < 0n ? -1n : 1n), m.n < 0n ? -m.n : m.n)
  const squared = rational(m.n * (m.n < 0n ? -m.n : m.n), m.d * m.d)
  const [up, across] = p.opens === 'sideways' ? [p.b, p.a] : [p.a, p.b]
  const center = `(${p.h}, ${p.k})`
  const shifted = p.h !== 0 || p.k !== 0
  return {
    ask: [
      `Which is the asymptote that ${p.ask === 'rising' ? 'rises' : 'falls'} from left to right?`,
      `Find the ${p.ask} asymptote of this hyperbola.`,
    ],
    latex: given(p),
    answer: answer(p),
    rules: { simplest: true },
    wrong: [
      [
        line(squared, p.h, p.k),
        'axis_square_mixup',
        `The numbers below are squares. Take their roots: \\(${p.a}\\) and \\(${p.b}\\).`,
      ],
      [line(turned, p.h, p.k), 'looks_alike', `The slope is up over across: \\(${up}\\) up, \\(${across}\\) across.`],
      ...(shifted
        ? ([
            [
              line(m, -p.h, -p.k),
              'axis_square_mixup',
              `The center is at \\(${center}\\): signs in the brackets are the opposite.`,
            ],
          ] as const)
        : []),
      [line(rational(-m.n, m.d), p.h, p.k), 'looks_alike', `That one ${p.ask === 'rising' ? 'falls' : 'rises'}.`],
      [
        line(rational(-turned.n, turned.d), p.h, p.k),
        'looks_alike',
        `The slope is up over across: \\(${up}\\) up, \\(${across}\\) across.`,
      ],
    ],
    hints: [
      `The asymptotes go through the center${shifted ? `, here \\(${center}\\)` : ''}.`,
      `The number below \\(y\\) is the square of \\(${up}\\), the number below \\(x\\) the square of \\(${across}\\).`,
      `The slope is \\(${p.ask === 'falling' ? '-' : ''}\\frac{${up}}{${across}}\\).`,
    ],
    steps: [
      ['Take the roots of the numbers below.', `\\text{up } ${up}, \\quad \\text{across } ${across}`],
      [`The ${p.ask} asymptote has this slope.`, `m = ${rationalLatex(m)}`],
      [shifted ? `It goes through the center \\(${center}\\).` : 'It goes through the origin.', latex(answer(p))],
    ],
  }
}

function tellFocus(p: Params): Telling {
  const c = focal(p)
  const side = p.opens === 'sideways'
  const [letter, middle] = side ? (['x', p.h] as const) : (['y', p.k] as const)
  const way = side ? 'right' : 'top'
  return {
    ask: [
      `Write the equation of the ${side ? 'vertical' : 'horizontal'} line through the ${side ? 'right' : 'upper'} focus. Start with \\(${letter} =\\).`,
      `What is the equation of the ${side ? 'vertical' : 'horizontal'} line through the ${side ? 'right' : 'upper'} focus? Start with \\(${letter} =\\).`,
    ],
    latex: given(p),
    answer: answer(p),
    wrong: [
      [
        upright(letter, middle + p.a * p.a + p.b * p.b),
        'axis_square_mixup',
        `\\(${p.a ** 2} + ${p.b ** 2}\\) is the square of the distance. Take its root.`,
      ],
      [
        upright(letter, -middle + c),
        'axis_square_mixup',
        `The center is at \\((${p.h}, ${p.k})\\): signs in the brackets are the opposite.`,
      ],
      [upright(letter, middle + p.a), 'looks_alike', 'That is the vertex. The focus is farther from the center.'],
      [upright(letter, middle - c), 'looks_alike', `That is the other focus. Look for the one at the ${way}.`],
      [upright(letter, middle + p.a + p.b), 'looks_alike', 'Add the squares, then take the root.'],
    ],
    hints: [
      'The distance \\(c\\) from the center to a focus has \\(c^2 = a^2 + b^2\\).',
      `Here \\(c^2 = ${p.a ** 2} + ${p.b ** 2}\\).`,
      `Go \\(${c}\\) ${side ? 'right' : 'up'} from the center, which is at \\(${letter} = ${middle}\\).`,
    ],
    steps: [
      ['Add the numbers below.', `c^2 = ${p.a ** 2} + ${p.b ** 2} = ${c * c}`],
      ['Take the root.', `c = ${c}`],
      [
        `The center is at \\(${letter} = ${middle}\\). Go \\(${c}\\) ${side ? 'to the right' : 'up'}.`,
        latex(answer(p)),
      ],
    ],
  }
}

function picture(p: Params): Figure {
  const far = Math.max(p.a, p.b) + Math.max(Math.abs(p.h), Math.abs(p.k)) + 3
  const reach = far > 10 ? Math.ceil(far / 5) * 5 : far
  const axis = { min: -reach, max: reach, step: 1, numberStep: far > 10 ? 5 : 2 }
  return functionGraph({
    x: axis,
    y: axis,
    conics: [{ conic: { kind: 'hyperbola', h: p.h, k: p.k, a: p.a, b: p.b, opens: p.opens } }],
    points: [{ at: [p.h, p.k] }],
  })
}

/** Find asymptotes and foci of a hyperbola (HSG-GPE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'conic_sections_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${given(p)}`,
  ...toldBy((p) => (p.ask === 'focus' ? tellFocus(p) : tellLine(p))),
  forms: ['equation', 'choice'],
  formsLeftOut: { coordinate: 'an asymptote is a line, which no point alone gives' },
  widget: (_, form) => (form === 'equation' ? { keys: ['x', 'y', '/', '-'] } : {}),
  figure: picture,
  load: (p) =>
    (p.ask === 'focus' ? 5 : 1) + (p.h === 0 ? 0 : 2) + (p.k === 0 ? 0 : 2) + (p.ask === 'falling' ? 0.5 : 0),
}
