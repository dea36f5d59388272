import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { vector } from '../../../values/vector.ts'
import { outputWork } from './rows.ts'
import type { TableParams } from '../../../tasks/table-task.ts'
import type { Params } from './numbers.ts'
import type { Figure, Groups, Parts, Rational, Vector } from '../../../values/values.ts'

/** Counts on or back one at a time. */
function walk(from: number, steps: number, up: boolean): number {
  let at = from
  for (let i = 0; i < steps; i++) at += up ? 1 : -1
  return at
}

export function oracle(p: Params): Rational {
  const x = p.inputs[p.missing] ?? Number.NaN
  if (p.side === 'output') return whole(walk(x, p.n, p.sign === '+'))
  const y = walk(x, p.n, p.sign === '+')
  return whole(walk(y, p.n, p.sign === '-'))
}

/** From the machine in the picture: tries every number as the missing one. */
export function fromFacts(facts: Figure['facts']): Rational {
  const [inputs, outputs] = [facts['inputs'] as readonly string[], facts['outputs'] as readonly string[]]
  const [sign, n] = String((facts['rules'] as readonly string[])[0]).split(' ')
  const at = inputs.findIndex((x, i) => x === '?' || outputs[i] === '?')
  for (let guess = 0; guess <= 200; guess++) {
    const x = inputs[at] === '?' ? guess : Number(inputs[at])
    const y = outputs[at] === '?' ? guess : Number(outputs[at])
    if (sign === '+' ? y - x === Number(n) : x - y === Number(n)) return whole(guess)
  }
  throw new RangeError('no number fits')
}

export const wrong = {
  operation_swap: (p: Params): Rational => {
    const x = p.inputs[p.missing] ?? 0
    const y = walk(x, p.n, p.sign === '+')
    return whole(p.side === 'output' ? walk(x, p.n, p.sign === '-') : walk(y, p.n, p.sign === '+'))
  },
  given_number: (p: Params): Rational => {
    const x = p.inputs[p.missing] ?? 0
    return whole(p.side === 'output' ? x : walk(x, p.n, p.sign === '+'))
  },
}

const rowOf = (p: Params, row: number): [number, number] => {
  const x = p.inputs[row] ?? 0
  return [x, walk(x, p.n, p.sign === '+')]
}

/** The hidden numbers, each walked to from its neighbor in the row. */
function hidden({ base, open }: TableParams<Params>): number[] {
  return open.map(({ row, column }) => {
    const [x, y] = rowOf(base, row)
    return column === 1 ? walk(x, base.n, base.sign === '+') : walk(y, base.n, base.sign === '-')
  })
}

/** The same, with the rule the other way around for one of them, or for all. */
function turnedAround(p: TableParams<Params>): Vector[] {
  const right = hidden(p)
  const turned = p.open.map(({ row, column }) => {
    const [x, y] = rowOf(p.base, row)
    return Math.abs(column === 1 ? walk(x, p.base.n, p.base.sign === '-') : walk(y, p.base.n, p.base.sign === '+'))
  })
  return [...right.map((_, at) => vector(...right.map((n, i) => (i === at ? (turned[i] ?? n) : n)))), vector(...turned)]
}

interface Slipped {
  readonly base: Params
  readonly slip: string
}

/** The one pair that the walk does not lead through. */
function wrongPair({ base, slip }: Slipped): Parts {
  const lines = outputWork(base, slip)
  const found = lines.findIndex((line, i) => Number(line.match(/\d+/g)?.[1]) !== rowOf(base, i)[1])
  return {
    kind: 'parts',
    parts: [
      { value: item(String(found + 1), lines[found] ?? ''), weight: 50 },
      { value: whole(rowOf(base, found)[1]), weight: 50 },
    ],
  }
}

export const tasks = {
  fill_machine: {
    oracle: (p: TableParams<Params>): Vector => vector(...hidden(p)),
    wrong: { operation_swap: turnedAround },
  },
  sort_pairs: {
    oracle: ({ claims, first }: SortParams & { readonly first: Params }): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [x = 0, y = 0] = (text.match(/\d+/g) ?? []).map(Number)
          return walk(x, first.n, first.sign === '+') === y
        },
      ),
  },
  find_mistake: { oracle: wrongPair },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3639043851
