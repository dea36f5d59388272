import { inTransaction } from '../database/in-transaction.ts'
import { type AccountChanges, emailIsParents } from '@polyhex/contract/accounts/account'
import { avatarsFor } from '@polyhex/contract/accounts/avatars'
import { faultOfBirthMonth, gradeOfBirthMonth } from '@polyhex/contract/accounts/birth-month'
import type { RefusalCode } from '@polyhex/contract/refusals'
import type { Role } from '@polyhex/contract/identity/accounts'
import { themes } from '@polyhex/curriculum'
import type { Selectable, Updateable } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { constraintOf } from '../database/constraint.ts'
import type { Tables } from '../database/tables.ts'
import { mailProof } from './addresses/address-proofs.ts'
import { faultOfIdentifier } from './names/check-identifier.ts'
import { demandFitChanges } from './names/demand-fit-changes.ts'
import { Refusal } from '../http/refusal.ts'
import { demandGoodText } from '../words/demand-good-text.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'

type Row = Selectable<Tables['accounts']>

/** What a broken constraint of the table means to a family. */
const refusalOfConstraint: Readonly<Record<string, RefusalCode>> = {
  accounts_username: 'username_exists',
  accounts_email: 'email_exists',
  accounts_public_name: 'public_name_exists',
}

/** Focus areas must be themes that are taught at the grade; without a grade all are. A-208. */
export function focusAreasOffered(focusAreas: readonly string[], grade: number | null): boolean {
  return focusAreas.every((code) => {
    const theme = themes.find(({ themeCode }) => themeCode === code)
    if (theme === undefined) return false
    return grade === null || (theme.lowestGradeLevel <= grade && grade <= theme.highestGradeLevel)
  })
}

/** The grade and the month of birth after the changes: a month moves the grade unless that was set by hand.. */
function gradeAfter(
  row: Row,
  changes: AccountChanges,
  now: Date,
): Pick<Row, 'grade' | 'grade_set_by_hand' | 'birth_month'> {
  const birthMonth = changes.birthDate ?? row.birth_month
  const byHand = changes.gradeLevel === undefined ? row.grade_set_by_hand : changes.gradeLevel !== null
  if (byHand || birthMonth === null) {
    const grade = changes.gradeLevel ?? row.grade
    return { grade, grade_set_by_hand: true, birth_month: birthMonth }
  }
  return { grade: gradeOfBirthMonth(birthMonth, now), grade_set_by_hand: false, birth_month: birthMonth }
}

function demandValid(row: Row, changes: AccountChanges, grade: number | null, now: Date): void {
  const roles = row.roles as Role[]
  if (changes.birthDate !== undefined) {
    const message = faultOfBirthMonth(changes.birthDate, now)
    if (message !== null) throw new Refusal('invalid_request', [{ field: 'birthDate', code: 'birth_date', message }])
  }
  // Families and students read it where a tutor is shown.
  if (typeof changes.biography === 'string') demandGoodText(changes.biography, 'biography')
  const { avatarUrl } = changes
  if (avatarUrl !== undefined && !avatarsFor(roles).includes(avatarUrl)) throw new Refusal('avatar_not_offered')
  if (changes.focusAreas !== undefined && !focusAreasOffered(changes.focusAreas, grade))
    throw new Refusal('focus_area_not_offered')
  if (changes.email !== undefined && changes.email !== row.email && emailIsParents({ roles }))
    throw new Refusal('email_is_parents')
}

/** Changes that go into the row as they are: member of the call to column. */
const columns = {
  displayName: 'name',
  avatarName: 'public_name',
  avatarUrl: 'avatar',
  username: 'username',
  email: 'email',
  timeZone: 'time_zone',
  learningGoals: 'learning_goals',
  focusAreas: 'focus_areas',
  classGroups: 'class_groups',
  biography: 'biography',
  teachesGrades: 'teaches_grades',
  teachesThemes: 'teaches_themes',
} as const satisfies Partial<Record<keyof AccountChanges, keyof Row>>

function columnsOf(changes: AccountChanges): Updateable<Tables['accounts']> {
  const entries = Object.entries(columns).flatMap(([member, column]) => {
    const value = changes[member as keyof typeof columns]
    return value === undefined ? [] : [[column, value] as const]
  })
  const { videoLink } = changes
  return {
    ...Object.fromEntries(entries),
    ...(videoLink === undefined ? {} : { video_link: videoLink === '' ? null : videoLink }),
  }
}

const sameAddress = (row: Row, email: string): boolean => row.email?.toLowerCase() === email.toLowerCase()

/** A new address in the place of a proven one waits until it is confirmed; a mistyped one is corrected at once. */
function addressWaits(row: Row, { email }: AccountChanges): boolean {
  return email !== undefined && row.email_proven_at !== null && row.email !== null && !sameAddress(row, email)
}

/** Another account's address cannot be had, nor one that its former owner may still bring back. Throws email_exists. */
async function demandFreeAddress(tx: Tx, row: Row, { email }: AccountChanges): Promise<void> {
  if (email === undefined || sameAddress(row, email)) return
  const owner = { accountId: row.id, realName: null }
  if ((await faultOfIdentifier(tx, 'email', email, owner)) === 'exists') throw new Refusal('email_exists')
}

/**
 * Changes an account in one transaction with its line of the audit log; focus areas that the new grade does not offer fall
 * away. Throws what the catalogue says for a taken name, a parent's email, an avatar or focus area that is not offered.
 */
export async function updateAccount(
  db: Database,
  accountId: string,
  changes: AccountChanges,
  actor: Actor,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const row = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst()
      if (row === undefined) throw new Refusal('account_not_found')
      const grading = gradeAfter(row, changes, now)
      demandValid(row, changes, grading.grade, now)
      await demandFitChanges(tx, row, changes, actor, now)
      await demandFreeAddress(tx, row, changes)
      const waits = addressWaits(row, changes)
      const kept = row.focus_areas.filter((code) => focusAreasOffered([code], grading.grade))
      await tx
        .updateTable('accounts')
        .set({ focus_areas: kept, ...columnsOf(waits ? { ...changes, email: undefined } : changes), ...grading })
        .where('id', '=', accountId)
        .execute()
      const details = { fields: Object.keys(changes) }
      await writeAudit(tx, { action: 'account_changed', actor, subjectId: accountId, details }, now)
      if (changes.email !== undefined && !sameAddress(row, changes.email)) {
        const account = { id: row.id, username: row.username, timeZone: row.time_zone }
        await mailProof(tx, account, { email: changes.email, isNew: waits }, now)
      }
    })
  } catch (error) {
    const code = refusalOfConstraint[constraintOf(error) ?? '']
    if (code !== undefined) throw new Refusal(code)
    throw error
  }
}

/** Moves the grades that follow from months of birth, as each July does. Gives how many moved. Decision A-142. */
export async function followBirthMonths(db: Database, now: Date): Promise<number> {
  const rows = await db.queries
    .selectFrom('accounts')
    .select(['id', 'birth_month', 'grade'])
    .where('grade_set_by_hand', '=', false)
    .where('birth_month', 'is not', null)
    .execute()
  let moved = 0
  for (const { id, birth_month: month, grade } of rows) {
    if (month === null || grade === gradeOfBirthMonth(month, now)) continue
    const { numUpdatedRows } = await db.queries
      .updateTable('accounts')
      .set({ grade: gradeOfBirthMonth(month, now) })
      .where('id', '=', id)
      .where('grade_set_by_hand', '=', false)
      .where('birth_month', '=', month)
      .executeTakeFirstOrThrow()
    moved += Number(numUpdatedRows)
  }
  return moved
}
