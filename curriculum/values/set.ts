import { equalValues } from './equal.ts'
import type { SetOf, Value } from './values.ts'

/** An unordered collection; repeats (equal values) are kept once. */
export function setOf(members: readonly Value[]): SetOf {
  const kept: Value[] = []
  for (const member of members) if (!kept.some((other) => equalValues(other, member))) kept.push(member)
  return { kind: 'set', members: kept }
}

/** True when an equal value is in the set. */
export function setHas(set: SetOf, value: Value): boolean {
  return set.members.some((member) => equalValues(member, value))
}

/** What is in a, in b, or in both. */
export function unionOfSets(a: SetOf, b: SetOf): SetOf {
  return setOf([...a.members, ...b.members])
}

/** What is in a and in b. */
export function intersectionOfSets(a: SetOf, b: SetOf): SetOf {
  return { kind: 'set', members: a.members.filter((member) => setHas(b, member)) }
}
