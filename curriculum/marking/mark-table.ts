import { readNumber } from '../reading/read-number.ts'
import { equalRationals } from '../values/rational.ts'
import { formOf } from './mark-number.ts'
import { invalid, right, worst, wrong, type Judgement, type Task } from './judgement.ts'
import type { Matrix, Point, Rational, Vector } from '../values/values.ts'

/**
 * Judges the cells of a table or matrix: rows joined by ';' or line ends, cells by ',' (or spaces), brackets or none.
 * A vector is one row or one column, a pair of numbers one row.
 */
export function markTable(task: Task<Matrix | Vector | Point>): Judgement {
  const rows = cellsOf(task.text)
  if (rows.every((row) => row.every((cell) => cell === ''))) return invalid('Fill in every box.')
  if (rows.some((row) => row.some((cell) => cell === ''))) return invalid('Fill in every box.')
  const wanted = rowsOf(task.answer)
  const flat = task.answer.kind !== 'matrix'
  const typed = flat ? [rows.flat()] : rows
  if (typed.length !== wanted.length || typed.some((row, r) => row.length !== wanted[r]?.length)) {
    return invalid(`Fill in ${wanted.flat().length} numbers, row by row.`)
  }
  const values: Rational[][] = []
  const parts: Judgement[] = []
  for (const [r, row] of typed.entries()) {
    const line: Rational[] = []
    for (const [c, cell] of row.entries()) {
      const read = readNumber(cell, 'en')
      if (!read.ok || !read.read.value) return invalid('Every box takes one number.')
      const goal = wanted[r]?.[c] as Rational
      line.push(read.read.value)
      parts.push(equalRationals(read.read.value, goal) ? formOf(read.read, goal, task) : wrong())
    }
    values.push(line)
  }
  const verdict = worst([right, ...parts])
  if (verdict.verdict !== 'wrong') return verdict
  const [x, y] = values.flat()
  if (task.answer.kind === 'point' && x !== undefined && y !== undefined) return wrong({ kind: 'point', x, y })
  return wrong(flat ? { kind: 'vector', components: values.flat() } : { kind: 'matrix', rows: values })
}

function rowsOf(answer: Matrix | Vector | Point): readonly (readonly Rational[])[] {
  if (answer.kind === 'matrix') return answer.rows
  return [answer.kind === 'vector' ? answer.components : [answer.x, answer.y]]
}

function cellsOf(text: string): string[][] {
  const lines = text
    .trim()
    .replace(/[\])}]\s*,?\s*[[({]/g, ';')
    .replace(/[[\](){}|]/g, ' ')
    .split(/[;\n]/)
  return lines.map((line) => {
    const cells = line.trim()
    return (cells.includes(',') ? cells.split(',') : cells.split(/\s+/)).map((cell) => cell.trim())
  })
}
