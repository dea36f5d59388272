import type { Kysely } from 'kysely'
import { newId } from '../database/new-id.ts'
import type { Tables } from '../database/tables.ts'

/** Everything that leaves a row in the audit log. I-034. */
export const auditActions = [
  'sign_in',
  'sign_in_failed',
  'sign_in_locked',
  'second_step_asked',
  'second_step_failed',
  'second_step_locked',
  'second_factor_added',
  'second_factor_removed',
  'second_factors_reset',
  'recovery_codes_made',
  'recovery_code_used',
  'sign_out',
  'session_ended',
  'sign_in_as',
  'return_from_sign_in_as',
  'password_changed',
  'address_proven',
  'address_changed',
  'address_change_undone',
  'password_reset_asked',
  'password_reset',
  'account_created',
  'account_changed',
  'account_deactivated',
  'account_activated',
  'account_deleted',
  'deletion_asked',
  'deletion_cancelled',
  'deletion_put_off',
  'deletion_scheduled',
  'retention_noticed',
  'data_exported',
  'role_added',
  'role_removed',
  'role_asked',
  'role_decided',
  'link_changed',
  'link_removed',
  'parting_asked',
  'parting_answered',
  'parting_cancelled',
  'section_asked',
  'section_answered',
  'state_set',
  'state_removed',
  'consent_asked',
  'consent_given',
  'consent_refused',
  'consent_withdrawn',
  'name_review_asked',
  'name_review_decided',
  'safety_report_read',
  'safety_report_decided',
  'public_name_replaced',
  'flow_changed',
  'payment_refunded',
  'payment_disputed',
  'dispute_decided',
  'dispute_answered',
  'subscription_cancelled',
  'subscription_kept',
  'subscription_paused',
  'subscription_resumed',
  'subscription_ended',
  'catalog_changed',
  'plan_changed',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Who acts: an account, and the one it is signed in as; neither for what the server does by itself. */
export interface Actor {
  readonly accountId: string
  readonly actorId: string | null
}

/** Words and numbers that say what was done: never a name, an address, a token or a password. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/**
 * Writes one row of the audit log in the transaction of what it tells, so that neither is there without the other.
 * Signed in as another, the actor is the person who really sits there.
 */
export async function writeAudit(
  tx: Kysely<Tables>,
  entry: {
    readonly action: AuditAction
    readonly actor: Actor | null
    readonly subjectId: string | null
    readonly details?: AuditDetails
  },
  now: Date,
): Promise<void> {
  const { actor } = entry
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(now),
      at: now,
      actor_id: actor === null ? null : (actor.actorId ?? actor.accountId),
      on_behalf_of: actor === null || actor.actorId === null ? null : actor.accountId,
      subject_id: entry.subjectId,
      action: entry.action,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}
