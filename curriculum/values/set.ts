import { equalValues } from './equal.ts'
import type { SetOf, Value } from './values.ts'

/** An unordered collection; repeats (equal values) are kept once. */
export function setOf(members: readonly Value[]): SetOf {
  const kept: Value[] = []
  for (const member of members) if (!kept.some((other) => equalValues(other, member))) kept.push(member)
  return { kind: 'set', members: kept }
}
