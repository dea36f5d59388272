import { whole } from '../../../values/rational.ts'
import type { Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Works on the written digits alone. */
export function oracle(p: Params): Rational {
  const text = String(p.n)
  if (p.task === 'grow') return whole(Number(text + '0'.repeat(p.lower)))
  const alone = (place: number): number =>
    Number([...text].map((digit, i) => (i === text.length - 1 - place ? digit : '0')).join(''))
  if (p.task === 'value') return whole(alone(p.place))
  let times = 1
  while (alone(p.lower) * times < alone(p.place)) times++
  return whole(times)
}

export const wrong = {
  face_value: (p: Params): Rational => {
    if (p.task === 'value') return whole(Number(String(p.n).at(-1 - p.place)))
    return whole(p.task === 'grow' ? p.n + 10 ** p.lower : p.place - p.lower)
  },
  concat_place_value: (p: Params): Rational => whole(Number(String(p.n).slice(-1 - p.place))),
}
