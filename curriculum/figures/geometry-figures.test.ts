import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import type { Figure } from '../values/values.ts'
import type { AngleParams } from './angle.ts'
import { angle } from './angle.ts'
import { circle } from './circle.ts'
import { construction, constructionSteps } from './construction.ts'
import { figureFaults } from './layout-check.ts'
import { namedShapes } from './named-shapes.ts'
import type { NetParams } from './net.ts'
import { net } from './net.ts'
import type { Spot } from './plane-geometry.ts'
import { distance, fitInto } from './plane-geometry.ts'
import { polygon } from './polygon.ts'
import { protractor } from './protractor.ts'
import { shape } from './shape.ts'
import type { Solid } from './solid-bodies.ts'
import { solid } from './solid.ts'
import { outlineOf } from './named-shapes.ts'
import { cornersFromAngles, cornersFromSides, triangle, turnedCorners } from './triangle.ts'

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

const unknownOr = (chance: Chance, text: string): string =>
  chance.happens(0.3) ? chance.pick(['x', '?', '2x + 5']) : text

describe('figures of geometry', () => {
  it('draws triangle by angles over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'triangle by angles',
      (chance) => {
        const a = chance.int(20, 100)
        const b = chance.int(20, Math.min(110, 160 - a))
        const labels = [a, b, 180 - a - b].map((d) => unknownOr(chance, `${d}°`))
        return { a, b, turn: chance.int(0, 359), labels, names: chance.happens(0.6) }
      },
      (p) =>
        triangle({
          corners: turnedCorners(cornersFromAngles(p.a, p.b), p.turn),
          angleLabels: p.labels,
          ...(p.names ? { names: ['A', 'B', 'C'] } : {}),
        }),
      (p, facts) => expect(facts['angles']).toEqual(p.labels),
    ))

  it('draws right triangle over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'right triangle',
      (chance) => {
        const [u, v] = [chance.int(3, 15), chance.int(3, 15)]
        return {
          u,
          v,
          turn: chance.int(0, 359),
          labels: [`${u} cm`, unknownOr(chance, `${Math.round(Math.hypot(u, v))} cm`), `${v} cm`],
        }
      },
      (p) =>
        triangle({
          corners: turnedCorners(
            [
              [0, 0],
              [p.u, 0],
              [0, p.v],
            ],
            p.turn,
          ),
          sideLabels: p.labels,
          rightAngles: [0],
        }),
      (p, facts) => {
        expect(facts['sides']).toEqual(p.labels)
        expect(facts['rightAngles']).toEqual([0])
      },
    ))

  it('draws two triangles over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'two triangles',
      (chance) => {
        const [a, b] = [chance.int(4, 9), chance.int(4, 9)]
        const c = chance.int(Math.abs(a - b) + 2, a + b - 2)
        return { a, b, c, k: chance.pick([1, 1.5, 2]), extra: chance.pick(['median', 'altitude', 'none'] as const) }
      },
      (p) =>
        triangle([
          {
            corners: cornersFromSides(p.a, p.b, p.c),
            names: ['A', 'B', 'C'],
            sideLabels: [String(p.c), String(p.a), String(p.b)],
          },
          {
            corners: cornersFromSides(p.a * p.k, p.b * p.k, p.c * p.k),
            names: ['D', 'E', 'F'],
            sideLabels: [String(p.c * p.k), 'x', null],
            ticks: [1, 2, 0],
          },
        ]),
      (p, facts) =>
        expect([facts['sides'], facts['sides2']]).toEqual([
          [String(p.c), String(p.a), String(p.b)],
          [String(p.c * p.k), 'x', ''],
        ]),
    ))

  it('draws triangle with lines over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'triangle with lines',
      (chance) => ({
        a: chance.int(40, 75),
        b: chance.int(40, 75),
        kind: chance.pick(['altitude', 'median', 'parallel', 'exterior'] as const),
        n: chance.int(2, 20),
      }),
      (p) =>
        triangle({
          corners: cornersFromAngles(p.a, p.b),
          names: ['A', 'B', 'C'],
          ...(p.kind === 'altitude' ? { cevians: [{ from: 2, square: true, label: `${p.n} cm` }] } : {}),
          ...(p.kind === 'median'
            ? { cevians: [{ from: 2, halves: true, name: 'M', parts: [String(p.n), 'x'] as const }] }
            : {}),
          ...(p.kind === 'parallel'
            ? {
                parallel: { side: 0, at: 0.5, label: 'x', names: ['D', 'E'] as const },
                sideLabels: [String(p.n), null, null],
              }
            : {}),
          ...(p.kind === 'exterior' ? { exterior: { side: 0, label: `${180 - p.b}°` } } : {}),
        }),
      (p, facts) => {
        if (p.kind === 'altitude') expect(facts['cevians']).toEqual([2, 'altitude', `${p.n} cm`])
        if (p.kind === 'exterior') expect(facts['exterior']).toBe(`${180 - p.b}°`)
      },
    ))

  it('draws polygon over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'polygon',
      (chance) => {
        const [w, h, a, b] = [chance.int(6, 12), chance.int(5, 9), chance.int(2, 4), chance.int(2, 3)]
        const corners: Spot[] = chance.pick<Spot[]>([
          [
            [0, 0],
            [w, 0],
            [w, h],
            [0, h],
          ],
          [
            [0, 0],
            [w, 0],
            [w, h - b],
            [w - a, h - b],
            [w - a, h],
            [0, h],
          ],
          [
            [0, 0],
            [w, 0],
            [w + a, h],
            [a, h],
          ],
          [
            [0, 0],
            [w, 0],
            [w - b, h],
            [a, h],
          ],
          [
            [0, 0],
            [w, 0],
            [w + 1, h / 2],
            [w / 2, h],
            [-1, h / 2],
          ],
        ])
        return { corners, labels: corners.map((_, i) => (i === 1 ? '?' : `${chance.int(2, 120)} cm`)) }
      },
      (p) => polygon({ corners: p.corners, sideLabels: p.labels }),
      (p, facts) => expect([facts['sides'], facts['corners']]).toEqual([p.labels, p.corners.flat()]),
    ))

  it('draws polygon angles over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'polygon angles',
      (chance) => {
        const n = chance.int(4, 8)
        const corners = Array.from({ length: n }, (_, i): Spot => [
          Math.cos((i * 2 * Math.PI) / n),
          Math.sin((i * 2 * Math.PI) / n),
        ])
        return { corners, labels: corners.map((_, i) => (i === 0 ? 'x' : `${chance.int(90, 140)}°`)) }
      },
      (p) => polygon({ corners: p.corners, angleLabels: p.labels }),
      (p, facts) => expect(facts['angles']).toEqual(p.labels),
    ))

  it('draws shape over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'shape',
      (chance) =>
        chance
          .sample(namedShapes, chance.int(1, 8))
          .map((s, i) => ({ shape: s, turn: chance.int(0, 359), label: 'ABCDEFGH'[i] as string })),
      (items) => shape({ items, unnamed: true }),
      (items, facts) =>
        expect([facts['shapes'], facts['turns']]).toEqual([items.map((i) => i.shape), items.map((i) => i.turn)]),
    ))

  it('draws angle over 60 seeds without a fault, with true facts', () =>
    expectSound('angle', randomAngle, angle, (p, facts) => {
      expect(facts['kind']).toBe(p.kind)
      if ('parts' in p) expect(facts['degrees']).toEqual(p.parts.map((q) => q.degrees))
      else if ('degrees' in p) expect(facts['degrees']).toBe(p.degrees)
    }))

  it('draws circle over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'circle',
      (chance) => {
        const start = chance.int(0, 359)
        return {
          start,
          turn: chance.int(30, 150),
          inside: chance.int(60, 300),
          label: `${chance.int(2, 40)} cm`,
          mode: chance.pick(['radius', 'diameter', 'sector', 'inscribed', 'tangent', 'arc'] as const),
        }
      },
      (p) => {
        const points = [
          { at: p.start, name: 'A' },
          { at: p.start + p.turn, name: 'B' },
          { at: p.start + p.turn + (360 - p.turn) / 2, name: 'C' },
        ]
        const base = { points, center: 'O' }
        if (p.mode === 'radius')
          return circle({ points: [{ at: p.start }], radii: [{ to: 0, label: p.label }], center: 'O' })
        if (p.mode === 'diameter')
          return circle({ points: [{ at: p.start }], diameters: [{ through: 0, label: p.label }] })
        if (p.mode === 'sector')
          return circle({
            points: points.slice(0, 2),
            sectors: [{ from: 0, to: 1 }],
            centralAngles: [{ from: 0, to: 1, label: `${p.turn}°` }],
            radii: [{ to: 0, label: p.label }],
          })
        if (p.mode === 'inscribed')
          return circle({
            ...base,
            chords: [
              { from: 0, to: 2 },
              { from: 1, to: 2 },
            ],
            inscribedAngles: [{ at: 2, from: 0, to: 1, label: 'x' }],
            arcs: [{ from: 0, to: 1, label: `${p.turn}°` }],
          })
        if (p.mode === 'tangent')
          return circle({
            ...base,
            radii: [{ to: 0, label: p.label }],
            tangents: [{ at: 0, square: true }],
            chords: [{ from: 0, to: 1, label: 'x' }],
          })
        return circle({
          ...base,
          radii: [{ to: 0 }, { to: 1 }],
          arcs: [{ from: 0, to: 1, label: `${p.turn}°` }],
          centralAngles: [{ from: 0, to: 1, label: 'x' }],
        })
      },
      (p, facts) => {
        if (p.mode === 'radius' || p.mode === 'sector' || p.mode === 'tangent')
          expect(facts['radii']).toEqual([p.label])
        if (p.mode === 'diameter') expect(facts['diameters']).toEqual([p.label])
        if (p.mode === 'arc' || p.mode === 'inscribed') expect(facts['arcs']).toEqual([`${p.turn}°`])
      },
    ))

  it('draws solid over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'solid',
      randomSolid,
      (s) => solid({ solids: [s] }),
      (s, facts) => {
        expect(facts['kinds']).toEqual([s.kind])
        expect(facts['labels']).toEqual(Object.entries(s.labels ?? {}).flat())
      },
    ))

  it('draws solids in a row over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'solids in a row',
      (chance) => chance.sample(solidKinds, chance.int(2, 6)),
      (kinds) =>
        solid({ solids: kinds.map((kind, i) => ({ kind, letter: 'ABCDEF'[i] as string })), unnamed: kinds.length < 4 }),
      (kinds, facts) => expect(facts['kinds']).toEqual(kinds),
    ))

  it('draws net over 60 seeds without a fault, with true facts', () =>
    expectSound('net', randomNet, net, (p, facts) => {
      expect(facts['kind']).toBe(p.kind)
      if (p.kind === 'box')
        expect([facts['length'], facts['width'], facts['height']]).toEqual([p.length, p.width, p.height])
      if (p.kind === 'cells') expect(facts['cells']).toEqual(p.cells.flat())
    }))

  it('draws protractor over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'protractor',
      (chance) => {
        const degrees = chance.int(5, 175)
        return { degrees, start: chance.happens(0.3) ? chance.int(0, 180 - degrees) : 0, fromLeft: chance.happens(0.4) }
      },
      (p) => protractor(p),
      (p, facts) => expect(facts).toEqual({ degrees: p.degrees, start: p.start, fromLeft: p.fromLeft ? 1 : 0 }),
    ))

  it('draws every step of every construction without a fault', () => {
    const kinds = [
      'perpendicular_bisector',
      'angle_bisector',
      'equilateral_triangle',
      'perpendicular_at_point',
      'perpendicular_from_point',
      'copy_angle',
      'parallel_line',
    ] as const
    for (const kind of kinds) {
      for (let steps = 0; steps <= constructionSteps(kind); steps++) {
        const figure = construction({ kind, steps })
        expect(figureFaults(figure), `${kind} ${steps}`).toEqual([])
        expect(figure.facts).toEqual({ kind, steps })
      }
      expect(() => construction({ kind, steps: constructionSteps(kind) + 1 })).toThrow(RangeError)
    }
  })

  it('draws a scalene triangle whose sides are plainly different', () => {
    const { points } = outlineOf('scalene_triangle')
    const sides = points
      .map((p, i) => Math.hypot(p[0] - points[(i + 1) % 3]![0], p[1] - points[(i + 1) % 3]![1]))
      .toSorted((a, b) => a - b)
    expect(sides[1]! / sides[0]!).toBeGreaterThan(1.08)
    expect(sides[2]! / sides[1]!).toBeGreaterThan(1.08)
  })

  it('writes the radius of a hemisphere clear of its rim', () => {
    const { svg } = solid({ solids: [{ kind: 'hemisphere', radius: 31, labels: { radius: '31 ft' } }] })
    const y = Number(/<text[^>]* y="([\d.]+)"[^>]*>31 ft</.exec(svg)?.[1])
    const level = Number(/<circle cx="160" cy="([\d.]+)"/.exec(svg)?.[1])
    const flat = 0.28 * 70
    expect(y < level || y - 10 > level + 0.8 * flat).toBe(true)
  })

  it('labels only one part of a cut side when the other label is empty', () => {
    const { svg } = triangle({
      corners: [
        [0, 0],
        [9, 0],
        [3, 6],
      ],
      cevians: [{ from: 2, to: 0.4, parts: ['x', ''] }],
    })
    expect(svg.match(/<text/g)).toHaveLength(1)
  })

  it('names a point outside a circle at its distance from the center', () => {
    const { svg, alt } = circle({ outer: [{ toward: 0, far: 1.5, name: 'P', joined: true }] })
    expect(svg).toMatch(/>P</)
    expect(svg).toContain(`cx="${160 + 1.5 * 78}"`)
    expect(alt).toContain('point P outside')
  })

  it('lets the arrow marks of parallel sides point the same way', () => {
    const { svg } = polygon({
      corners: [
        [0, 0],
        [8, 0],
        [10, 5],
        [2, 5],
      ],
      parallels: [1, 0, 1, 0],
    })
    const heads = [...svg.matchAll(/<path d="M([\d.]+) [\d.]+L([\d.]+) [\d.]+L[\d.]+ [\d.]+"/g)]
    expect(heads).toHaveLength(2)
    for (const [, tail, tip] of heads) expect(Number(tip)).toBeGreaterThan(Number(tail))
  })

  it('names a point inside a triangle', () => {
    const figure = triangle({
      corners: [
        [0, 0],
        [9, 0],
        [3, 6],
      ],
      points: [{ at: [4, 2], name: 'G' }],
    })
    expect(figure.svg).toMatch(/>G</)
    expect(figure.alt).toContain('point G inside')
    expect(
      triangle({
        corners: [
          [0, 0],
          [9, 0],
          [3, 6],
        ],
      }).svg,
    ).not.toMatch(/>G</)
  })

  it('draws triangles true to scale: side lengths keep their ratios', () => {
    const corners = cornersFromSides(5, 6, 7)
    const { map } = fitInto(corners, { left: 0, top: 0, right: 300, bottom: 150 })
    const [a, b, c] = corners.map((p) => map(p)) as [Spot, Spot, Spot]
    expect(distance(b, c) / distance(a, b)).toBeCloseTo(5 / 7, 9)
    expect(distance(c, a) / distance(a, b)).toBeCloseTo(6 / 7, 9)
    expect(() => cornersFromSides(1, 2, 3)).toThrow(RangeError)
  })

  it('does not name the shape in the alt text when its name is asked for', () => {
    const figure = shape({ items: [{ shape: 'hexagon' }], unnamed: true })
    expect(figure.alt).not.toContain('hexagon')
    expect(figure.alt).toContain('6 straight sides')
  })
})

function randomAngle(chance: Chance): AngleParams {
  const a = chance.int(25, 155)
  return chance.pick<AngleParams>([
    {
      kind: 'single',
      degrees: chance.int(10, 175),
      turn: chance.int(0, 359),
      label: unknownOr(chance, '72°'),
      names: ['A', 'B', 'C'],
    },
    { kind: 'single', degrees: 90, turn: chance.int(0, 359) },
    {
      kind: 'line',
      parts: [
        { degrees: a, label: unknownOr(chance, `${a}°`) },
        { degrees: 180 - a, label: 'x' },
      ],
    },
    {
      kind: 'line',
      parts: [
        { degrees: 40, label: '40°' },
        { degrees: 80, label: '2x + 5' },
        { degrees: 60, label: '?' },
      ],
    },
    {
      kind: 'right',
      parts: [
        { degrees: 20 + (a % 50), label: 'x' },
        { degrees: 70 - (a % 50), label: '3x + 2' },
      ],
    },
    {
      kind: 'point',
      parts: [
        { degrees: a, label: `${a}°` },
        { degrees: 100, label: '100°' },
        { degrees: 260 - a, label: 'x' },
      ],
    },
    {
      kind: 'joined',
      parts: [
        { degrees: 30, label: '30°' },
        { degrees: 25 + (a % 40), label: '?' },
      ],
      whole: `${55 + (a % 40)}°`,
    },
    { kind: 'crossing', degrees: a, labels: [`${a}°`, 'y', '2x + 10', null] },
    { kind: 'transversal', degrees: chance.int(40, 140), labels: { 1: '110°', 6: 'x', 7: '3x + 4' } },
    {
      kind: 'lines',
      what: chance.pick(['point', 'segment', 'ray', 'line', 'parallel', 'perpendicular', 'intersecting'] as const),
      names: ['P', 'Q'],
      turn: chance.int(-30, 40),
    },
  ])
}

const solidKinds = [
  'box',
  'cube',
  'cylinder',
  'cone',
  'sphere',
  'hemisphere',
  'square_pyramid',
  'triangular_pyramid',
  'triangular_prism',
  'hexagonal_prism',
  'cone_on_cylinder',
  'hemisphere_on_cylinder',
  'pyramid_on_box',
  'step',
] as const

function randomSolid(chance: Chance): Solid {
  const size = (): number => chance.int(2, 15)
  const [length, width, height, radius, top] = [size(), size(), size(), size(), size()]
  const text = (n: number): string => unknownOr(chance, `${n} cm`)
  const flat = { length, width, height }
  return chance.pick<Solid>([
    { kind: 'box', ...flat, labels: { length: text(length), width: text(width), height: text(height) } },
    { kind: 'cube', labels: { side: text(length) } },
    { kind: 'cylinder', radius, height, labels: { radius: text(radius), height: text(height) } },
    { kind: 'cylinder', radius, height, labels: { diameter: text(radius), height: text(height) } },
    { kind: 'cone', radius, height, labels: { radius: text(radius), height: text(height), slant: '?' } },
    { kind: 'sphere', labels: { radius: text(radius) } },
    { kind: 'hemisphere', labels: { radius: text(radius) } },
    {
      kind: 'square_pyramid',
      length,
      width: length,
      height,
      labels: { length: text(length), height: text(height), slant: 'x' },
    },
    {
      kind: 'triangular_prism',
      ...flat,
      labels: { length: text(length), width: text(width), baseHeight: text(height) },
    },
    { kind: 'hexagonal_prism', length, height, labels: { side: text(length), height: text(height) } },
    {
      kind: 'cone_on_cylinder',
      radius,
      height,
      top,
      labels: { radius: text(radius), height: text(height), topHeight: text(top) },
    },
    { kind: 'hemisphere_on_cylinder', radius, height, labels: { radius: text(radius), height: text(height) } },
    {
      kind: 'pyramid_on_box',
      length,
      width: length,
      height,
      top,
      labels: { length: text(length), height: text(height), topHeight: text(top) },
    },
    {
      kind: 'step',
      ...flat,
      labels: { length: text(length), width: text(width), height: text(height), stepLength: 'x', stepHeight: text(3) },
    },
  ])
}

function randomNet(chance: Chance): NetParams {
  const [a, b, c] = [chance.int(2, 12), chance.int(2, 9), chance.int(3, 9)]
  return chance.pick<NetParams>([
    { kind: 'box', length: a, width: b, height: c, labels: { length: `${a} cm`, width: `${b} cm`, height: `${c} cm` } },
    { kind: 'square_pyramid', base: b, slant: b + 1, labels: { base: `${b} m`, slant: '?' } },
    { kind: 'triangular_pyramid', base: a, labels: { base: `${a} cm` } },
    {
      kind: 'triangular_prism',
      base: 6,
      side: 5,
      triangleHeight: 4,
      length: a,
      labels: { base: '6', side: '5', triangleHeight: '4', length: String(a) },
    },
    { kind: 'cylinder', radius: b, height: a, labels: { radius: `${b} in`, height: `${a} in` } },
    { kind: 'cone', radius: b, slant: b * 2 + 1, labels: { radius: `${b} in`, slant: '?' } },
    {
      kind: 'cells',
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 2],
        [3, 2],
      ],
      letters: ['A', 'B', 'C', 'D', 'E', 'F'],
    },
  ])
}
