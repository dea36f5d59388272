import { type Mark, moved } from '../typesetting/marks.ts'
import type { Block } from '../typesetting/set-text.ts'

export const emptyBlock: Block = { width: 0, height: 0, marks: [], baseline: 0 }

/** Blocks one under the other, empty ones without their gap. */
export function stack(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter((block) => block.height > 0)
  let y = 0
  const marks = shown.map((block, i): Mark => {
    y += i === 0 ? 0 : gap
    const mark = moved(0, y, block.marks)
    y += block.height
    return mark
  })
  return {
    width: Math.max(0, ...shown.map((block) => block.width)),
    height: y,
    marks,
    baseline: shown[0]?.baseline ?? 0,
  }
}

/** Blocks side by side, on one baseline. */
export function sideBySide(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter((block) => block.width > 0)
  const baseline = Math.max(0, ...shown.map((block) => block.baseline))
  let x = 0
  const marks = shown.map((block, i): Mark => {
    x += i === 0 ? 0 : gap
    const mark = moved(x, baseline - block.baseline, block.marks)
    x += block.width
    return mark
  })
  const height = Math.max(0, ...shown.map((block) => baseline - block.baseline + block.height))
  return { width: x, height, marks, baseline }
}

/** Blocks in columns of equal width, row by row; each row as high as its highest block. */
export function inColumns(blocks: readonly Block[], columns: number, pitch: number, gap: number): Block {
  const rows: Block[] = []
  for (let i = 0; i < blocks.length; i += columns) {
    const row = blocks.slice(i, i + columns)
    const baseline = Math.max(...row.map((block) => block.baseline))
    rows.push({
      width: Math.max(...row.map((block, place) => place * pitch + block.width)),
      height: Math.max(...row.map((block) => baseline - block.baseline + block.height)),
      marks: row.map((block, place) => moved(place * pitch, baseline - block.baseline, block.marks)),
      baseline,
    })
  }
  return stack(rows, gap)
}
