import { mostPieces, readCount } from './limits.ts'

/** How many of each named thing; a name that is missing stands for none. */
export type NamedCounts<Name extends string> = Readonly<Partial<Record<Name, number>>>

/**
 * The counts that a text such as 'q2,d1' tells, by the signs of the names; null for an unknown sign, one that comes twice, and a
 * count of nothing or above 120. '' is nothing of anything.
 */
export function readNamedCounts<Name extends string>(
  signs: Readonly<Record<Name, string>>,
  offered: readonly Name[],
  text: string,
): NamedCounts<Name> | null {
  const counts: Partial<Record<Name, number>> = {}
  for (const part of text === '' ? [] : text.split(',')) {
    const [, sign = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(part) ?? []
    const name = offered.find((one) => signs[one] === sign)
    const count = readCount(digits, mostPieces)
    if (name === undefined || count === null || count === 0 || counts[name] !== undefined) return null
    counts[name] = count
  }
  return counts
}

/** The counts as text, in the order in which they are offered; what there is none of is left out. */
export function writeNamedCounts<Name extends string>(
  signs: Readonly<Record<Name, string>>,
  offered: readonly Name[],
  counts: NamedCounts<Name>,
): string {
  return offered.flatMap((name) => ((counts[name] ?? 0) > 0 ? [`${signs[name]}${counts[name]}`] : [])).join(',')
}
