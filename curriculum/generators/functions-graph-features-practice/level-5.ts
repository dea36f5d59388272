import { functionGraph } from '../../figures/function-graph.ts'
import { minus, plus, pow, times } from '../../expressions/build.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure, Node } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** y = a (x - h)^2 + k, given multiplied out. */
export interface Params {
  readonly a: number
  readonly h: number
  readonly k: number
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  return {
    a: difficulty < 0.4 ? 1 : chance.pick([1, 2, 3, -1, -2]),
    h: sign() * chance.int(1, 7 + Math.round(2 * difficulty)),
    k: sign() * chance.int(1, 15 + Math.round(3 * difficulty)),
  }
}

const standard = ({ a, h, k }: Params): readonly [number, number, number] => [a, -2 * a * h, a * h * h + k]

function reject(p: Params): string | null {
  const [, b, c] = standard(p)
  if (c === 0) return 'no plain number'
  return Math.abs(b) > 40 || Math.abs(c) > 90 || Math.abs(p.h) === Math.abs(p.k) ? 'large or alike' : null
}

function vertexForm({ a, h, k }: Params): Node {
  const square = pow(h > 0 ? minus('x', h) : plus('x', -h), 2)
  const scaled = a === 1 ? square : times(a, square)
  return k > 0 ? plus(scaled, k) : minus(scaled, -k)
}
const written = (p: Params): Expression => expression(vertexForm(p))

function tell(p: Params): Telling {
  const { a, h, k } = p
  const [, b, c] = standard(p)
  const half = -h
  const inner = polynomialLatex([1, -2 * h, 0]).trim()
  const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`)
  const lead = a === 1 ? '' : a === -1 ? '-' : String(a)
  return {
    ask: [
      'Rewrite this in vertex form, with \\(x\\) standing only once.',
      'Complete the square, so that the turning point can be read.',
    ],
    latex: `y = ${polynomialLatex([a, b, c])}`,
    answer: written(p),
    rules: { once: true },
    wrong: [
      [
        written({ a, h: -h, k }),
        'horizontal_shift_sign',
        `\\((x ${signed(-h)})^2\\) is smallest at \\(x = ${h}\\). Multiply out to check the sign.`,
      ],
      [written({ a, h, k: c }), 'stops_early', `Adding \\(${h * h}\\) in the bracket must be taken away again.`],
      [written({ a, h: 2 * h, k }), 'looks_alike', `Take half of \\(${-2 * h}\\) into the bracket.`],
      [written({ a, h, k: -k }), 'looks_alike', 'Look at the sign of the plain number.'],
    ],
    hints: [
      'A square such as \\((x + 3)^2\\) begins \\(x^2 + 6x\\): the middle number is doubled.',
      `Half of \\(${-2 * h}\\) is \\(${half}\\). Use \\((x ${signed(half)})^2\\).`,
      `\\((x ${signed(half)})^2\\) has \\(${h * h}\\) at its end${a === 1 ? '' : `, times \\(${a}\\)`}. What is missing to \\(${c}\\)?`,
    ],
    steps: [
      ...(a === 1 ? [] : [[`Take \\(${a}\\) out of the first two terms.`, `${lead}(${inner}) ${signed(c)}`] as const]),
      [
        `Half of \\(${-2 * h}\\) is \\(${half}\\), and its square is \\(${h * h}\\). Add it and take it away again.`,
        `${lead}(x^2 ${signed(-2 * h)}x + ${h * h}) ${signed(-a * h * h)} ${signed(c)}`,
      ],
      ['Write the square, and put the numbers together.', nodeToLatex(vertexForm(p))],
    ],
  }
}

function picture(p: Params): Figure {
  const [a, b, c] = standard(p)
  const reach = 3
  const far = Math.abs(a) * reach * reach
  const low = p.a > 0 ? p.k - Math.ceil(far / 4) : p.k - far
  const high = p.a > 0 ? p.k + far : p.k + Math.ceil(far / 4)
  return functionGraph({
    x: {
      min: Math.min(-1, p.h - reach),
      max: Math.max(1, p.h + reach),
      step: 1,
      numberStep: Math.abs(p.h) > 4 ? 2 : 1,
    },
    y: { min: Math.min(-1, low), max: Math.max(1, high) },
    curves: [{ curve: { kind: 'polynomial', coefficients: [c, b, a] } }],
  })
}

/** Rewrite a quadratic function to show its turning point (HSF-IF.C.8a). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.h, p.k].join(),
  ...toldBy(tell),
  forms: ['expression', 'choice'],
  formsLeftOut: { coordinate: 'the whole rule is asked for, of which the turning point is a part' },
  figure: picture,
  load: (p) => 3 * Math.abs(p.a) + (p.a < 0 ? 1 : 0) + Math.abs(p.h) / 3,
}
