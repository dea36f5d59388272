import { whole } from '../../values/rational.ts'
import type { Reading } from './comparing.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Counts in steps of one, up or down, from what the task names. */
export function countedResult(p: Reading): Rational {
  const { task } = p
  let count = 0
  if (task.ask === 'more') for (let at = p.values[task.j] as number; at < (p.values[task.i] as number); at++) count++
  else
    for (const [i, value] of p.values.entries()) {
      if (task.ask === 'all' || i === task.i || i === task.j) for (let k = 0; k < value; k++) count++
    }
  return whole(count)
}

/** The same count in units of the scale, by repeated subtraction, to the nearest. */
export function countedUnits(p: Reading): Rational {
  let rest = Number(countedResult(p).n)
  let count = 0
  while (2 * rest >= p.unit) {
    rest -= p.unit
    count++
  }
  return whole(count)
}

/** The other of adding and taking away. */
export function otherWay(p: Reading): Rational {
  const { task } = p
  if (task.ask === 'all') return whole(Math.max(...p.values))
  return countedResult({ ...p, task: { ...task, ask: task.ask === 'more' ? 'total' : 'more' } })
}

/** Reads the values off the picture again. */
export function fromValues(p: Reading, facts: Figure['facts'], name: string): Reading {
  return { ...p, values: facts[name] as readonly number[] }
}
