import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import type { Figure } from '../values/values.ts'
import { barChart } from './bar-chart.ts'
import { boxPlot } from './box-plot.ts'
import { histogram } from './histogram.ts'
import { figureFaults } from './layout-check.ts'
import { lineGraph } from './line-graph.ts'
import { linePlot, placeText } from './line-plot.ts'
import { normalCurve } from './normal-curve.ts'
import { pieChart } from './pie-chart.ts'
import { treeDiagram } from './tree-diagram.ts'
import { twoWayTable } from './two-way-table.ts'

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

const groups = ['Cats', 'Dogs', 'Goldfish', 'Guinea pigs', 'Hamsters', 'Parrots', 'Strawberries', 'Grade 4'] as const

describe('figures of data and chance', () => {
  it('draws bar_chart over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'bar_chart',
      (chance) => {
        const categories = chance.sample(groups, chance.int(2, 6))
        const most = chance.pick([5, 10, 40, 100, 900])
        const values = (): (number | null)[] =>
          categories.map((_, i) => (i === 1 && chance.happens(0.3) ? null : chance.int(0, most)))
        const series =
          chance.happens(0.4) && categories.length < 5
            ? [
                { name: 'Morning', values: values() },
                { name: 'Afternoon', values: values() },
              ]
            : [{ values: values() }]
        return {
          categories,
          series,
          valuesShown: chance.happens(0.3) && most < 100 && series.length === 1,
          scale: chance.happens(0.5) ? { name: 'Number of votes' } : {},
        }
      },
      barChart,
      (p, facts) => {
        expect(facts['categories']).toEqual(p.categories)
        expect(facts['values']).toEqual(p.series[0]?.values.map((v) => v ?? '?'))
      },
    ))

  it('draws line_plot over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'line_plot',
      (chance) => {
        const denominator = chance.pick([1, 2, 4, 8])
        const from = chance.int(0, 12)
        const places = chance.int(5, denominator === 8 ? 9 : 13)
        return {
          denominator,
          from,
          to: from + places - 1,
          counts: Array.from({ length: places }, (_, i) => (i === 0 ? 1 : chance.int(0, 7))),
          name: 'Length (inches)',
        }
      },
      linePlot,
      (p, facts) => {
        expect(facts['counts']).toEqual(p.counts)
        expect(facts['denominator']).toBe(p.denominator)
      },
    ))

  it('draws line_graph over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'line_graph',
      (chance) => {
        const labels = chance.pick([
          ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
          ['8 a.m.', '10 a.m.', 'noon', '2 p.m.', '4 p.m.'],
          ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'],
        ])
        const values = (): number[] => labels.map(() => chance.int(0, 50))
        return {
          labels,
          series: chance.happens(0.5)
            ? [{ values: values() }]
            : [
                { name: 'Plant A', values: values() },
                { name: 'Plant B', values: values() },
              ],
          name: 'Time',
          scale: { name: 'Height (cm)' },
        }
      },
      lineGraph,
      (p, facts) => expect([facts['labels'], facts['values']]).toEqual([p.labels, p.series[0]?.values]),
    ))

  it('draws pie_chart over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'pie_chart',
      (chance) => {
        const names = chance.sample(
          ['Soccer', 'Tennis', 'Swimming', 'Running', 'Basketball', 'Chess'] as const,
          chance.int(2, 6),
        )
        const cuts = chance
          .sample(
            Array.from({ length: 19 }, (_, i) => (i + 1) * 5),
            names.length - 1,
          )
          .toSorted((a, b) => a - b)
        const sizes = [...cuts, 100].map((c, i) => c - (i === 0 ? 0 : (cuts[i - 1] as number)))
        return {
          parts: names.map((name, i) => ({ name, size: sizes[i] as number, label: i === 0 ? '?' : `${sizes[i]}%` })),
        }
      },
      pieChart,
      (p, facts) =>
        expect([facts['sizes'], facts['labels']]).toEqual([p.parts.map((q) => q.size), p.parts.map((q) => q.label)]),
    ))

  it('draws histogram over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'histogram',
      (chance) => ({
        start: chance.pick([0, 50, 100, -10]),
        width: chance.pick([2, 5, 10, 20]),
        counts: Array.from({ length: chance.int(4, 9) }, () => chance.int(0, 25)),
        name: 'Minutes',
        single: chance.happens(0.3),
      }),
      histogram,
      (p, facts) => expect([facts['start'], facts['width'], facts['counts']]).toEqual([p.start, p.width, p.counts]),
    ))

  it('draws normal_curve over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'normal_curve',
      (chance) => {
        const [from, to] = chance.pick([
          [-1, 1],
          [-2, 2],
          [-4, 1],
          [1, 4],
          [2, 4],
          [0, 2],
          [-4, -2],
        ] as const)
        return {
          mean: chance.pick([0, 50, 100, 500, 1200]),
          deviation: chance.pick([1, 5, 15, 100]),
          shade: [from, to] as const,
          shadeLabel: chance.pick(['?', '68%', '2.35%']),
          name: 'Score',
          scale: chance.pick(['values', 'deviations'] as const),
        }
      },
      normalCurve,
      (p, facts) =>
        expect([facts['mean'], facts['deviation'], facts['shade']]).toEqual([p.mean, p.deviation, [...p.shade]]),
    ))

  it('draws tree_diagram over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'tree_diagram',
      (chance) => {
        const outcomes = chance.pick([
          ['H', 'T'],
          ['red', 'blue', 'green'],
          ['rain', 'no rain'],
          ['small', 'medium', 'large'],
        ])
        const edge = (): { edge?: string } =>
          chance.happens(0.7) ? { edge: chance.pick(['1/2', '0.35', '?', '5/12']) } : {}
        const third = outcomes.length === 2 && chance.happens(0.4)
        const branches = outcomes.map((name) => ({
          name,
          ...edge(),
          branches: outcomes.map((n) => ({
            name: n,
            ...edge(),
            ...(third ? { branches: outcomes.map((m) => ({ name: m })) } : { end: chance.pick(['HH', '1/6', '?']) }),
          })),
        }))
        return { branches }
      },
      treeDiagram,
      (p, facts) => {
        const first = p.branches[0]
        const paths = facts['paths'] as string[]
        expect(paths[0]?.startsWith(`${first?.name} > ${first?.branches[0]?.name}`)).toBe(true)
        expect(new Set(paths).size).toBe(paths.length)
      },
    ))

  it('draws box_plot over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'box_plot',
      (chance) => {
        const one = (): readonly [number, number, number, number, number] => {
          const v = Array.from({ length: 5 }, () => chance.int(10, 80)).toSorted((a, b) => a - b)
          return [v[0] as number, v[1] as number, v[2] as number, v[3] as number, v[4] as number]
        }
        const named = chance.happens(0.5)
        return {
          plots: named
            ? [
                { name: 'Class A', five: one() },
                { name: 'Class B', five: one(), outliers: [98] },
              ]
            : [{ five: one() }],
          from: 0,
          to: 100,
          name: 'Points',
        }
      },
      boxPlot,
      (p, facts) => expect(facts['five']).toEqual(p.plots.flatMap((q) => [...q.five])),
    ))

  it('draws two_way_table over 60 seeds without a fault, with true facts', () =>
    expectSound(
      'two_way_table',
      (chance) => {
        const rows = chance.sample(['Grade 7', 'Grade 8', 'Adults', 'Teachers'] as const, chance.int(2, 3))
        const columns = chance.sample(['Bus', 'Walk', 'Car', 'Bike'] as const, chance.int(2, 3))
        const cells = rows.map((_, r) =>
          columns.map((__, c) => (r + c === 1 && chance.happens(0.5) ? null : chance.int(1, 250))),
        )
        return {
          rows,
          columns,
          cells,
          rowTotals: rows.map(() => chance.int(100, 800)),
          columnTotals: [...columns, ''].map(() => chance.int(100, 1500)),
        }
      },
      twoWayTable,
      (p, facts) => {
        expect(facts['cells']).toEqual(p.cells.flat().map((v) => v ?? '?'))
        expect(facts['rowTotals']).toEqual(p.rowTotals)
        expect(facts['columnTotals']).toEqual(p.columnTotals)
      },
    ))

  it('keeps the value to be found out of picture, alt text and facts', () => {
    const figure = barChart({ categories: ['A', 'B'], series: [{ values: [37, null] }] })
    expect(figure.facts['values']).toEqual([37, '?'])
    expect(figure.alt).toContain('B: unknown')
  })

  it.each([
    [11, 4, '2 3/4'],
    [6, 8, '3/4'],
    [8, 4, '2'],
    [0, 8, '0'],
  ])('writes place %d over %d as %s', (n, d, text) => expect(placeText(n, d)).toBe(text))
})
