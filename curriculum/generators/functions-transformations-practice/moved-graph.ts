import { abs, minus, num, plus, pow, root, sym, times } from '../../expressions/build.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { CurveSpec } from '../../figures/curve-specs.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'

export type Parent = 'square' | 'cube' | 'absolute' | 'root' | 'cube_root'

/** y = (twice / 2) f(x - h) + k, or with `mirrored` (twice / 2) f(-(x - h)) + k, where f is the parent. */
export interface Moved {
  readonly parent: Parent
  readonly twice: number
  readonly h: number
  readonly k: number
  readonly mirrored: boolean
}

export const plainGraph = (parent: Parent): Moved => ({ parent, twice: 2, h: 0, k: 0, mirrored: false })

/** The right side of the equation. */
export function rightSide({ parent, twice, h, k, mirrored }: Moved): Node {
  const away = h === 0 ? sym('x') : h > 0 ? minus('x', h) : plus('x', -h)
  const turned = h === 0 ? times(-1, 'x') : minus(h, 'x')
  const inside = mirrored ? turned : away
  const shape = {
    square: () => pow(inside, 2),
    cube: () => pow(inside, 3),
    absolute: () => abs(inside),
    root: () => root(inside),
    cube_root: () => root(inside, 3),
  }[parent]()
  const scaled = twice === 2 ? shape : times(num(rational(twice, 2)), shape)
  return k === 0 ? scaled : k > 0 ? plus(scaled, k) : minus(scaled, -k)
}

export const equationOf = (moved: Moved): Equation => equation(sym('y'), rightSide(moved))
export const latexOf = (moved: Moved): string => `y = ${nodeToLatex(rightSide(moved))}`

/** The height at x by arithmetic alone, or null where there is none: the other way round for oracles and rejects. */
export function heightAt({ parent, twice, h, k, mirrored }: Moved, x: number): number | null {
  const u = mirrored ? h - x : x - h
  const f = {
    square: u * u,
    cube: u * u * u,
    absolute: Math.abs(u),
    root: u < 0 ? Number.NaN : Math.sqrt(u),
    cube_root: Math.cbrt(u),
  }[parent]
  return Number.isNaN(f) ? null : (twice / 2) * f + k
}

function curveOf({ parent, twice, h, k, mirrored }: Moved): CurveSpec {
  const a = twice / 2
  if (parent === 'square') return { kind: 'polynomial', coefficients: [a * h * h + k, -2 * a * h, a] }
  if (parent === 'cube') return { kind: 'polynomial', coefficients: [-a * h ** 3 + k, 3 * a * h * h, -3 * a * h, a] }
  return { kind: parent, a, h, k, ...(mirrored ? { mirrored } : {}) }
}

/** The parent dashed and the moved graph solid, on a grid from -8 to 8. */
export function drawMoved(moved: Moved): Figure {
  return functionGraph(
    {
      x: { min: -8, max: 8, step: 1, numberStep: 2 },
      y: { min: -8, max: 8, step: 1, numberStep: 2 },
      equal: true,
      curves: [
        { curve: curveOf(moved), label: 'B' },
        { curve: curveOf(plainGraph(moved.parent)), label: 'A', dashed: true },
      ],
    },
    { title: 'Two graphs' },
  )
}

/** Points of whole numbers on the moved graph that the grid shows. */
export const gridPoints = (moved: Moved): (readonly [number, number])[] =>
  Array.from({ length: 17 }, (_, i) => i - 8).flatMap((x) => {
    const y = heightAt(moved, x)
    return y !== null && Number.isInteger(y) && Math.abs(y) <= 8 ? [[x, y] as const] : []
  })

const anchorName: Readonly<Record<Parent, string>> = {
  square: 'vertex',
  cube: 'middle',
  absolute: 'corner',
  root: 'starting point',
  cube_root: 'middle',
}

const sides = (n: number, more: string, less: string): string => `\\(${Math.abs(n)}\\) ${n > 0 ? more : less}`

/** Wrong equations for a shifted graph, best first; `shiftName` is the misconception of the sign in the bracket. */
export function shiftSlips(moved: Moved, shiftName: string): Distractor[] {
  const { h, k } = moved
  return [
    ...(h === 0
      ? []
      : [
          wrongAnswer(
            equationOf({ ...moved, h: -h }),
            shiftName,
            `At \\(x = ${h}\\) the bracket must be 0, so the sign in it is the other one.`,
          ),
        ]),
    ...(k === 0
      ? []
      : [wrongAnswer(equationOf({ ...moved, k: -k }), 'looks_alike', `The graph moved ${k > 0 ? 'up' : 'down'}.`)]),
    ...(h === 0 && k === 0
      ? []
      : [
          wrongAnswer(
            equationOf({ ...moved, h: k, k: h }),
            'looks_alike',
            'Moves across stand with \\(x\\), moves up or down at the end.',
          ),
        ]),
    ...(h === 0 || k === 0
      ? []
      : [wrongAnswer(equationOf({ ...moved, h: -h, k: -k }), shiftName, 'Look at both directions once more.')]),
    ...(h === 0
      ? [wrongAnswer(equationOf({ ...moved, h: k, k: 0 }), 'looks_alike', 'A move up or down is added at the end.')]
      : []),
    ...(h === 0
      ? [wrongAnswer(equationOf({ ...moved, h: -k, k: 0 }), 'looks_alike', 'A move up or down is added at the end.')]
      : []),
    ...(k === 0 && h !== 0
      ? [
          wrongAnswer(
            equationOf({ ...moved, h: 0, k: -h }),
            'looks_alike',
            'A move across stands together with \\(x\\).',
          ),
        ]
      : []),
  ]
}

export function shiftHints({ parent, h, k }: Moved): Hint[] {
  return [
    { text: `Find the ${anchorName[parent]} of each graph.` },
    { text: `The ${anchorName[parent]} of A is at \\((0, 0)\\). Where is that of B?` },
    {
      text: `It is at \\((${h}, ${k})\\). What must stand in the place of \\(x\\) so that it is 0 at \\(x = ${h}\\)?`,
    },
  ]
}

export function shiftSteps(moved: Moved): Step[] {
  const { parent, h, k } = moved
  const moves = [...(h === 0 ? [] : [sides(h, 'right', 'left')]), ...(k === 0 ? [] : [sides(k, 'up', 'down')])].join(
    ' and ',
  )
  const value = equationOf(moved)
  const across =
    h === 0
      ? []
      : [
          nextStep(
            'A move across changes \\(x\\) itself, by the opposite sign.',
            `x \\to x ${h > 0 ? '-' : '+'} ${Math.abs(h)}`,
          ),
        ]
  return [
    nextStep(
      `The ${anchorName[parent]} went from \\((0, 0)\\) to \\((${h}, ${k})\\): ${moves}.`,
      latexOf(plainGraph(parent)),
    ),
    ...across,
    nextStep(
      k === 0 ? 'There is no move up or down.' : 'A move up or down is added at the end.',
      latexOf(moved),
      value,
    ),
  ]
}
