import type { Chance } from '../chance.ts'
import { areaModel } from './area-model.ts'
import type { balance } from './balance.ts'
import { barModel } from './bar-model.ts'
import { baseTenBlocks } from './base-ten-blocks.ts'
import { counters } from './counters.ts'
import { exactText, lowest, stepped } from './exact.ts'
import { hundredChart } from './hundred-chart.ts'
import { markShapes } from './marks.ts'
import { numberLine } from './number-line.ts'
import type { Sample } from './figure-parts-of-tests.ts'
import { list, ratio } from './figure-parts-of-tests.ts'

/** See figure-samples.ts. */
export function numberLineSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function countersSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function hundredSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function blocksSample(c: Chance): Sample {
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

/** See figure-samples.ts. */
export function barSample(c: Chance): Sample {
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

/** A thing on the pan of a balance. */
export const pieceSample = (c: Chance): Parameters<typeof balance>[0]['left'][number] =>
  c.pick([
    { kind: 'box', text: 'x' },
    { kind: 'weight', text: String(c.int(1, 99)) },
    { kind: 'weight', text: '1' },
    { kind: 'weight', text: null },
  ] as const)

/** See figure-samples.ts. */
export function areaSample(c: Chance): Sample {
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
