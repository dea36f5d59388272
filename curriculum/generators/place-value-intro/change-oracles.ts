import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { stepByStep, type Change } from './more-or-less.ts'
import { joined } from './place-oracles.ts'
import { saidBy, type Jumped } from './wrong-jump.ts'
import type { Amounts, Item, Rational } from '../../values/values.ts'

/** Tries every number until counting on (or back) from it ends where it is told. */
function started(p: Change): Rational {
  const end = stepByStep(p)
  for (let n = 1; n < 1000; n++) if (stepByStep({ n, change: p.change }) === end) return whole(n)
  throw new RangeError('no number fits')
}

/** The number that is left over when all others are found in the count, step by step. */
function strange(p: Jumped): Rational {
  const right = new Set<number>()
  for (let i = 0; i <= 4; i++) right.add(stepByStep({ n: p.start, change: i * p.change }))
  const [found] = saidBy(p).filter((n) => !right.has(n))
  if (found === undefined) throw new RangeError('all fit')
  return whole(found)
}

/** What the tasks of more and less must answer, and the wrong answers that they name. */
export const changeTasks = {
  change_blocks: {
    oracle: (p: Change): Amounts => joined(stepByStep(p)),
    wrong: {
      reversed_order: (p: Change): Amounts => joined(stepByStep({ ...p, change: -p.change })),
      face_value: (p: Change): Amounts => joined(stepByStep({ ...p, change: Math.sign(p.change) })),
      looks_alike: (p: Change): Amounts =>
        joined(stepByStep({ ...p, change: Math.sign(p.change) * (Math.abs(p.change) === 10 ? 100 : 10) })),
    },
  },
  before_change: {
    oracle: started,
    wrong: {
      reversed_order: (p: Change): Rational => whole(stepByStep({ n: p.n, change: 2 * p.change })),
      face_value: (p: Change): Rational => whole(stepByStep({ n: stepByStep(p), change: -Math.sign(p.change) })),
    },
  },
  true_change: { oracle: (p: Change): Item => item(`${stepByStep(p)} ${p.change} ${p.n}`) },
  wrong_jump: {
    oracle: strange,
    wrong: {
      looks_alike: (p: Jumped): Rational[] =>
        [1, 2, 3, 4].map((i) => whole(stepByStep({ n: p.start, change: i * p.change }))),
    },
  },
} as const
