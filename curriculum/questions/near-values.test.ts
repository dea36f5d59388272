import { expect, it } from 'vitest'
import { decimal } from '../values/decimal.ts'
import { equalValues } from '../values/equal.ts'
import { money } from '../values/money.ts'
import { point } from '../values/point.ts'
import { rational, rationalFromDecimalText, whole } from '../values/rational.ts'
import { ratio } from '../values/ratio.ts'
import { timeAt } from '../values/time.ts'
import { nearValues } from './near-values.ts'
import { sortRank } from './sort-rank.ts'
import type { Value } from '../values/values.ts'

const answers: readonly Value[] = [
  whole(7),
  whole(0),
  whole(-3),
  rational(3, 4),
  decimal(rationalFromDecimalText('0.25'), 2),
  money(5),
  timeAt(12, 0),
  point(2, 5),
  ratio(2, 3),
]

it('near values are of the same kind, never the answer, and at least three', () => {
  for (const answer of answers) {
    const near = nearValues(answer)
    expect(near.filter((v) => !equalValues(v, answer)).length).toBeGreaterThanOrEqual(3)
    for (const value of near) expect(value.kind).toBe(answer.kind)
  }
})

it('a positive answer has no negative neighbor, money none at or below nothing', () => {
  for (const v of nearValues(whole(1))) expect(v.kind === 'rational' && v.n > 0n).toBe(true)
  for (const v of nearValues(money(5))) expect(v.kind === 'money' && v.minor > 0n).toBe(true)
})

it('fixed order: numbers ascending, signs as < = >, yes before no, items by id', () => {
  const sorted = (values: Value[]): Value[] => values.toSorted(sortRank)
  expect(sorted([whole(3), rational(1, 2), whole(-2)])).toEqual([whole(-2), rational(1, 2), whole(3)])
  expect(
    sorted([
      { kind: 'comparison', sign: '>' },
      { kind: 'comparison', sign: '<' },
    ]),
  ).toEqual([
    { kind: 'comparison', sign: '<' },
    { kind: 'comparison', sign: '>' },
  ])
  const items = (...ids: string[]): Value[] => ids.map((id) => ({ kind: 'item', id, text: id }))
  expect(sorted(items('no', 'yes'))).toEqual(items('yes', 'no'))
  expect(sorted(items('10', '9', '1'))).toEqual(items('1', '9', '10'))
})
