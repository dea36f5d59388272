import type { Chance } from '../chance.ts'
import { algebraTiles } from './algebra-tiles.ts'
import { array } from './array.ts'
import { balance } from './balance.ts'
import { calendar } from './calendar.ts'
import { clock } from './clock.ts'
import { coins } from './coins.ts'
import { cubeStack } from './cube-stack.ts'
import { doubleNumberLine } from './double-number-line.ts'

import { fractionCircle } from './fraction-circle.ts'
import { ioMachine } from './io-machine.ts'
import { mapScale } from './map-scale.ts'
import { markShapes } from './marks.ts'
import { matrix } from './matrix.ts'
import { numberBond } from './number-bond.ts'
import { pictograph } from './pictograph.ts'
import { placeValueChart } from './place-value-chart.ts'
import { ratioTable } from './ratio-table.ts'
import { ruler } from './ruler.ts'
import { spinner } from './spinner.ts'
import { tenFrame } from './ten-frame.ts'
import { thermometer } from './thermometer.ts'
import { venn } from './venn.ts'
import type { Sample } from './figure-parts-of-tests.ts'
import { list, ratio } from './figure-parts-of-tests.ts'
import {
  numberLineSample,
  countersSample,
  hundredSample,
  blocksSample,
  barSample,
  pieceSample,
  areaSample,
} from './number-samples.ts'
import { fractionBarSample, gridSample, tableSample, treeSample, patternSample, otherScale } from './part-samples.ts'

/** One maker of samples for each kind, by its name in the catalogue. */
export const figureSamples: Readonly<Record<string, (c: Chance) => Sample>> = {
  counters: countersSample,
  ten_frame: (c) => {
    const [filled, second] = [c.int(0, 10), c.int(0, 10)]
    return {
      figure: tenFrame({ filled, second, apart: c.happens(0.5), crossedOut: c.int(0, filled) }),
      facts: { filled, second },
    }
  },
  number_line: numberLineSample,
  hundred_chart: hundredSample,
  base_ten_blocks: blocksSample,
  coins: (c) => {
    const pieces = list(c.int(1, 14), () => c.pick([1, 5, 10, 25, 25, 100, 500, 2000]))
    return { figure: coins({ pieces, face: c.pick(['value', 'name'] as const) }), facts: { pieces } }
  },
  array: (c) => {
    const [rows, columns] = [c.int(1, 12), c.int(2, 12)]
    return {
      figure: array({
        rows,
        columns,
        shape: c.pick(markShapes),
        ...(c.happens(0.4) ? { splitAfter: c.int(1, columns - 1) } : {}),
        ...(c.happens(0.5) ? { rowLabel: String(rows), columnLabel: null } : {}),
      }),
      facts: { rows, columns },
    }
  },
  area_model: areaSample,
  bar_model: barSample,
  number_bond: (c) => {
    const parts = list(c.int(2, 3), () => c.int(0, 500))
    return { figure: numberBond({ whole: c.happens(0.5) ? null : 1000, parts }), facts: { parts } }
  },
  balance: (c) => {
    const [left, right] = [list(c.int(1, 8), () => pieceSample(c)), list(c.int(1, 5), () => pieceSample(c))]
    const text = c.happens(0.3)
    const sides = text
      ? {
          left: [{ kind: 'text', text: '7 + 5' }] as const,
          right: [{ kind: 'text', text: '___ + 3'.replace('___', '?') }] as const,
        }
      : { left, right }
    return {
      figure: balance({ ...sides, ...(c.happens(0.3) ? { heavier: c.pick(['left', 'right'] as const) } : {}) }),
      facts: { left: sides.left.map((p) => p.text ?? '?') },
    }
  },
  fraction_bar: fractionBarSample,
  fraction_circle: (c) => {
    const shapes = list(c.int(1, 4), () => {
      const parts = c.int(1, 12)
      return {
        parts,
        shaded: c.int(0, parts),
        shape: c.pick(['circle', 'rectangle'] as const),
        ...(c.happens(0.2) && parts > 1 ? { unequal: list(parts, (i) => i + 1) } : {}),
        ...(c.happens(0.3) ? { name: 'A' } : {}),
      }
    })
    return {
      figure: fractionCircle({ shapes }),
      facts: { parts: shapes.map((s) => s.parts), shaded: shapes.map((s) => s.shaded) },
    }
  },
  grid_area: gridSample,
  double_number_line: (c) => {
    const n = c.int(3, 6)
    const [top, bottom] = [
      list(n, (i) => (i === 2 ? null : `${i * c.int(1, 20)}`)),
      list(n, (i) => (i === 1 ? '' : `${i * 25}%`)),
    ]
    return {
      figure: doubleNumberLine({
        top: { name: 'Distance (miles)', values: top },
        bottom: { name: 'Percent', values: bottom },
      }),
      facts: { bottom },
    }
  },
  ratio_table: (c) => {
    const n = c.int(2, 5)
    const rows = ['Cups of flour', 'Eggs'].map((name) => ({
      name,
      values: list(n, (i) => (i === 1 ? null : c.happens(0.3) ? ratio(c, 3) : String(c.int(1, 240)))),
    }))
    return { figure: ratioTable({ rows }), facts: { names: ['Cups of flour', 'Eggs'] } }
  },
  place_value_chart: (c) => {
    const highest = c.int(0, 9)
    const deepest = c.int(Math.max(-6, highest - 9), 0)
    const rows = list(
      c.int(1, 2),
      () =>
        `${c.int(1, 9)}${list(highest, () => c.pick(['_', '?', String(c.int(0, 9))])).join('')}${deepest < 0 ? `.${list(-deepest, () => c.int(0, 9)).join('')}` : ''}`,
    )
    return {
      figure: placeValueChart({
        highest,
        lowest: deepest,
        rows,
        highlighted: [highest],
        ...(c.happens(0.3) && highest > 0 ? { shift: { from: highest - 1, to: highest, label: '× 10' } } : {}),
      }),
      facts: { rows, highest, lowest: deepest },
    }
  },
  clock: (c) => {
    const minutes = c.int(0, 1439)
    return {
      figure: c.happens(0.5)
        ? clock([{ minutes, digital: c.happens(0.3) }])
        : clock([
            { minutes, name: 'Start' },
            { minutes: c.int(0, 1439), name: 'End' },
          ]),
      facts: {},
    }
  },
  calendar: (c) => {
    const [days, firstWeekday] = [c.int(28, 31), c.int(0, 6)]
    const highlighted = [c.int(1, 14), c.int(15, 28)]
    return {
      figure: calendar({
        month: c.pick(['May', 'September']),
        days,
        firstWeekday,
        highlighted,
        missing: c.happens(0.3) ? [days] : [],
      }),
      facts: { days, firstWeekday, highlighted },
    }
  },
  ruler: (c) => {
    const inch = c.happens(0.4)
    const length = inch ? c.int(4, 8) : c.int(8, 16)
    const objects = list(c.int(1, 2), (i) => ({
      from: i,
      to: c.int(3, length),
      kind: c.pick(['bar', 'pencil', 'ribbon'] as const),
      ...(c.happens(0.5) ? { name: i === 0 ? 'Crayon' : 'Stick' } : {}),
    }))
    return {
      figure: ruler({ unit: inch ? 'in' : 'cm', length, objects }),
      facts: { length, from: objects.map((o) => o.from), to: objects.map((o) => o.to) },
    }
  },
  scale: otherScale,
  thermometer: (c) => {
    const values = list(c.int(1, 2), () => c.int(-20, 40))
    return {
      figure: thermometer({
        from: -20,
        to: 40,
        step: 2,
        labelEvery: 5,
        readings: values.map((value, i) => ({ value, name: i === 0 ? 'Noon' : 'Night' })),
        unit: '°C',
      }),
      facts: { values },
    }
  },
  pattern_tiles: patternSample,
  cube_stack: (c) => {
    const [rows, columns, tall] = [c.int(1, 5), c.int(1, 6), c.int(1, 5)]
    const full = c.happens(0.5)
    const heights = list(rows, () => list(columns, () => (full ? tall : c.int(0, tall))))
    return {
      figure: cubeStack({ heights, ...(c.happens(0.3) ? { layer: 1 } : {}) }),
      facts: { cubes: heights.flat().reduce((sum, n) => sum + n, 0) },
    }
  },
  factor_tree: treeSample,
  algebra_tiles: (c) => {
    const [a, b, d] = [c.int(0, 3), c.int(1, 6), c.int(1, 8)]
    return {
      figure: algebraTiles({
        tiles: [
          { kind: 'square', count: a },
          { kind: 'bar', count: b, negative: c.happens(0.4) },
          { kind: 'unit', count: d },
        ],
      }),
      facts: {},
    }
  },
  table: tableSample,
  matrix: (c) => {
    const one = (): { name: string; rows: (string | null)[][]; highlighted: [number, number][] } => ({
      name: c.pick(['A', 'B']),
      rows: list(c.int(1, 3), () => []).map(() => list(2, () => (c.happens(0.2) ? null : String(c.int(-20, 20))))),
      highlighted: [[0, 1]],
    })
    const matrices = list(c.int(1, 2), one)
    return {
      figure: matrix({ matrices, signs: ['+'] }),
      facts: { rows: matrices.map((m) => m.rows.map((row) => row.map((x) => x ?? '?').join(' ')).join('; ')) },
    }
  },
  pictograph: (c) => {
    const key = c.pick([1, 2, 4, 10])
    const rows = ['Apples', 'Bananas', 'Kiwis'].map((name) => ({
      name,
      count: (c.int(0, key === 1 ? 10 : 19) * key) / (key === 1 ? 1 : 2),
    }))
    return {
      figure: pictograph({ title: 'Favorite fruit', rows, key, shape: c.pick(['circle', 'square'] as const) }),
      facts: { counts: rows.map((row) => row.count), key },
    }
  },
  io_machine: (c) => {
    const pairs = list(c.int(1, 4), (i) => ({
      input: String(c.int(0, 99)),
      output: i === 0 ? null : String(c.int(0, 900)),
    }))
    const rules = c.happens(0.5) ? ['× 3', '+ 4'] : [c.happens(0.5) ? null : '+ 12']
    return { figure: ioMachine({ rules, pairs }), facts: { inputs: pairs.map((p) => p.input) } }
  },
  map_scale: (c) => {
    const bars = c.int(2, 9)
    return {
      figure: mapScale({
        from: 'Fern Lake',
        to: 'Oak Hill',
        distance: c.happens(0.5) ? `${bars} cm` : null,
        scale: '1 cm = 20 km',
        bars,
      }),
      facts: { scale: '1 cm = 20 km' },
    }
  },
  venn: (c) => {
    const lists = c.happens(0.5)
    const part = (): string | string[] | null =>
      lists ? c.sample(list(40, String), c.int(0, 5)) : c.happens(0.3) ? null : String(c.int(0, 40))
    return {
      figure: venn({
        names: lists ? ['Factors of 12', 'Factors of 18'] : ['Soccer', 'Music'],
        first: part(),
        both: part(),
        second: part(),
        outside: String(c.int(0, 9)),
        shaded: c.happens(0.3) ? ['both'] : [],
      }),
      facts: {},
    }
  },
  spinner: (c) => {
    const sectors = list(c.int(1, 8), (i) => ({
      text: c.pick(['1', '2', '3', 'A', 'Red', 'Blue']),
      size: c.happens(0.2) ? 1 + (i % 2) : 1,
    }))
    return { figure: spinner({ sectors, pointer: c.unit() }), facts: { sectors: sectors.map((s) => s.text) } }
  },
}
