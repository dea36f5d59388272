import { item } from '../../values/items.ts'
import { statements } from './statements.ts'
import type { Params } from './level-2.ts'
import type { Item } from '../../values/values.ts'

interface World {
  readonly id: string
  readonly p: boolean
  readonly q: boolean
}
const literals = ['p', 'notP', 'q', 'notQ'] as const
type Literal = (typeof literals)[number]

const holds = (literal: Literal, { p, q }: World): boolean => ({ p, notP: !p, q, notQ: !q })[literal]
const breaks = (a: Literal, b: Literal, world: World): boolean => holds(a, world) && !holds(b, world)

/** Decides by looking at every case that the statement allows: truth tables, not the wording. */
export function oracle({ which, kind }: Params): Item {
  const free = statements[which]?.counter !== null
  const cases: World[] = [
    { id: 'both', p: true, q: true },
    { id: 'neither', p: false, q: false },
    ...(free ? [{ id: 'counter', p: false, q: true }] : []),
  ]
  const all: World[] = [true, false].flatMap((p) => [true, false].map((q) => ({ id: '', p, q })))
  const pairs = literals.flatMap((a) => literals.map((b) => [a, b] as const))
  const brokenBy = (a: Literal, b: Literal): string => JSON.stringify(all.filter((w) => breaks(a, b, w)))
  if (kind === 'contrapositive') {
    const same = pairs.filter(([a, b]) => a !== 'p' && brokenBy(a, b) === brokenBy('p', 'q') && a !== b)
    return item((same[0] as readonly Literal[]).join('>'))
  }
  if (kind === 'converse') {
    const other = pairs.find(([a, b]) => a === 'q' && brokenBy(a, b) === JSON.stringify(all.filter((w) => w.q && !w.p)))
    return item((other as readonly Literal[]).join('>'))
  }
  const against = cases.find((w) => breaks('q', 'p', w))
  if (kind === 'judge' || kind === 'counter') return item(against?.id ?? 'yes')
  const left = cases.filter((w) => (kind === 'exclude' ? !w.q : w.q))
  const certain = (['p', 'notP'] as const).find((l) => left.every((w) => holds(l, w)))
  return item(certain ?? 'open')
}
