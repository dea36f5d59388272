import { table } from '../../figures/table.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A sample by kinds, `factor` times smaller than the whole; one kind is asked for, or by how much one beats another. */
export interface Params {
  readonly world: number
  readonly counts: readonly number[]
  readonly factor: number
  readonly ask: 'one' | 'more'
  readonly kind: number
  readonly other: number
}

const worlds = [
  { whole: 'fish in a lake', kinds: ['trout', 'perch', 'carp', 'pike'], head: 'Fish', verb: 'are' },
  { whole: 'students of a school', kinds: ['bus', 'car', 'bike', 'on foot'], head: 'Way to school', verb: 'come by' },
  { whole: 'visitors of a museum', kinds: ['fossils', 'rockets', 'art', 'trains'], head: 'Likes best', verb: 'like' },
  { whole: 'beads in a jar', kinds: ['red', 'blue', 'green', 'white'], head: 'Color', verb: 'are' },
  { whole: 'trees in a forest', kinds: ['oak', 'pine', 'birch', 'ash'], head: 'Tree', verb: 'are' },
  { whole: 'guests of a hotel', kinds: ['eggs', 'toast', 'fruit', 'oats'], head: 'Breakfast', verb: 'want' },
] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]

const size = (p: Params): number => p.counts.reduce((a, b) => a + b, 0)
const at = (p: Params, i: number): number => p.counts[i] ?? 0
const part = (p: Params): number => at(p, p.kind) - (p.ask === 'more' ? at(p, p.other) : 0)
const population = (p: Params): number => size(p) * p.factor

function params(chance: Chance, difficulty: number): Params {
  const [kind, other] = chance.sample([0, 1, 2, 3], 2) as [number, number]
  return {
    world: chance.int(0, worlds.length - 1),
    counts: Array.from({ length: 4 }, () => chance.int(3, 12 + Math.round(8 * difficulty))),
    factor: chance.int(5, 15 + Math.round(15 * difficulty)),
    ask: difficulty > 0.5 ? 'more' : 'one',
    kind,
    other,
  }
}

function reject(p: Params): string | null {
  if (new Set(p.counts).size < 4) return 'two kinds are met equally often'
  if (![20, 25, 30, 40, 50, 60].includes(size(p))) return 'an odd size of sample'
  return part(p) < 1 ? 'not more' : null
}

const said = (p: Params, i: number): string => {
  const { kinds, verb } = worldOf(p)
  return `${verb === 'come by' && kinds[i] === 'on foot' ? 'come' : verb} ${kinds[i]}`
}

function tell(p: Params): Telling {
  const value = part(p) * p.factor
  const [n, all] = [size(p), population(p)]
  const { whole } = worldOf(p)
  const start = `A random sample of \\(${n}\\) stands for the \\(${all}\\) ${whole}.`
  return {
    ask:
      p.ask === 'one'
        ? [`${start} About how many of all ${said(p, p.kind)}?`, `${start} Predict how many ${said(p, p.kind)}.`]
        : `${start} About how many more ${said(p, p.kind)} than ${said(p, p.other).replace(/^(are|like|want) /, '')}?`,
    answer: value,
    wrong: [
      [
        Math.round((p.ask === 'one' ? population(p) : population(p) / 2) / 4),
        'mean_unweighted',
        'The kinds are not equally common. Use the counts of the sample.',
      ],
      p.ask === 'one'
        ? [
            at(p, p.kind) + all - n,
            'wrong_operation',
            'A prediction scales the sample up. It multiplies, it does not add.',
          ]
        : [at(p, p.kind) * p.factor, 'stops_early', 'That is how many of one kind. How many more than of the other?'],
      [part(p), 'stops_early', `That is only in the sample of \\(${n}\\). Scale it up to \\(${all}\\).`],
      [value + p.factor, 'looks_alike', 'Very near. Read the sample once more.'],
    ],
    hints: [
      'The whole has the same shares as the sample.',
      `How many times as large as the sample is the whole? \\(${all} \\div ${n} = ${p.factor}\\).`,
      p.ask === 'one'
        ? `In the sample there are \\(${part(p)}\\). Multiply by \\(${p.factor}\\).`
        : `In the sample there are \\(${part(p)}\\) more. Multiply by \\(${p.factor}\\).`,
    ],
    steps: [
      ['The whole is so many times as large as the sample.', `${all} \\div ${n} = ${p.factor}`],
      ...(p.ask === 'more'
        ? [['Compare the two kinds in the sample.', `${at(p, p.kind)} - ${at(p, p.other)} = ${part(p)}`] as const]
        : []),
      ['Scale up.', `${part(p)} \\times ${p.factor} = ${value}`],
    ],
  }
}

const picture = (p: Params): Figure =>
  table({
    header: [worldOf(p).head, 'In the sample'],
    rows: worldOf(p).kinds.map((kind, i) => [kind, String(at(p, i))]),
    rowHeaders: true,
  })

/** Predict the whole from a sample (7.SP.A.2). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.counts.join()} ${p.factor} ${p.kind} ${p.ask === 'more' ? p.other : ''}`,
  ...toldBy(tell),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => (p.ask === 'more' ? 6 : 1) + size(p) / 40 + p.factor / 30,
}
