import { whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Rational } from '../../values/values.ts'

/** Walks on the line one unit at a time: along the move, or through zero and as far again. */
export function oracle(p: Params): Rational {
  let at = p.a
  const walk = (units: number): void => {
    for (let i = 0; i < Math.abs(units); i++) at += units < 0 ? -1 : 1
  }
  const turn = (): void => walk(at < 0 ? 2 * -at : -2 * at)
  if (p.task === 'move') walk(p.steps)
  if (p.task === 'opposite') turn()
  if (p.task === 'twice') {
    turn()
    turn()
  }
  return whole(at)
}

/** Numbers below zero taken to grow to the left. */
export const wrong = {
  magnitude_negative: (p: Params): Rational => {
    if (p.task === 'move') return whole(p.a + -p.steps)
    let mark = p.a
    const apart = p.end === 20 ? 10 : 5
    while (mark % apart !== 0) mark--
    return whole(mark - (p.a - mark))
  },
}
