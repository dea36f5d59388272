import { forgetOldChanges } from './accounts/addresses/address-changes.ts'
import { forgetOldProofs } from './accounts/addresses/address-proofs.ts'
import { forgetOldResets } from './accounts/password-reset.ts'
import { deleteDueAccounts } from './accounts/privacy/deletion.ts'
import { watchUnusedAccounts } from './accounts/privacy/retention.ts'
import { followBirthMonths } from './accounts/update-account.ts'
import { sendWeeklyLetters } from './activity/digest/send-weekly-letters.ts'
import { checkSeats } from './classes/attendance/check-seats.ts'
import { fillForgottenPlaces } from './classes/attendance/free-places.ts'
import { settleClasses } from './classes/attendance/settle-classes.ts'
import { forgetRoomTokens } from './live/room/room-tokens.ts'
import { endContracts } from './classes/contracts/contracts.ts'
import { warnOfLateTeachers } from './classes/unattended/late-teachers.ts'
import { groupClasses, makeClassesReady } from './classes/unattended/run-classes.ts'
import { followZoneData } from './classes/schedules/follow-zone-data.ts'
import { generateAllSlots } from './classes/schedules/generate-slots.ts'
import { instantOf, zoneData } from './wall-clock.ts'
import { writeReminders } from './classes/notices/write-reminders.ts'
import { forgetOldChat } from './live/board/chat-lines.ts'
import { forgetOldReports } from './safety/answer-reports.ts'
import { renameUnfit } from './accounts/names/rename-unfit.ts'
import { forgetOldNews } from './connections/family-matters.ts'
import { beginDuePower } from './connections/begin-power.ts'
import { endDuePartings } from './connections/partings.ts'
import { closeContests } from './contests/close-contests.ts'
import { collectingJobs, ledgerJobs } from './billing/billing-jobs.ts'
import { completePayments, completing } from './billing/orders/complete-payments.ts'
import { refreshCatalog, refreshSeconds } from './billing/catalog/refresh-catalog.ts'
import { checkCredits } from './credits/check-credits.ts'
import { expireOverdueCredits } from './credits/expire-credits.ts'
import { allocateForgotten } from './credits/free-cancelled.ts'
import type { Database } from './database/database.ts'
import { closeAbandonedLevellings } from './exercises/close-levelling.ts'
import { forgetVisitors } from './exercises/forget-visitors.ts'
import { forgetQuestionsAhead } from './exercises/questions-ahead.ts'
import { closeAbandonedGames } from './games/end-games.ts'
import type { Log } from './http/handlers.ts'
import { forgetEndedSessions } from './http/session.ts'
import { forgetOldPlans } from './identity/flows/plans.ts'
import { forgetOldDevices } from './identity/known-devices.ts'
import { forgetOldVisits } from './identity/oidc/provider-visits.ts'
import { forgetOldSecondSteps } from './identity/second-factor/pending-sign-ins.ts'
import { forgetOldTries } from './identity/sign-in-tries.ts'
import type { Job } from './jobs/run-due-jobs.ts'
import { forgetOldAnalytics } from './outside/analytics/identities.ts'
import { forgetUnclaimed } from './onboarding/forget-unclaimed.ts'
import { forgetOldMails } from './outside/mail/send-due-mails.ts'
import type { Payments } from './outside/payments/open-payments.ts'

const hour = 3600

/** The work of selling: none where nothing is sold. */
function sellingJobs(db: Database, { provider }: Payments, log: Pick<Log, 'warn'>, site: string): Job[] {
  if (provider === null) return []
  return [
    {
      name: 'refresh_catalog',
      everySeconds: refreshSeconds,
      run: async (now) => {
        const { refused, doubtful } = await refreshCatalog(db, provider, now)
        if (refused.length > 0) log.warn({ refused }, 'some of the catalog is not sold')
        if (doubtful.length > 0) log.warn({ doubtful }, 'some of the catalog should be looked at')
      },
    },
    ...collectingJobs(db, provider),
    {
      name: 'complete_payments',
      everySeconds: completing.everySeconds,
      run: async (now) => {
        const failed = await completePayments(db, provider, site, now)
        if (failed.length > 0) log.warn({ payments: failed }, 'some payments could not be brought to their end')
      },
    },
  ]
}

/** The recurring work of the product. What removes something is a job of its own, so that one fault does not stop the rest. */
export function standingJobs(db: Database, payments: Payments, log: Pick<Log, 'warn'>, site: string): Job[] {
  return [
    {
      name: 'close_abandoned_levellings',
      everySeconds: hour,
      run: async (now) => void (await closeAbandonedLevellings(db, now)),
    },
    { name: 'close_abandoned_games', everySeconds: hour, run: async (now) => closeAbandonedGames(db, now) },
    { name: 'forget_old_reports', everySeconds: 24 * hour, run: async (now) => forgetOldReports(db, now) },
    { name: 'rename_unfit_names', everySeconds: hour, run: async (now) => void (await renameUnfit(db, now)) },
    { name: 'forget_visitors', everySeconds: hour, run: async (now) => void (await forgetVisitors(db, now)) },
    { name: 'make_classes_ready', everySeconds: 60, run: async (now) => void (await makeClassesReady(db, now)) },
    { name: 'group_classes', everySeconds: 60, run: async (now) => void (await groupClasses(db, now)) },
    { name: 'warn_of_late_teachers', everySeconds: 60, run: async (now) => void (await warnOfLateTeachers(db, now)) },
    { name: 'settle_classes', everySeconds: 120, run: async (now) => void (await settleClasses(db, now)) },
    { name: 'fill_free_places', everySeconds: 300, run: async (now) => void (await fillForgottenPlaces(db, now)) },
    { name: 'allocate_credits', everySeconds: 300, run: async (now) => void (await allocateForgotten(db, now)) },
    {
      name: 'expire_credits',
      everySeconds: hour,
      run: async (now) => void (await expireOverdueCredits(db, null, now)),
    },
    { name: 'check_credits', everySeconds: 24 * hour, run: async () => checkCredits(db) },
    { name: 'check_seats', everySeconds: 24 * hour, run: async () => checkSeats(db) },
    { name: 'end_contracts', everySeconds: hour, run: async (now) => void (await endContracts(db, now)) },
    { name: 'close_contests', everySeconds: hour, run: async (now) => closeContests(db, now) },
    { name: 'forget_old_chat', everySeconds: hour, run: async (now) => forgetOldChat(db, now) },
    { name: 'forget_questions_ahead', everySeconds: hour, run: async (now) => forgetQuestionsAhead(db, now) },
    { name: 'forget_ended_sessions', everySeconds: hour, run: async (now) => forgetEndedSessions(db, now) },
    { name: 'forget_old_tries', everySeconds: hour, run: async (now) => forgetOldTries(db, now) },
    { name: 'forget_old_second_steps', everySeconds: hour, run: async (now) => forgetOldSecondSteps(db, now) },
    { name: 'forget_old_resets', everySeconds: hour, run: async (now) => forgetOldResets(db, now) },
    { name: 'begin_power', everySeconds: hour, run: async (now) => void (await beginDuePower(db, now)) },
    { name: 'end_partings', everySeconds: hour, run: async (now) => void (await endDuePartings(db, now)) },
    { name: 'forget_old_news', everySeconds: 24 * hour, run: async (now) => forgetOldNews(db, now) },
    { name: 'forget_old_proofs', everySeconds: hour, run: async (now) => forgetOldProofs(db.queries, now) },
    { name: 'forget_old_addresses', everySeconds: hour, run: async (now) => forgetOldChanges(db.queries, now) },
    { name: 'follow_birth_months', everySeconds: hour, run: async (now) => void (await followBirthMonths(db, now)) },
    { name: 'forget_old_plans', everySeconds: hour, run: async (now) => forgetOldPlans(db, now) },
    { name: 'forget_old_visits', everySeconds: hour, run: async (now) => forgetOldVisits(db, now) },
    { name: 'forget_old_devices', everySeconds: 24 * hour, run: async (now) => forgetOldDevices(db, now) },
    { name: 'forget_unclaimed', everySeconds: hour, run: async (now) => void (await forgetUnclaimed(db, now)) },
    { name: 'delete_due_accounts', everySeconds: hour, run: async (now) => void (await deleteDueAccounts(db, now)) },
    {
      name: 'watch_unused_accounts',
      everySeconds: 24 * hour,
      run: async (now) => void (await watchUnusedAccounts(db, now)),
    },
    { name: 'send_weekly_letters', everySeconds: 900, run: async (now) => void (await sendWeeklyLetters(db, now)) },
    {
      name: 'generate_slots',
      everySeconds: 24 * hour,
      run: async (now) => void (await generateAllSlots(db, now)),
    },
    {
      name: 'follow_zone_data',
      everySeconds: hour,
      run: async (now) => void (await followZoneData(db, now, { version: zoneData, instant: instantOf })),
    },
    // More often than it is looked, so that no look is left out.
    { name: 'write_class_reminders', everySeconds: 30, run: async (now) => void (await writeReminders(db, now)) },
    { name: 'forget_old_mails', everySeconds: hour, run: async (now) => forgetOldMails(db, now) },
    { name: 'forget_room_tokens', everySeconds: hour, run: async (now) => forgetRoomTokens(db, now) },
    { name: 'forget_old_analytics', everySeconds: 24 * hour, run: async (now) => forgetOldAnalytics(db.queries, now) },
    ...ledgerJobs(db),
    ...sellingJobs(db, payments, log, site),
  ]
}
