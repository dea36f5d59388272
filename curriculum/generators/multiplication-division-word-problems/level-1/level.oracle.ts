import { filled } from '../../../values/filled.ts'
import { yesNo } from '../../../values/items.ts'
import { tapeOfParts } from '../../../values/tape.ts'
import { whole } from '../../../values/rational.ts'
import type { Amounts, Filled, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Builds groups thing by thing until the story fits. */
export function oracle(p: Params): Rational {
  let all = 0
  for (let group = 0; group < p.groups; group++) for (let thing = 0; thing < p.size; thing++) all++
  if (p.asked === 'total') return whole(all)
  const step = p.asked === 'size' ? p.groups : p.size
  let rounds = 0
  for (; all > 0; all -= step) rounds++
  return whole(rounds)
}

export const wrong = {
  keyword_operation: (p: Params): Rational =>
    whole(p.asked === 'total' ? p.groups + p.size : p.groups * p.size - (p.asked === 'size' ? p.groups : p.size)),
  first_step_only: (p: Params): Rational => whole(p.size),
}

/** Group after group, as many as there are; with a label in each, or ? where that is asked. */
function bar({ groups, size, asked }: Params): Amounts {
  const all = Number(oracle({ groups, size, asked: 'total' }).n)
  const labels: string[] = []
  for (let left = all; left > 0; left -= size) labels.push(asked === 'total' ? String(size) : '?')
  return tapeOfParts(labels, asked === 'total' ? '?' : String(all))
}

/** Every line of the three numbers and both signs that is true. */
function trueLines(p: Params): Filled {
  const numbers = [p.groups, p.size, Number(oracle({ ...p, asked: 'total' }).n)]
  const ways = numbers.flatMap((a) =>
    numbers.flatMap((b) =>
      numbers.flatMap((c) => [...(a * b === c ? [[a, '×', b, c]] : []), ...(b * c === a ? [[a, '÷', b, c]] : [])]),
    ),
  )
  const [first, ...rest] = ways.map((way) => way.map(String))
  if (first === undefined) throw new RangeError('no line is true')
  return filled(first, ...rest)
}

const operation = (isTotal: boolean): Item => yesNo(isTotal, ['Multiply', 'Divide'])
const isMore = (p: Params): boolean => Number(oracle(p).n) > Math.max(p.groups, p.size)

export const tasks = {
  build_bar: {
    oracle: ({ base }: { readonly base: Params }): Amounts => bar(base),
    wrong: {
      keyword_operation: ({ base: { groups, size } }: { readonly base: Params }): Amounts =>
        tapeOfParts(Array.from({ length: groups }).fill(String(groups * size)) as string[], '?'),
    },
  },
  multiply_or_divide: {
    oracle: (p: Params): Item => operation(isMore(p)),
    wrong: { keyword_operation: (p: Params): Item => operation(!isMore(p)) },
  },
  number_sentence: { oracle: trueLines },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 866778884
