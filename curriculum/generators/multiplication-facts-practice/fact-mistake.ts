import { findError, type Slip } from '../../tasks/find-error.ts'
import { whole } from '../../values/rational.ts'
import { total, type Fact, type FactPool } from './fact-pool.ts'
import type { LevelTask } from '../../tasks/task.ts'
import type { RichText } from '../../values/values.ts'

/** Ten is known best where the first factor is larger, else five, else two. */
const known = (p: Fact): number => (p.a > 10 ? 10 : p.a > 5 ? 5 : 2)

/** A product from two that are known, line by line; with the slip of an id, the last line goes on from it. */
export function factWork(p: Fact, slip: string | null): RichText[] {
  const rest = p.a - known(p)
  const first = known(p) * p.b + (slip === 'known_off' ? p.b : 0)
  const second = (slip === 'rest_off' ? rest + 1 : rest) * p.b
  const sum = first + second - (slip === 'sum_off' ? 10 : 0)
  return [
    `\\(${known(p)} \\times ${p.b} = ${first}\\)`,
    `\\(${rest} \\times ${p.b} = ${second}\\)`,
    `\\(${first} + ${second} = ${sum}\\)`,
  ]
}

/** What a line ends with. */
export const factEnd = (line: RichText | undefined): number => Number(/= (\d+)/.exec(line ?? '')?.[1])

const slips: readonly Slip<Fact>[] = [
  { id: 'known_off', why: (p) => `\\(${known(p)} \\times ${p.b}\\) is \\(${known(p) * p.b}\\).` },
  { id: 'rest_off', why: (p) => `\\(${p.a - known(p)} \\times ${p.b}\\) is \\(${(p.a - known(p)) * p.b}\\).` },
  { id: 'sum_off', why: (p) => `The two parts make \\(${total(p)}\\) together.` },
]

/** Somebody worked a product out from two others, and one line is the first that is wrong. The first factor is at least 3. */
export const factMistake = (pool: FactPool): LevelTask =>
  findError<Fact>(pool, {
    id: 'find_mistake',
    version: 1,
    space: pool.all.flatMap((p) => slips.filter(({ id }) => new Set(factWork(p, id)).size === 3)).length,
    task: (p) => `\\(${p.a} \\times ${p.b}\\)`,
    work: factWork,
    slips,
    carries: true,
    hint: 'Check each fact. Then check the sum.',
    mend: (p, _, slip) => ({
      heading: `What is \\(${p.a} \\times ${p.b}\\)?`,
      form: 'numeric',
      answer: whole(total(p)),
      distractors: [
        {
          value: whole(factEnd(factWork(p, slip)[2])),
          misconception: 'looks_alike',
          why: 'That is the product with the mistake in it.',
        },
      ],
    }),
  })
