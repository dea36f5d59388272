import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Tries 0, 1, 2, ... in the blank until both sides have the same number of things. */
export function oracle(p: Params): Rational {
  for (let x = 0; x <= 40; x++) {
    const known = p.kind === 'minus' ? p.a : p.a + p.b
    if (known === (p.kind === 'minus' ? x - p.c : x + p.c)) return whole(x)
  }
  throw new RangeError(`no number fits ${JSON.stringify(p)}`)
}

/** The sum of one side; the sum of all numbers that are seen. */
export const wrong = {
  equal_means_answer: (p: Params): Rational[] => [whole(p.a + p.b), whole(p.a + p.b + p.c)],
  wrong_operation: (p: Params): Rational => whole(p.a - p.c),
}

/** Reads the two pans: the side without '?' is worth what the other one must be. */
export function fromFacts(facts: Readonly<Record<string, string | number | readonly (string | number)[]>>): Rational {
  const pans = [facts['left'], facts['right']].map((pan) => String(Array.isArray(pan) ? pan[0] : pan))
  const open = pans.find((pan) => pan.includes('?')) ?? ''
  const closed = pans.find((pan) => !pan.includes('?')) ?? ''
  const goal = closed.split('+').reduce((sum, part) => sum + Number(part), 0)
  for (let x = 0; x <= 40; x++) {
    const [a = '', sign = '', b = ''] = open.replace('?', String(x)).split(' ')
    if ((sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)) === goal) return whole(x)
  }
  throw new RangeError(`no number fits ${pans.join(' = ')}`)
}

export { missingTaskOracles as tasks } from '../missing-tasks.oracle.ts'

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3048836814
