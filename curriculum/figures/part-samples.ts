import type { Chance } from '../chance.ts'
import { stepped } from './exact.ts'
import { factorTree } from './factor-tree.ts'
import { fractionBar } from './fraction-bar.ts'
import { gridArea } from './grid-area.ts'
import { markShapes } from './marks.ts'
import { growingTiles, patternTiles } from './pattern-tiles.ts'
import { scale } from './scale.ts'
import { table } from './table.ts'
import type { Sample } from './figure-parts-of-tests.ts'
import { list, ratio } from './figure-parts-of-tests.ts'

/** See figure-samples.ts. */
export function fractionBarSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function gridSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function tableSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function treeSample(c: Chance): Sample {
  const grow = (n: number): Parameters<typeof factorTree>[0] => {
    for (let d = c.happens(0.5) ? 2 : 3; d * d <= n; d++)
      if (n % d === 0) return { value: n, children: [{ value: d }, grow(n / d)] }
    for (let d = 2; d * d <= n; d++) if (n % d === 0) return { value: n, children: [{ value: d }, grow(n / d)] }
    return { value: c.happens(0.2) ? null : n }
  }
  const tree = grow(c.pick([12, 18, 24, 30, 36, 48, 60, 64, 72, 84, 90, 96, 100]))
  return { figure: factorTree(tree), facts: {} }
}

/** See figure-samples.ts. */
export function patternSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function otherScale(c: Chance): Sample {
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
