import type { Figure } from '../values/values.ts'
import { altText } from './alt-text.ts'
import type { FigureWords } from './drawing-board.ts'
import { DrawingBoard } from './drawing-board.ts'
import { tone } from './palette.ts'
import type { Spot } from './plane-geometry.ts'
import { between } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface Branch {
  /** The outcome at the end of the branch. */
  readonly name: string
  /** Written on the branch: `1/3`, `0.4`, `?`. */
  readonly edge?: string
  readonly branches?: readonly Branch[]
  /** Written after the last outcome: `HT`, `1/6`, `?`. */
  readonly end?: string
}

export interface TreeDiagram {
  readonly branches: readonly Branch[]
  /** Headings of the stages, first to last. */
  readonly stages?: readonly string[]
}

interface Placed {
  readonly branch: Branch
  readonly depth: number
  readonly y: number
  readonly parent: Placed | null
}

const leaves = (branches: readonly Branch[]): number =>
  branches.reduce((n, b) => n + (b.branches?.length ? leaves(b.branches) : 1), 0)
const depthOf = (branches: readonly Branch[]): number =>
  1 + Math.max(0, ...branches.map((b) => (b.branches?.length ? depthOf(b.branches) : 0)))

/** Branches from left to right, outcomes in rounded boxes. Facts: paths (names joined by >), edges, ends. */
export function treeDiagram(p: TreeDiagram, words: FigureWords = {}): Figure {
  const rows = leaves(p.branches)
  const edged = p.branches.some((b) => b.edge)
  const top = p.stages ? 28 : 10
  const row = Math.max(edged ? 34 : 28, Math.min(46, 190 / rows))
  const height = Math.max(120, Math.round(top + rows * row + 8))
  const board = new DrawingBoard(320, height)
  const placed: Placed[] = []
  let next = 0
  const place = (branches: readonly Branch[], depth: number, parent: Placed | null): number[] =>
    branches.map((branch) => {
      const holder = { branch, depth, y: 0, parent }
      const before = placed.length
      placed.push(holder)
      const below = branch.branches?.length ? place(branch.branches, depth + 1, holder) : []
      holder.y = below.length
        ? ((below[0] as number) + (below[below.length - 1] as number)) / 2
        : top + (next++ + 0.5) * row
      placed[before] = holder
      return holder.y
    })
  const ys = place(p.branches, 1, null)
  const rootY = ((ys[0] as number) + (ys[ys.length - 1] as number)) / 2
  const ends = placed.flatMap(({ branch }) => (branch.end ? [textWidth(branch.end, 14)] : []))
  const right = 312 - (ends.length ? Math.max(...ends) + 10 : 0)
  const depth = depthOf(p.branches)
  const boxes = Array.from({ length: depth }, (_, d) =>
    Math.max(24, ...placed.filter((q) => q.depth === d + 1).map((q) => textWidth(q.branch.name, 14) + 14)),
  )
  const gap = (right - 18 - boxes.reduce((a, b) => a + b, 0)) / depth
  const leftOf = (d: number): number => 18 + gap * d + boxes.slice(0, d - 1).reduce((a, b) => a + b, 0)
  drawTree(board, placed, { rootY, boxes, leftOf })
  for (const [i, stage] of (p.stages ?? []).entries())
    board.text([leftOf(i + 1) + (boxes[i] ?? 0) / 2, 13], stage, { size: 13, weight: 700 })
  return board.finish({
    hue: words.hue ?? 'coral',
    title: words.title ?? 'Tree diagram',
    alt: words.alt ?? treeWords(p),
    facts: {
      paths: placed.filter((q) => !q.branch.branches?.length).map((q) => pathOf(q)),
      edges: placed.map((q) => q.branch.edge ?? ''),
      ends: placed.flatMap((q) => (q.branch.end ? [q.branch.end] : [])),
    },
  })
}

const pathOf = (q: Placed): string => (q.parent ? `${pathOf(q.parent)} > ${q.branch.name}` : q.branch.name)

function drawTree(
  board: DrawingBoard,
  placed: readonly Placed[],
  frame: { rootY: number; boxes: readonly number[]; leftOf: (d: number) => number },
): void {
  const { rootY, boxes, leftOf } = frame
  board.dot([12, rootY], { radius: 4.5, stroke: tone.f4 })
  for (const { branch, depth, y, parent } of placed) {
    const from: Spot = parent ? [leftOf(parent.depth) + (boxes[parent.depth - 1] ?? 0), parent.y] : [16, rootY]
    const to: Spot = [leftOf(depth), y]
    board.line(from, to, { width: 2.2, stroke: tone.f4 })
    const wide = boxes[depth - 1] ?? 24
    const [x, t, r] = [Math.round(to[0] * 100) / 100, Math.round((y - 11) * 100) / 100, 8]
    board.path(
      `M${x + r} ${t}h${wide - 2 * r}q${r} 0 ${r} ${r}v${22 - 2 * r}q0 ${r} -${r} ${r}h-${wide - 2 * r}q-${r} 0 -${r} -${r}v-${22 - 2 * r}q0 -${r} ${r} -${r}Z`,
      { fill: tone.f1, stroke: tone.f3, width: 2 },
    )
    board.text([to[0] + wide / 2, y], branch.name, { size: 14, weight: 700 })
    if (branch.end) board.text([to[0] + wide + 8, y], branch.end, { size: 14, weight: 600, anchor: 'start' })
    if (branch.edge) {
      const up = y <= (parent?.y ?? rootY) ? 90 : 270
      board.label(
        [0.5, 0.6, 0.7, 0.4].map((k) => between(from, to, k)),
        branch.edge,
        { toward: up, gap: 3, size: 13, spread: 60 },
      )
    }
  }
}

function treeWords(p: TreeDiagram): string {
  const say = (b: Branch): string =>
    `${b.name}${b.edge ? ` ${b.edge}` : ''}${b.branches?.length ? ` (${b.branches.map(say).join(', ')})` : ''}${b.end ? ` → ${b.end}` : ''}`
  const firsts = p.branches.map((b) => b.name).join(', ')
  const depth = depthOf(p.branches)
  return altText(
    `Tree diagram. Branches: ${p.branches.map(say).join('; ')}.`,
    `Tree: ${p.branches.map(say).join(';')}`,
    `Tree diagram of ${depth} stages with ${leaves(p.branches)} ends; first branches ${firsts}.`,
  )
}
