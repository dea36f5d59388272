import type { Amounts } from './values.ts'

/**
 * So many of each named thing. `goal` says what counts: 'exact' each amount, 'total' what they are worth together, 'shape'
 * the arrangement (rows and columns), 'each' the amount at every name, as the columns of a graph show it. `worth` is that of one,
 * 1 unless told.
 */
export function amounts(
  named: Readonly<Record<string, number>>,
  goal: Amounts['goal'],
  worth?: Readonly<Record<string, number>>,
): Amounts {
  for (const [name, count] of Object.entries(named))
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} of ${name} is not an amount`)
  return { kind: 'amounts', amounts: named, goal, ...(worth === undefined ? {} : { worth }) }
}

/** What all is worth together; rows and columns are multiplied. */
export function totalOf({ amounts: named, worth = {} }: Amounts): number {
  if (named['row'] !== undefined && named['column'] !== undefined) return named['row'] * named['column']
  return Object.entries(named).reduce((sum, [name, count]) => sum + count * (worth[name] ?? 1), 0)
}

/** Whether two are the same by what counts of either: totals where one asks for a total, else each amount; none of a thing may be left out. */
export function equalAmounts(a: Amounts, b: Amounts): boolean {
  if (a.goal === 'total' || b.goal === 'total') return totalOf(a) === totalOf(b)
  const names = new Set([...Object.keys(a.amounts), ...Object.keys(b.amounts)])
  return [...names].every((name) => (a.amounts[name] ?? 0) === (b.amounts[name] ?? 0))
}

const plural = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`)

/** '2 quarters and 1 dime', '3 rows of 4', '5 crossed out'; the columns of a graph as 'cats: 3, dogs: 0'. */
export function amountsText({ amounts: named, goal }: Amounts): string {
  if (goal === 'each')
    return Object.entries(named)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ')
  const one = (name: string, count: number): string =>
    name.includes(' of ') && count > 1
      ? `${count} ${name.replace(' of ', 's of ')}`
      : name.includes(' ')
        ? `${count} ${name}`
        : `${count} ${count === 1 ? name : plural(name)}`
  if (named['row'] !== undefined && named['column'] !== undefined)
    return `${one('row', named['row'])} of ${named['column']}`
  const there = Object.entries(named).filter(([, count]) => count > 0)
  const said = (there.length > 0 ? there : Object.entries(named).slice(0, 1)).map(([name, count]) => one(name, count))
  return said.length < 3 ? said.join(' and ') : `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}`
}
