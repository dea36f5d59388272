import type { Chance } from '../chance.ts'
import type { Figure } from '../values/values.ts'
import { algebraTiles } from './algebra-tiles.ts'
import { areaModel } from './area-model.ts'
import { array } from './array.ts'
import { balance } from './balance.ts'
import { barModel } from './bar-model.ts'
import { baseTenBlocks } from './base-ten-blocks.ts'
import { calendar } from './calendar.ts'
import { clock } from './clock.ts'
import { coins } from './coins.ts'
import { counters } from './counters.ts'
import { cubeStack } from './cube-stack.ts'
import { doubleNumberLine } from './double-number-line.ts'
import { exactText, lowest, stepped } from './exact.ts'
import { factorTree } from './factor-tree.ts'
import { fractionBar } from './fraction-bar.ts'
import { fractionCircle } from './fraction-circle.ts'
import { gridArea } from './grid-area.ts'
import { hundredChart } from './hundred-chart.ts'
import { ioMachine } from './io-machine.ts'
import { mapScale } from './map-scale.ts'
import { markShapes } from './marks.ts'
import { matrix } from './matrix.ts'
import { numberBond } from './number-bond.ts'
import { numberLine } from './number-line.ts'
import { growingTiles, patternTiles } from './pattern-tiles.ts'
import { pictograph } from './pictograph.ts'
import { placeValueChart } from './place-value-chart.ts'
import { ratioTable } from './ratio-table.ts'
import { ruler } from './ruler.ts'
import { scale } from './scale.ts'
import { spinner } from './spinner.ts'
import { table } from './table.ts'
import { tenFrame } from './ten-frame.ts'
import { thermometer } from './thermometer.ts'
import { venn } from './venn.ts'

/** A figure of chance parameters, and the facts that it must tell. For tests and contact sheets. */
export interface Sample {
  readonly figure: Figure
  readonly facts: Figure['facts']
}

const list = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const ratio = (c: Chance, most: number): string => {
  const d = c.int(2, 12)
  const value = lowest(BigInt(c.int(1, d * most)), BigInt(d))
  return exactText(value, true)
}

function numberLineSample(c: Chance): Sample {
  const kind = c.int(0, 4)
  if (kind === 0) {
    const step = c.pick([1, 2, 5, 10, 100])
    const from = c.int(-6, 6) * step
    const count = c.int(8, 14)
    const at = from + c.int(1, count - 1) * step
    return {
      figure: numberLine({ from, to: from + count * step, step, points: [{ at, label: c.pick(['?', 'A']) }] }),
      facts: { from: exactText(from), step: exactText(step), points: [exactText(at)] },
    }
  }
  if (kind === 1) {
    const d = c.int(2, 12)
    const step = lowest(1n, BigInt(d))
    const wholes = c.int(1, 2)
    const at = stepped(step, step, c.int(0, d * wholes - 2))
    const zero = lowest(0n, 1n)
    return {
      figure: numberLine({ from: zero, to: lowest(BigInt(wholes), 1n), step, mixed: c.happens(0.5), points: [{ at }] }),
      facts: { to: String(wholes), points: [exactText(at)] },
    }
  }
  if (kind === 2) {
    const [a, b] = [c.int(1, 40), c.int(2, 9)]
    return {
      figure: numberLine({
        from: 0,
        to: 60,
        step: 1,
        labelEvery: 10,
        jumps: [
          { from: a, to: a + 10, label: '+10' },
          { from: a + 10, to: a + 10 - b, label: `-${b}` },
        ],
      }),
      facts: { jumps: [`${a} and ${a + 10}`, `${a + 10} and ${a + 10 - b}`] },
    }
  }
  if (kind === 3) {
    const from = c.int(-8, 2)
    const closed = c.happens(0.5)
    const both = c.happens(0.5)
    const to = both ? from + c.int(1, 5) : null
    return {
      figure: numberLine({ from: -10, to: 10, step: 1, intervals: [{ from, to, fromClosed: closed }] }),
      facts: { intervals: [`${closed ? '[' : '('}${from},${to ?? ''})`] },
    }
  }
  const from = c.int(0, 9)
  const marks = c.sample(
    list(9, (i) => i + 1),
    2,
  )
  const points = marks.map((i, k) => ({ at: stepped(from, 0.1, i), label: k === 0 ? 'A' : 'B' }))
  return {
    figure: numberLine({ from, to: from + 1, step: 0.1, points, missing: [stepped(from, 0.1, 5)] }),
    facts: { points: points.map((p) => exactText(p.at)) },
  }
}

function countersSample(c: Chance): Sample {
  const shapes = c.sample(markShapes, 3)
  const groups = list(c.int(1, 3), (i) => ({
    count: c.int(1, i === 0 ? 20 : 10),
    shape: shapes[i] ?? 'circle',
    second: i === 1,
    ...(c.happens(0.3) ? { crossedOut: 1 } : {}),
    ...(c.happens(0.3) ? { name: ['Ana', 'Ben', 'Kim'][i] ?? 'Lee' } : {}),
  }))
  const arrangement = groups.length === 1 ? c.pick(['rows', 'ring', 'scattered'] as const) : 'rows'
  return {
    figure: counters({
      groups,
      arrangement,

      seed: c.int(0, 99),
      say: c.happens(0.5) && groups.length === 1 ? 'each' : 'number',
    }),
    facts: { counts: groups.map((g) => g.count) },
  }
}

function hundredSample(c: Chance): Sample {
  if (c.happens(0.5)) {
    const highlighted = list(10, (i) => (i + 1) * c.int(2, 9)).filter((n, i, all) => n <= 100 && all.indexOf(n) === i)
    return {
      figure: hundredChart({
        to: c.pick([100, 120]),
        highlighted,
        missing: [c.int(1, 100)].filter((n) => !highlighted.includes(n)),
      }),
      facts: { highlighted },
    }
  }
  const n = c.int(2, 7) * 10 + c.int(2, 9)
  const cells = [n - 10, n - 1, n, n + 1, n + 10]
  return { figure: hundredChart({ cells, missing: [n + 1] }), facts: { missing: [n + 1], from: n - 10, to: n + 10 } }
}

function blocksSample(c: Chance): Sample {
  const big = c.happens(0.4)
  const numbers = list(c.int(1, 2), () => ({
    hundreds: big ? c.int(1, 9) : 0,
    tens: c.int(0, big ? 14 : 9),
    ones: c.int(0, big ? 12 : 19),
  }))
  const last = numbers.at(-1)
  const crossedOut = { ones: c.int(0, last?.ones ?? 0) }
  return {
    figure: baseTenBlocks({ numbers, headings: c.happens(0.5), ...(c.happens(0.4) ? { crossedOut } : {}) }),
    facts: { numbers: numbers.map((b) => `0 ${b.hundreds} ${b.tens} ${b.ones}`) },
  }
}

function barSample(c: Chance): Sample {
  if (c.happens(0.5)) {
    const parts = list(c.int(2, 5), (i) => ({
      size: c.int(1, 90),
      text: i === 0 ? null : String(c.int(1, 900)),
      second: i === 1,
    }))
    return {
      figure: barModel({ bars: [{ parts, total: c.happens(0.5) ? '245' : ratio(c, 3) }] }),
      facts: { parts: [parts.map((p) => p.text ?? '?').join(' | ')] },
    }
  }
  const [a, b] = [c.int(20, 60), c.int(5, 19)]
  const times = c.int(2, 6)
  const bars = c.happens(0.5)
    ? [
        { name: 'Ana', parts: [{ size: a, text: String(a) }] },
        { name: 'Tomas', parts: [{ size: a - b, text: null }] },
      ]
    : [
        { name: 'Cat', parts: [{ size: 1, text: ratio(c, 2) }] },
        { name: 'Large dog', parts: list(times, () => ({ size: 1, text: '' })) },
      ]
  const compare = bars[0]?.parts[0]?.size === a
  return {
    figure: barModel({ bars, ...(compare ? { difference: String(b) } : { together: null }) }),
    facts: { difference: compare ? String(b) : '' },
  }
}

const pieceSample = (c: Chance): Parameters<typeof balance>[0]['left'][number] =>
  c.pick([
    { kind: 'box', text: 'x' },
    { kind: 'weight', text: String(c.int(1, 99)) },
    { kind: 'weight', text: '1' },
    { kind: 'weight', text: null },
  ] as const)

function areaSample(c: Chance): Sample {
  const [w, h] = [c.int(1, 3), c.int(1, 2)]
  const algebra = c.happens(0.4)
  const top = list(
    w,
    (i) => (algebra ? ['x^2', '-3x', '12'][i] : c.happens(0.2) ? ratio(c, 4) : String(c.int(1, 900))) ?? '1',
  )
  const left = list(h, (i) => (algebra ? ['2x', '-5'][i] : String(c.int(1, 90))) ?? '1')
  const cells = list(h, () => list(w, () => (c.happens(0.3) ? null : algebra ? '-6x^3' : String(c.int(10, 99999)))))
  return {
    figure: areaModel({
      top,
      left,
      cells,
      widths: top.map(() => c.int(1, 500)),
      heights: left.map(() => c.int(1, 90)),
    }),
    facts: { top, left },
  }
}

function fractionBarSample(c: Chance): Sample {
  const bars = list(c.int(1, 4), () => {
    const parts = c.int(1, 12)
    return {
      parts,
      shaded: c.int(0, c.happens(0.3) ? parts * 3 : parts),
      ...(c.happens(0.3) ? { name: 'Before lunch' } : {}),
      ...(c.happens(0.2) ? { second: 1 } : {}),
    }
  })
  return {
    figure: fractionBar({ bars, ...(c.happens(0.4) ? { whole: '1 mile' } : {}) }),
    facts: { parts: bars.map((b) => b.parts), shaded: bars.map((b) => b.shaded) },
  }
}

function gridSample(c: Chance): Sample {
  const ten = c.happens(0.5)
  const [columns, rows] = ten ? [10, 10] : [c.int(1, 14), c.int(1, 9)]
  if (ten && c.happens(0.5)) {
    const [a, b] = [c.int(1, 9), c.int(1, 9)]
    return {
      figure: gridArea({ columns, rows, crossed: { columns: a, rows: b } }),
      facts: { crossed: [a, b], shaded: a * b },
    }
  }
  const shaded = c.int(0, columns * rows)
  return {
    figure: gridArea({
      columns,
      rows,
      shaded,
      ...(ten ? {} : { top: `${columns} cm`, left: null }),
      unit: 'square unit',
    }),
    facts: { columns, rows, shaded },
  }
}

function tableSample(c: Chance): Sample {
  const columns = c.int(2, 5)
  const header = ['Year', 'Balance', 'Interest', 'Total', 'x', 'P(x)'].slice(0, columns)
  const rows = list(c.int(1, Math.floor(18 / columns)), (i) =>
    list(columns, (j) =>
      j === 0
        ? String(i)
        : c.pick([null, String(c.int(1, 999)), ratio(c, 2), `$${c.int(10, 99)}.50`, `tally:${c.int(0, 9)}`, '']),
    ),
  )
  return {
    figure: table({ header, rows, ...(c.happens(0.4) ? { title: 'Savings' } : {}) }),
    facts: { header, rows: rows.map((row) => row.map((cell) => cell ?? '?').join(' | ')) },
  }
}

function treeSample(c: Chance): Sample {
  const grow = (n: number): Parameters<typeof factorTree>[0] => {
    for (let d = c.happens(0.5) ? 2 : 3; d * d <= n; d++)
      if (n % d === 0) return { value: n, children: [{ value: d }, grow(n / d)] }
    for (let d = 2; d * d <= n; d++) if (n % d === 0) return { value: n, children: [{ value: d }, grow(n / d)] }
    return { value: c.happens(0.2) ? null : n }
  }
  const tree = grow(c.pick([12, 18, 24, 30, 36, 48, 60, 64, 72, 84, 90, 96, 100]))
  return { figure: factorTree(tree), facts: {} }
}

function patternSample(c: Chance): Sample {
  if (c.happens(0.3)) {
    const n = c.int(2, 4)
    const steps = list(n, (i) => list(i * 2 + 1, (k) => [Math.min(k, i), Math.max(0, k - i)] as [number, number]))
    return {
      figure: growingTiles({
        steps: [...steps, null],
        shape: c.pick(['square', 'hexagon', 'circle'] as const),
        marked: (_, k) => k === 0,
      }),
      facts: { counts: [...steps.map((s) => s.length), '?'] },
    }
  }
  const unit = list(c.int(2, 4), () => ({
    shape: c.pick([...markShapes, 'arrow', 'flag'] as const),
    second: c.happens(0.5),
    turns: c.int(0, 3),
    small: c.happens(0.2),
    ...(c.happens(0.2) ? { letter: 'A' } : {}),
  }))
  const row = list(c.int(6, 12), (i) => unit[i % unit.length] ?? null).map((tile, i, all) =>
    i === all.length - 1 ? null : tile,
  )
  if (c.happens(0.3))
    return {
      figure: patternTiles({
        rows: list(3, (i) => list(3, (j) => (i === 2 && j === 2 ? null : (row[(i + j) % 3] ?? null)))),
      }),
      facts: {},
    }
  return {
    figure: patternTiles({
      rows: [row.map((tile) => (tile === null ? null : { shape: tile.shape, second: tile.second }))],
      lettered: row.length < 9,
    }),
    facts: {},
  }
}

function otherScale(c: Chance): Sample {
  const step = c.pick([1, 5, 10, 25, 50, 0.5])
  const count = c.pick([10, 12, 20])
  const value = stepped(0, step, c.int(1, count - 1)) as number
  return {
    figure: scale({
      kind: c.pick(['dial', 'jug'] as const),
      from: 0,
      to: stepped(0, step, count) as number,
      step,
      labelEvery: count > 12 ? 4 : 2,
      value,
      unit: 'g',
    }),
    facts: { value, step },
  }
}

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
    const [highest, lowest_] = [c.int(0, 6), c.int(-3, 0)]
    const rows = list(
      c.int(1, 2),
      () =>
        `${c.int(1, 9)}${list(highest, () => c.pick(['_', '?', String(c.int(0, 9))])).join('')}${lowest_ < 0 ? `.${list(-lowest_, () => c.int(0, 9)).join('')}` : ''}`,
    )
    return {
      figure: placeValueChart({
        highest,
        lowest: lowest_,
        rows,
        highlighted: [highest],
        ...(c.happens(0.3) && highest > 0 ? { shift: { from: highest - 1, to: highest, label: '× 10' } } : {}),
      }),
      facts: { rows, highest, lowest: lowest_ },
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
