import type { z } from 'zod'
import type { Letter, Reader } from './letter.ts'
import { addressChanged, addressProof } from './templates/addresses.ts'
import { childNews } from './templates/guardians.ts'
import {
  deletionCancelled,
  deletionDone,
  deletionScheduled,
  exportReady,
  retentionNotice,
} from './templates/account-life.ts'
import {
  paymentReceipt,
  refundMade,
  renewalFailed,
  subscriptionBegun,
  planChanged,
  subscriptionChanged,
} from './templates/billing.ts'
import { creditsExpiring, creditsLow, renewalSoon } from './templates/billing-reminders.ts'
import { classNotice } from './templates/class-notices.ts'
import { evaluationNotice } from './templates/evaluation-notices.ts'
import { linkConfirmed, linkRequest, powerWaits } from './templates/connections.ts'
import { askParent } from './templates/ask-parent.ts'
import { staffComparison, staffDispute } from './templates/staff-money.ts'
import { consentReceipt, parentalConsentRequest } from './templates/consent.ts'
import { lateTeacher } from './templates/late-teacher.ts'
import { publicNameReplaced, safetyFamily, safetyReport } from './templates/safety.ts'
import { weeklyLetter } from './templates/weekly-letter.ts'
import { twoStepChanged } from './templates/two-step.ts'
import { passwordChanged, passwordReset, signInFromNewDevice } from './templates/sign-in.ts'

/** Every mail of the product by its name. A template's `data` is checked when a mail is queued and when it is written. */
export const mailTemplates = {
  parental_consent_request: parentalConsentRequest,
  consent_receipt: consentReceipt,
  link_request: linkRequest,
  link_confirmed: linkConfirmed,
  power_waits: powerWaits,
  child_news: childNews,
  address_proof: addressProof,
  address_changed: addressChanged,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  sign_in_from_new_device: signInFromNewDevice,
  two_step_changed: twoStepChanged,
  deletion_scheduled: deletionScheduled,
  deletion_cancelled: deletionCancelled,
  deletion_done: deletionDone,
  export_ready: exportReady,
  retention_notice: retentionNotice,
  weekly_letter: weeklyLetter,
  late_teacher: lateTeacher,
  safety_report: safetyReport,
  safety_family: safetyFamily,
  public_name_replaced: publicNameReplaced,
  class_notice: classNotice,
  evaluation_notice: evaluationNotice,
  payment_receipt: paymentReceipt,
  subscription_begun: subscriptionBegun,
  subscription_changed: subscriptionChanged,
  plan_changed: planChanged,
  renewal_failed: renewalFailed,
  refund_made: refundMade,
  renewal_soon: renewalSoon,
  credits_low: creditsLow,
  credits_expiring: creditsExpiring,
  ask_parent: askParent,
  staff_dispute: staffDispute,
  staff_comparison: staffComparison,
} as const

export type TemplateName = keyof typeof mailTemplates
/** What a mail of this name is made of. */
export type MailData<Name extends TemplateName> = z.input<(typeof mailTemplates)[Name]['data']>

interface AnyTemplate {
  readonly data: z.ZodType
  readonly write: (data: unknown, reader: Reader) => Letter
}

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(mailTemplates, name)
}

/** What is stored of a mail's data: checked, names made harmless. Throws ZodError for what the template does not take. */
export function checkMailData(name: TemplateName, data: unknown): unknown {
  return (mailTemplates[name] as unknown as AnyTemplate).data.parse(data)
}

/** The letter of stored data. Throws ZodError when the template has changed so that it no longer takes it. */
export function writeLetter(name: TemplateName, data: unknown, reader: Reader): Letter {
  const template = mailTemplates[name] as unknown as AnyTemplate
  return template.write(template.data.parse(data), reader)
}
