import { readMoney } from '../expressions/read-money.ts'
import { dollarsOf } from '../values/money.ts'
import { equalRationals } from '../values/rational.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import { withoutName } from './affixes.ts'
import type { Money } from '../values/values.ts'

/** Judges an amount: $3.45, 3.45, 345¢. */
export function markMoney(task: Task<Money>): Judgement {
  const read = readMoney(withoutName(task.text, task.rules.variable), task.locale)
  if (!read.ok) return invalid(read.sentence)
  const { dollars, written } = read.read
  if (!equalRationals(dollars, dollarsOf(task.answer))) {
    const minor = dollars.n * 100n
    const isWholeCents = minor % dollars.d === 0n
    return wrong(isWholeCents ? { ...task.answer, minor: minor / dollars.d } : undefined)
  }
  return written === 'arithmetic' ? almost(sentences.workOut) : right
}
