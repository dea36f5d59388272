import { whole } from '../../values/rational.ts'
import type { Params } from './n01.ts'
import type { Rational } from '../../values/values.ts'

/** The numbers from one to another, written one after the other. */
function written(from: number, to: number): string {
  let text = ''
  for (let n = from; n <= to; n++) text += String(n)
  return text
}

const last = ({ pages }: Params): string => String(pages)

/** Writes all the numbers and counts the digits. */
export const oracle = (p: Params): Rational => whole(written(1, p.pages).length)

export const wrong = {
  quick_answer: (p: Params): Rational => {
    let digits = 0
    for (let n = 1; n <= p.pages; n++) digits += last(p).length
    return whole(digits)
  },
  last_case_missed: (p: Params): Rational => whole(written(10, p.pages).length),
  count_off_by_one: (p: Params): Rational => whole(written(1, p.pages - 1).length),
  one_case_only: (p: Params): Rational =>
    whole(written(Number(last(p).replace(/./g, '0').replace('0', '1')), p.pages).length),
}
