import type { Condition } from './levelling-world.ts'
import type { Row } from './levelling-table.ts'

/** A demand of the design and what came out. */
export interface Target {
  readonly name: string
  readonly figure: number
  readonly demand: string
  readonly met: boolean
}

const atMost = (name: string, figure: number, limit: number): Target => ({
  name,
  figure,
  demand: `at most ${limit}`,
  met: figure <= limit,
})
const atLeast = (name: string, figure: number, limit: number): Target => ({
  name,
  figure,
  demand: `at least ${limit}`,
  met: figure >= limit,
})

/** The demands on levelling, D-054, of one way of evaluating. */
export function levellingTargets(rows: readonly Row[], name: string): Target[] {
  const of = (condition: Condition, policy: string) => {
    const found = rows.find((row) => row.condition === condition && row.name === policy)
    if (found === undefined) throw new RangeError(`${policy} was not simulated with ${condition}`)
    return found.figures
  }
  const known = of('grade known', name)
  const unknown = of('grade unknown', name)
  const error = known.errors.at(-1) ?? Number.NaN
  const halving = of('grade known', 'staircase, halving').errors.at(-1) ?? Number.NaN
  const covered = known.covered ?? 0
  return [
    atMost(`${name}: error at 300 s, grade known`, error, 0.75),
    atMost(`${name}: error at 300 s, grade unknown`, unknown.errors.at(-1) ?? Number.NaN, 0.9),
    {
      name: `${name}: share covered by the 80 % band`,
      figure: covered,
      demand: '0.74 to 0.86',
      met: covered >= 0.74 && covered <= 0.86,
    },
    atLeast(`${name}: share within one grade`, known.within.one, 0.8),
    atLeast(`${name}: share of the halving staircase's error saved`, 1 - error / halving, 0.15),
  ]
}

/** The demands on the learner model, D-053. */
export function practiceTargets(ece: number): Target[] {
  return [atMost('learner model: calibration error on simulated practice', ece, 0.02)]
}

/** 'met' or 'MISSED', the figure and the demand. */
export function targetLine({ name, figure, demand, met }: Target): string {
  return `${met ? 'met   ' : 'MISSED'} ${name}: ${figure.toFixed(3)} (${demand})`
}
