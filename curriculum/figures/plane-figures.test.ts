import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import type { Figure } from '../values/values.ts'
import { argand } from './argand.ts'
import { coordinateGrid } from './coordinate-grid.ts'
import type { CurveSpec } from './curve-specs.ts'
import { valueAt } from './curve-specs.ts'
import { functionGraph } from './function-graph.ts'
import { figureFaults } from './layout-check.ts'
import type { XY } from './plot-marks.ts'
import { scatterPlot } from './scatter-plot.ts'
import { transformationGrid } from './transformation-grid.ts'
import { unitCircle } from './unit-circle.ts'
import { vector } from './vector.ts'

/** Draws 60 seeded figures; each must be free of faults and tell the truth in its facts. */
function expectSound<P>(
  kind: string,
  params: (chance: Chance) => P,
  draw: (p: P) => Figure,
  check: (p: P, facts: Figure['facts']) => void,
): void {
  for (let seed = 0; seed < 60; seed++) {
    const p = params(openChance(`${kind}|${seed}`))
    const figure = draw(p)
    expect(figureFaults(figure), `${kind} ${seed}: ${JSON.stringify(p)}`).toEqual([])
    check(p, figure.facts)
  }
}

const inside = (chance: Chance, low: number, high: number): XY => [chance.int(low, high), chance.int(low, high)]

describe('figures on a coordinate plane', () => {
  it('draws points over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'points',
      (chance) => {
        const [low, high] = chance.pick([
          [0, 10],
          [0, 6],
          [-5, 5],
          [-6, 6],
          [-10, 10],
          [-8, 8],
        ] as const)
        const points = Array.from({ length: 40 }, () => inside(chance, low, high)).filter(
          (p, i, all) => all.findIndex((q) => Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1]) < 3) === i,
        )
        const count = chance.int(1, 4)
        return {
          low,
          high,
          points: points.slice(0, count).map((at, i) => ({
            at,
            label: chance.happens(0.4) ? `(${at[0]}, ${at[1]})` : (['A', 'B', 'C', 'D'][i] as string),
          })),
        }
      },
      (p) => coordinateGrid({ x: { min: p.low, max: p.high }, y: { min: p.low, max: p.high }, points: p.points }),
      (p, facts) => {
        expect(facts['points']).toEqual(p.points.flatMap((q) => [...q.at]))
        expect(facts['pointLabels']).toEqual(p.points.map((q) => q.label))
        expect([facts['xMin'], facts['xMax']]).toEqual([p.low, p.high])
      },
    ))

  it('draws lines over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'lines',
      (chance) => {
        const line = (): { through: readonly [XY, XY]; label: string } => {
          const [run, rise, b] = [chance.int(1, 4), chance.int(-5, 5), chance.int(-4, 4)]
          return {
            through: [
              [0, b],
              [run, b + rise],
            ],
            label: '',
          }
        }
        return Array.from({ length: chance.int(1, 3) }, (_, i) => ({
          ...line(),
          label: ['A', 'B', 'C'][i] as string,
          series: i,
        }))
      },
      (lines) => coordinateGrid({ x: { min: -6, max: 6 }, y: { min: -6, max: 6 }, lines }),
      (lines, facts) => expect(facts['lines']).toEqual(lines.flatMap((l) => [...l.through[0], ...l.through[1]])),
    ))

  it('draws polygons over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'polygons',
      (chance) => {
        const [x, y, w, h] = [chance.int(-5, 0), chance.int(-5, 0), chance.int(2, 5), chance.int(2, 5)]
        const vertices: XY[] = [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ]
        return chance.happens(0.5) ? vertices : vertices.slice(0, 3)
      },
      (vertices) =>
        coordinateGrid({
          x: { min: -6, max: 6 },
          y: { min: -6, max: 6 },
          polygons: [{ vertices, names: ['A', 'B', 'C', 'D'].slice(0, vertices.length) }],
        }),
      (vertices, facts) => expect(facts['polygons']).toEqual(vertices.flatMap((v) => [...v])),
    ))

  it('draws half-planes over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'half-planes',
      (chance) => ({
        a: chance.int(-3, 3),
        b: chance.pick([-2, -1, 1, 2]),
        c: chance.int(-5, 5),
        sign: chance.pick(['<', '<=', '>', '>='] as const),
      }),
      (h) => coordinateGrid({ x: { min: -6, max: 6 }, y: { min: -6, max: 6 }, halfPlanes: [h] }),
      (h, facts) => expect(facts['halfPlanes']).toEqual([h.a, h.b, h.sign, h.c]),
    ))

  it('draws function_graph over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'function_graph',
      randomCurve,
      (curve) => functionGraph({ x: { min: -6, max: 6 }, y: { min: -6, max: 6 }, curves: [{ curve, label: 'f' }] }),
      (curve, facts) => expect(facts['curves']).toEqual([JSON.stringify(curve)]),
    ))

  it('draws waves over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'waves',
      (chance) => ({
        kind: chance.pick(['sine', 'cosine', 'tangent'] as const),
        amplitude: chance.int(1, 3),
        frequency: chance.pick([0.5, 1, 2]),
        midline: chance.int(-1, 1),
      }),
      (curve) =>
        functionGraph({
          x: { min: -2, max: 2, inPi: true },
          y: { min: -4, max: 4 },
          curves: [{ curve }, { curve: { ...curve, kind: 'cosine', amplitude: 1 }, label: 'B' }],
        }),
      (curve, facts) => expect((facts['curves'] as string[])[0]).toBe(JSON.stringify(curve)),
    ))

  it('draws conics over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'conics',
      (chance) => {
        const [h, k, a, b] = [chance.int(-2, 2), chance.int(-2, 2), chance.int(1, 4), chance.int(1, 4)]
        const opens = chance.pick(['sideways', 'up'] as const)
        return chance.pick([
          { kind: 'circle', h, k, radius: a },
          { kind: 'ellipse', h, k, a, b },
          { kind: 'hyperbola', h, k, a, b, opens },
          { kind: 'parabola', h, k, p: chance.pick([-2, -1, 1, 2]), opens },
        ] as const)
      },
      (conic) =>
        functionGraph({
          x: { min: -7, max: 7 },
          y: { min: -7, max: 7 },
          conics: [{ conic, label: 'C' }],
          points: [{ at: [conic.h, conic.k], label: 'M' }],
        }),
      (conic, facts) => expect(facts['conics']).toEqual([JSON.stringify(conic)]),
    ))

  it('draws transformation_grid over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'transformation_grid',
      (chance) => {
        const [x, y] = [chance.int(1, 4), chance.int(1, 4)]
        const figure: XY[] = [
          [x, y],
          [x + chance.int(1, 4), y],
          [x + 1, y + chance.int(1, 3)],
        ]
        return { figure, image: figure.map(([u, v]): XY => (chance.happens(0) ? [u, v] : [-u, v])) }
      },
      (p) =>
        transformationGrid({
          x: { min: -8, max: 8 },
          y: { min: -8, max: 8 },
          ...p,
          names: ['A', 'B', 'C'],
          imageNames: ['A′', 'B′', 'C′'],
        }),
      (p, facts) => expect([facts['figure'], facts['image']]).toEqual([p.figure.flat(), p.image.flat()]),
    ))

  it('draws vector over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'vector',
      (chance) => {
        const tips = chance.sample(
          [
            [4, 3],
            [-3, 4],
            [2, -5],
            [-4, -1],
            [5, 1],
            [-2, 5],
            [1, 4],
            [3, -2],
          ] as const,
          2,
        )
        return tips.map(([x, y], i) => ({
          from: [0, 0] as XY,
          to: [x, y] as XY,
          label: ['u', 'v'][i] as string,
          ...(i === 0 ? { legs: { across: '?', up: String(Math.abs(y)) } } : {}),
        }))
      },
      (vectors) => vector({ x: { min: -6, max: 6 }, y: { min: -6, max: 6 }, vectors }),
      (vectors, facts) => expect(facts['vectors']).toEqual(vectors.flatMap((v) => [...v.from, ...v.to])),
    ))

  it('draws unit_circle over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'unit_circle',
      (chance) => ({
        degrees: chance.pick([30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330]),
        legs: chance.happens(0.5),
      }),
      (p) =>
        unitCircle({
          angles: [{ degrees: p.degrees, label: `${p.degrees}°`, point: '(−√3/2, −1/2)' }],
          ...(p.legs ? { legs: { sine: '1/2', cosine: '√3/2' } } : {}),
          marks: true,
        }),
      (p, facts) => expect(facts['degrees']).toEqual([p.degrees]),
    ))

  it('draws argand over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'argand',
      (chance) => ({ re: chance.pick([-5, -4, -3, -2, 2, 3, 4, 5]), im: chance.pick([-5, -4, -3, -2, 2, 3, 4, 5]) }),
      (z) =>
        argand({
          re: { min: -6, max: 6 },
          im: { min: -6, max: 6 },
          points: [{ ...z, label: 'z', modulus: '?', argument: 'θ' }],
          circle: 2,
        }),
      (z, facts) => expect([facts['re'], facts['im']]).toEqual([[z.re], [z.im]]),
    ))

  it('draws scatter_plot over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'scatter_plot',
      (chance) => Array.from({ length: chance.int(6, 14) }, (_, i): XY => [i % 12, chance.int(0, 20) * 5]),
      (points) =>
        scatterPlot({
          x: { min: 0, max: 12, name: 'hours' },
          y: { min: 0, max: 100, name: 'score' },
          points,
          fit: { slope: 5, intercept: 20, label: 'line of fit' },
        }),
      (points, facts) => expect(facts['points']).toEqual(points.flat()),
    ))

  it('tells the way to a point whose coordinates are asked for, not the coordinates', () => {
    const figure = coordinateGrid({
      x: { min: -5, max: 5 },
      y: { min: -5, max: 5 },
      points: [{ at: [-3, 2], label: 'P' }],
      asked: [0],
    })
    expect(figure.alt).toContain('P 3 left and 2 up from the origin')
    expect(figure.alt).not.toContain('(−3, 2)')
  })

  it('says an exponential curve, with the right article', () => {
    const curves = [{ curve: { kind: 'exponential', a: 1, base: 2 } }] as const
    expect(functionGraph({ x: { min: -2, max: 2 }, y: { min: -1, max: 4 }, curves }).alt).toContain(
      'An exponential curve',
    )
  })

  it('breaks a curve at its poles instead of joining the branches', () => {
    const figure = functionGraph({
      x: { min: -4, max: 4 },
      y: { min: -4, max: 4 },
      curves: [{ curve: { kind: 'rational', numerator: [1], denominator: [0, 1] } }],
    })
    const branches = figure.svg.match(/<path d="M[^"]+" fill="none" stroke="var\(--f3\)"/g)
    expect(branches).toHaveLength(2)
  })

  it('draws a steep line across the whole plot', () => {
    const figure = functionGraph({
      x: { min: -6, max: 6 },
      y: { min: -6, max: 6 },
      curves: [{ curve: { kind: 'polynomial', coefficients: [0, 2] } }],
    })
    expect(figure.svg).toMatch(/<path d="M[^"]+" fill="none" stroke="var\(--f3\)"/)
  })

  it.each([
    [{ kind: 'polynomial', coefficients: [1, 2, 3] }, 2, 17],
    [{ kind: 'exponential', a: 3, base: 2, h: 1, k: -4 }, 3, 8],
    [{ kind: 'logarithm', a: 2, base: 3, h: 1, k: 5 }, 10, 9],
    [{ kind: 'logarithm', a: 2, base: 3 }, -1, null],
    [{ kind: 'rational', numerator: [1], denominator: [-2, 1] }, 2, null],
    [{ kind: 'absolute', a: -2, h: 1, k: 3 }, -1, -1],
    [{ kind: 'root', a: 2, h: 1, k: 3 }, 5, 7],
    [{ kind: 'root', a: 2, h: 1, k: 3, mirrored: true }, -3, 7],
    [{ kind: 'cube_root', a: 1, h: 0, k: 0 }, -8, -2],
    [
      {
        kind: 'polyline',
        points: [
          [0, 0],
          [2, 4],
          [4, 0],
        ],
      },
      3,
      2,
    ],
  ] as const)('evaluates %o at %d', (curve, x, expected) => {
    const value = valueAt(curve as CurveSpec, x)
    if (expected === null) expect(value).toBeNull()
    else expect(value).toBeCloseTo(expected, 9)
  })
})

function randomCurve(chance: Chance): CurveSpec {
  const [a, h, k] = [chance.pick([-2, -1, 1, 2]), chance.int(-3, 3), chance.int(-3, 3)]
  return chance.pick<CurveSpec>([
    { kind: 'polynomial', coefficients: [k, a] },
    { kind: 'polynomial', coefficients: [a * h * h + k, -2 * a * h, a] },
    { kind: 'polynomial', coefficients: [k, -3, 0, 1] },
    { kind: 'exponential', a, base: chance.pick([0.5, 2, 3]), h, k },
    { kind: 'logarithm', a, base: 2, h, k },
    { kind: 'rational', numerator: [k, 1], denominator: [-h, 1] },
    { kind: 'absolute', a, h, k },
    { kind: 'root', a, h, k },
    { kind: 'cube_root', a, h, k },
    {
      kind: 'polyline',
      points: [
        [-5, k],
        [-1, h],
        [2, 4],
        [6, a],
      ],
    },
  ])
}
