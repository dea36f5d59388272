import { readNumber } from '../expressions/read-number.ts'
import { equalRatios, isSimplestRatio } from '../values/ratio.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Ratio, Rational } from '../values/values.ts'

const howTo = 'Write the ratio like 3:4.'

/** Judges a ratio by proportion and order: 3:4, 3 to 4, 3/4. With rule `simplest`, whole parts without common divisor. */
export function markRatio(task: Task<Ratio>): Judgement {
  const { answer, rules } = task
  const pieces = task.text.trim().split(/\s*(?:[:∶]|\bto\b|\bzu\b|\bà\b)\s*/)
  const parts = pieces.length === 1 && answer.parts.length === 2 ? (pieces[0] ?? '').split(/\s*[/⁄]\s*/) : pieces
  if (parts.length < 2) return invalid(task.text.trim() === '' ? 'Type your answer first.' : howTo)
  const numbers: Rational[] = []
  let isWorkedOut = true
  for (const part of parts) {
    const read = readNumber(part, task.locale)
    if (!read.ok || !read.read.value) return invalid(howTo)
    numbers.push(read.read.value)
    if (read.read.written === 'arithmetic') isWorkedOut = false
  }
  if (numbers.length !== answer.parts.length) return invalid(`Write ${answer.parts.length} parts with : between them.`)
  if (numbers.every((n) => n.n === 0n)) return invalid(howTo)
  const typed: Ratio = { kind: 'ratio', parts: numbers }
  if (!equalRatios(typed, answer)) return wrong(typed)
  if (!isWorkedOut) return almost(sentences.workOut)
  return rules.simplest && !isSimplestRatio(typed)
    ? almost('That equals the answer. Now write it in simplest form.')
    : right
}
