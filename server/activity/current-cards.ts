import type { TodaysMathCard } from '@polyhex/contract/activity/stack-items'
import type { Database } from '../database/database.ts'
import { explainStack } from './explain-stack.ts'
import { populateTodaysMath } from './populate-stack.ts'
import type { StackOwner } from './pupil.ts'
import { stackItems } from './stack.ts'
import { toCard } from './todays-math.ts'

/** The cards of 'Today's Math' of an account with why each is there; the empty stack of a student is filled first. */
export async function currentCards(
  db: Database,
  owner: StackOwner & { readonly roles: readonly string[] },
  now: Date,
): Promise<TodaysMathCard[]> {
  const stacked = await stackItems(db, owner.accountId)
  const isStartable = stacked.some((item) => toCard({ ...item, why: null }) !== null)
  const fills = !isStartable && owner.roles.includes('student')
  const items = fills ? await populateTodaysMath(db, owner, now) : stacked
  return (await explainStack(db, owner, items, now)).map(toCard).filter((card) => card !== null)
}
