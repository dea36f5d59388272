import { type Restriction, restrictionName } from '@polyhex/contract/classes/class-statuses'

/** What a class is called: by its own name, its schedule's, or the groups it is for. */
export function slotName(own: string | null, schedule: string | null, restrictions: readonly string[]): string {
  const groups = restrictions.map((one) => restrictionName(one as Restriction)).join(', ')
  return own ?? schedule ?? (groups === '' ? 'Class' : groups)
}
