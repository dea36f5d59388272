import type { TodaysMathCard } from '@polyhex/contract/activity/stack-items'
import type { Database } from '../database/database.ts'
import { populateTodaysMath, type StackOwner } from './populate-stack.ts'
import { stackItems } from './stack.ts'
import { toCard } from './todays-math.ts'

/** The cards of 'Today's Math' of an account; the empty stack of a student is filled first. */
export async function currentCards(
  db: Database,
  owner: StackOwner & { readonly roles: readonly string[] },
  now: Date,
): Promise<TodaysMathCard[]> {
  const there = (await stackItems(db, owner.accountId)).map(toCard).filter((card) => card !== null)
  if (there.length > 0 || !owner.roles.includes('student')) return there
  return (await populateTodaysMath(db, owner, now)).map(toCard).filter((card) => card !== null)
}
