import { readMoney, type TypedMoney } from '../reading/read-money.ts'
import { dollarsOf, moneyText } from '../values/money.ts'
import { divideRationals, equalRationals, multiplyRationals, whole } from '../values/rational.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import { withoutName } from '../reading/affixes.ts'
import type { Money } from '../values/values.ts'

/** 25 beside $ where 25 cents are meant, and 0.25 beside ¢: the amount is known and its unit is not. */
function unitSlip({ answer, rules }: Task<Money>, typed: TypedMoney, signed: boolean): string | null {
  if (typed.written !== 'dollars') return null
  const right = dollarsOf(answer)
  const cents = `${answer.minor}¢`
  const inCents = rules.cents === true && !signed
  const underADollar = answer.minor > 0n && answer.minor < 100n
  if (
    underADollar &&
    !inCents &&
    typed.dollars.d === 1n &&
    equalRationals(typed.dollars, multiplyRationals(right, whole(100)))
  )
    return `${typed.dollars.n} dollars? Write ${cents} or ${moneyText(answer)}.`
  if (inCents && typed.dollars.d !== 1n && equalRationals(typed.dollars, right))
    return `Less than a cent? Write ${cents} or ${moneyText(answer)}.`
  return null
}

/** Judges an amount: $3.45, 3.45, 345¢; a bare number is in cents where those are asked for. */
export function markMoney(task: Task<Money>): Judgement {
  const read = readMoney(withoutName(task.text, task.rules.variable), task.locale)
  if (!read.ok) return invalid(read.sentence)
  const { written } = read.read
  const signed = /[$¢]|cent|dollar|usd|cad/i.test(task.text)
  const slip = unitSlip(task, read.read, signed)
  if (slip !== null) return almost(slip)
  const dollars =
    task.rules.cents === true && !signed ? divideRationals(read.read.dollars, whole(100)) : read.read.dollars
  if (!equalRationals(dollars, dollarsOf(task.answer))) {
    const minor = dollars.n * 100n
    const isWholeCents = minor % dollars.d === 0n
    return wrong(isWholeCents ? { ...task.answer, minor: minor / dollars.d } : undefined)
  }
  return written === 'arithmetic' ? almost(sentences.workOut) : right
}
