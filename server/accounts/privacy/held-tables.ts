import { heldAboutBilling } from './held-about-billing.ts'
import { heldAboutClasses } from './held-about-classes.ts'
import { heldAboutLearning } from './held-about-learning.ts'
import { heldAboutPeople } from './held-about-people.ts'
import { heldAboutSigningIn } from './held-about-signing-in.ts'
import type { HeldTable } from './held-table.ts'

/** Every table that holds something of an account. A test compares it with the database, so that none is forgotten. */
export const heldTables: readonly HeldTable[] = [
  ...heldAboutPeople,
  ...heldAboutLearning,
  ...heldAboutClasses,
  ...heldAboutBilling,
  ...heldAboutSigningIn,
]

/**
 * Columns that name accounts and by which nothing is given, and why. As `table.column`.
 * @forTests Compared with the columns of the database; it stands beside what is given.
 */
export const notGivenBy: Readonly<Record<string, string>> = {
  'account_links.asked_by': 'It is one of the two accounts of the connection.',
  'account_links.holder_guardian_id': 'The connection is the child’s; what the parent did is in the log.',
  'account_links.subject_guardian_id': 'The connection is the child’s; what the parent did is in the log.',
  'consent_requests.connected_id': 'The question is in the child’s data; the connection is in the parent’s.',
  'name_reviews.decided_by': 'The name is somebody else’s.',
  'credit_changes.changed_by': 'The credit is somebody else’s; what was done is in the log.',
  'class_chat_lines.removed_by': 'The line is somebody else’s.',
  'safety_reports.about_id': 'It would tell who reported it; what the account wrote is given with the evidence.',
  'safety_reports.decided_by': 'The report is somebody else’s.',
  'safety_blocks.blocked_id': 'It would tell who does not want to read the account.',
  'role_requests.decided_by': 'The role is somebody else’s.',
  'contractor_invoices.approved_by': 'The invoice is somebody else’s.',
  'xero_connections.connected_by': 'The connection is the company’s.',
  'xero_visits.account_id': 'A visit under way: it is gone in minutes, and holds what would let somebody in.',
  'payments.student_account_id':
    'The payment is the payer’s, with a card and details of the payer; the trial is in the copy.',
  'refunds.asked_by': 'The payment is somebody else’s.',
  'reconciliations.started_by': 'It is about all payments, not about who looked.',
  'reconciliation_differences.settled_by': 'It is about a payment of somebody else.',
  'flow_plans.account_id': 'A sign-in under way: it is gone in minutes, and holds what would let somebody in.',
}
