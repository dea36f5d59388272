import { equalRationals } from '../values/rational.ts'
import { readRow } from '../reading/read-points.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Point, Rational, Vector } from '../values/values.ts'

/** Judges a point or a vector: the same numbers in the same order, with any brackets or none. */
export function markPoint(task: Task<Point | Vector>): Judgement {
  const { answer } = task
  const wanted = answer.kind === 'point' ? [answer.x, answer.y] : answer.components
  const read = readRow(task.text, task.locale, answer.kind === 'vector')
  if (!read.ok) return invalid(read.sentence)
  const { numbers, workedOut } = read.read
  if (numbers.length !== wanted.length)
    return invalid(`Write ${wanted.length} numbers, like ${exampleRow(wanted.length)}.`)
  if (!numbers.every((n, i) => equalRationals(n, wanted[i] as Rational))) {
    return wrong({ kind: 'vector', components: numbers })
  }
  return workedOut ? right : almost(sentences.workOut)
}

function exampleRow(length: number): string {
  return `(${[3, -2, 5, 1].slice(0, length).join(', ')})`
}
