import { catalogOperations } from './billing/catalog-operations.ts'
import { testFrameOperations } from './billing/test-frame-operations.ts'
import { testPaymentOperations } from './billing/test-payment-operations.ts'
import { refundOperations } from './billing/refund-operations.ts'
import { subscriptionOperations } from './billing/subscription-operations.ts'
import { addressOperations } from './accounts/address-operations.ts'
import { accountOperations } from './accounts/account-operations.ts'
import { administrationOperations } from './accounts/administration-operations.ts'
import { nameOperations } from './accounts/name-operations.ts'
import { privacyOperations } from './accounts/privacy-operations.ts'
import { activityOperations } from './activity/activity-operations.ts'
import { progressOperations } from './activity/progress-operations.ts'
import { accountingOperations } from './billing/accounting-operations.ts'
import { contractorInvoiceOperations } from './billing/contractor-invoice-operations.ts'
import { paymentOperations } from './billing/payment-operations.ts'
import { financeOperations } from './billing/finance-operations.ts'
import { receiptDetailsOperations } from './billing/receipt-details.ts'
import { statementOperations } from './billing/statement-operations.ts'
import { attendanceOperations } from './classes/attendance-operations.ts'
import { boardOperations } from './live/board/board-operations.ts'
import { reportOperations } from './live/board/report-operations.ts'
import { safetyOperations } from './safety/safety-operations.ts'
import { cohortOperations } from './classes/cohort-operations.ts'
import { groupOperations } from './classes/group-operations.ts'
import { noticeOperations } from './classes/notice-operations.ts'
import { roomOperations } from './live/room/room-operations.ts'
import { scheduleOperations } from './classes/schedule-operations.ts'
import { sectionOperations } from './classes/section-operations.ts'
import { timeSlotOperations } from './classes/time-slot-operations.ts'
import { creditOperations } from './credits/credit-operations.ts'
import { coinOperations } from './coins/coin-operations.ts'
import { connectionOperations } from './connections/connection-operations.ts'
import { contestOperations } from './contests/contest-operations.ts'
import { gameOperations } from './games/game-operations.ts'
import { curriculumOperations } from './curriculum/curriculum-operations.ts'
import { standardsOperations } from './curriculum/standards-operations.ts'
import { worksheetOperations } from './curriculum/worksheet-operations.ts'
import { exerciseOperations } from './exercises/exercise-operations.ts'
import { learningSettingsOperations } from './exercises/learning-settings.ts'
import { feedbackOperations } from './feedback/feedback-operations.ts'
import { supportOperations } from './feedback/support-operations.ts'
import { analyticsOperations } from './identity/analytics-operations.ts'
import { identityOperations } from './identity/identity-operations.ts'
import { secondFactorOperations } from './identity/second-factor-operations.ts'
import type { Operation } from './operation.ts'
import { onboardingOperations } from './onboarding/onboarding-operations.ts'
import { teachingOperations } from './teaching/teaching-operations.ts'

/** Every call by chapter; the server mounts them and the API description is printed from them. */
export const operationsByChapter = {
  identity: { ...identityOperations, ...secondFactorOperations, ...analyticsOperations },
  accounts: {
    ...accountOperations,
    ...addressOperations,
    ...nameOperations,
    ...administrationOperations,
    ...privacyOperations,
  },
  connections: connectionOperations,
  onboarding: onboardingOperations,
  curriculum: { ...curriculumOperations, ...standardsOperations, ...worksheetOperations },
  exercises: { ...exerciseOperations, ...learningSettingsOperations },
  teaching: teachingOperations,
  activity: { ...activityOperations, ...progressOperations },
  coins: coinOperations,
  games: gameOperations,
  contests: contestOperations,
  feedback: { ...feedbackOperations, ...supportOperations },
  classes: {
    ...attendanceOperations,
    ...boardOperations,
    ...reportOperations,
    ...safetyOperations,
    ...cohortOperations,
    ...groupOperations,
    ...noticeOperations,
    ...roomOperations,
    ...scheduleOperations,
    ...sectionOperations,
    ...timeSlotOperations,
  },
  credits: creditOperations,
  billing: {
    ...accountingOperations,
    ...catalogOperations,
    ...contractorInvoiceOperations,
    ...financeOperations,
    ...paymentOperations,
    ...refundOperations,
    ...receiptDetailsOperations,
    ...statementOperations,
    ...subscriptionOperations,
    ...testFrameOperations,
    ...testPaymentOperations,
  },
} as const satisfies Record<string, Record<string, Operation>>

/** Every call by name. */
export const everyOperation = {
  ...identityOperations,
  ...secondFactorOperations,
  ...analyticsOperations,
  ...accountOperations,
  ...addressOperations,
  ...connectionOperations,
  ...nameOperations,
  ...administrationOperations,
  ...privacyOperations,
  ...onboardingOperations,
  ...curriculumOperations,
  ...standardsOperations,
  ...worksheetOperations,
  ...exerciseOperations,
  ...learningSettingsOperations,
  ...teachingOperations,
  ...activityOperations,
  ...progressOperations,
  ...coinOperations,
  ...gameOperations,
  ...contestOperations,
  ...feedbackOperations,
  ...supportOperations,
  ...attendanceOperations,
  ...boardOperations,
  ...reportOperations,
  ...safetyOperations,
  ...cohortOperations,
  ...groupOperations,
  ...noticeOperations,
  ...roomOperations,
  ...scheduleOperations,
  ...sectionOperations,
  ...timeSlotOperations,
  ...creditOperations,
  ...accountingOperations,
  ...catalogOperations,
  ...contractorInvoiceOperations,
  ...financeOperations,
  ...paymentOperations,
  ...refundOperations,
  ...receiptDetailsOperations,
  ...statementOperations,
  ...subscriptionOperations,
  ...testFrameOperations,
  ...testPaymentOperations,
} as const satisfies Record<string, Operation>

/** @forTests The tests of access and of answers go through all of them by name. */
export type OperationName = keyof typeof everyOperation
