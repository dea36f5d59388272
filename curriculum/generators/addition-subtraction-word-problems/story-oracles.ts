import { filled } from '../../values/filled.ts'
import { yesNo } from '../../values/items.ts'
import { tapeOfParts } from '../../values/tape.ts'
import { actedChange } from './wrong-changes.ts'
import type { Amounts, Filled, Item } from '../../values/values.ts'
import type { ChangeStory } from './change-story.ts'

/** Three numbers of a story in ascending order, the greatest of which is the whole. */
export function byCounting(numbers: readonly [number, number, number]): readonly [number, number, number] {
  const [a = 0, b = 0, c = 0] = numbers.toSorted((x, y) => x - y)
  if ('|'.repeat(a) + '|'.repeat(b) !== '|'.repeat(c)) throw new RangeError('no whole of two parts')
  return [a, b, c]
}

/** Every order of three numbers and both signs, tried one by one. */
export function everyTrueLine(numbers: readonly [number, number, number]): Filled {
  const ways = numbers.flatMap((a, i) =>
    numbers.flatMap((b, j) =>
      numbers.flatMap((c, k) => {
        if (new Set([i, j, k]).size < 3) return []
        return [...(a + b === c ? [[a, '+', b, c]] : []), ...(a - b === c ? [[a, '-', b, c]] : [])]
      }),
    ),
  )
  const [first, ...rest] = ways.map((way) => way.map(String))
  if (first === undefined) throw new RangeError('no line is true')
  return filled(first, ...rest)
}

/** Whether a story is added: what is asked is more than everything that is told. */
export const isAdded = (asked: number, numbers: readonly [number, number, number]): Item =>
  yesNo(asked === byCounting(numbers)[2], ['Add', 'Subtract'])

function acted(p: ChangeStory): { asked: number; numbers: readonly [number, number, number] } {
  const asked = Number(actedChange(p).n)
  const numbers = new Set([p.start, p.change, asked, ...(p.kind === 'join' || p.kind === 'take' ? [] : [after(p)])])
  const [a = 0, b = 0, c = 0] = [...numbers]
  return { asked, numbers: [a, b, c] }
}

/** What is there at the end, walked one by one. */
function after(p: ChangeStory): number {
  let at = p.start
  for (let i = 0; i < p.change; i++) at += p.kind.startsWith('join') ? 1 : -1
  return at
}

/** What the tasks of stories in which things come or go must answer. */
export const changeOracles = {
  build_bar: {
    oracle: ({ base }: { readonly base: ChangeStory }): Amounts => {
      const { asked, numbers } = acted(base)
      const [a, b, whole] = byCounting(numbers).map((n) => (n === asked ? '?' : String(n))) as [string, string, string]
      return tapeOfParts([a, b], whole)
    },
    wrong: {
      keyword_operation: ({ base }: { readonly base: ChangeStory }): Amounts => {
        const { asked, numbers } = acted(base)
        const [small, large] = byCounting(numbers)
          .filter((n) => n !== asked)
          .map(String) as [string, string]
        return asked === Math.max(...numbers) ? tapeOfParts([small, '?'], large) : tapeOfParts([small, large], '?')
      },
    },
  },
  add_or_subtract: {
    oracle: (p: ChangeStory): Item => isAdded(acted(p).asked, acted(p).numbers),
    wrong: {
      keyword_operation: (p: ChangeStory): Item =>
        yesNo(acted(p).asked < Math.max(...acted(p).numbers), ['Add', 'Subtract']),
    },
  },
  number_sentence: {
    oracle: (p: ChangeStory): Filled => everyTrueLine(acted(p).numbers),
    wrong: { keyword_operation: (p: ChangeStory): Filled[] => otherLine(acted(p).asked, acted(p).numbers) },
  },
}

/** The line of somebody who uses the other sign on what is told, in either order. */
export function otherLine(asked: number, numbers: readonly [number, number, number]): Filled[] {
  const told = numbers.filter((n) => n !== asked)
  const [x = 0, y = 0] = told
  return asked === Math.max(...numbers)
    ? [filled([Math.max(x, y), '-', Math.min(x, y), Math.abs(x - y)].map(String))]
    : [filled([x, '+', y, x + y].map(String)), filled([y, '+', x, x + y].map(String))]
}
