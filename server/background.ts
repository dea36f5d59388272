import type { FastifyBaseLogger } from 'fastify'
import { refreshCatalog } from './billing/catalog/refresh-catalog.ts'
import { workOffEvents } from './billing/events/work-off-events.ts'
import { watchEvaluationNotices } from './classes/notices/notice-evaluation.ts'
import { watchClassNotices } from './classes/notices/watch-notices.ts'
import { financeJobs } from './billing/finance/finance-jobs.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { keepDoing } from './jobs/keep-doing.ts'
import { type Job, repeatByTimer, runDueJobs } from './jobs/run-due-jobs.ts'
import { openMail } from './outside/mail/open-mail.ts'
import { sendDueMails } from './outside/mail/send-due-mails.ts'
import type { Accounting } from './outside/accounting/open-accounting.ts'
import type { Payments } from './outside/payments/open-payments.ts'
import { isTestProvider } from './outside/payments/test/open-test-provider.ts'
import { standingJobs } from './standing-jobs.ts'

/**
 * How often the outbox, the list of jobs, the payment provider's news and the test provider are looked at, in seconds. A look
 * that finds nothing writes nothing.
 */
const every = { mail: 3, prompt: 15, slow: 60, events: 2, testPayments: 2 } as const
/** Jobs of at most so many seconds go by themselves: a class is not grouped late because letters are being written. */
const promptSeconds = 300

/**
 * What the server does without being asked: sending mail and recurring work. `site` is the origin that links in mails
 * lead to. Gives the stop, which waits for what is under way.
 */
export function startBackground(
  config: Config,
  db: Database,
  payments: Payments,
  accounting: Accounting,
  log: FastifyBaseLogger,
  site: string,
): () => Promise<void> {
  const now = (): Date => new Date()
  const jobs = [...standingJobs(db, payments, log, site), ...financeJobs(db, payments, accounting)]
  const running = {
    db,
    now,
    repeat: repeatByTimer,
    failed: (job: string, err: unknown) => log.error({ job, err }, 'a job failed'),
  }
  const lane = (seconds: number, ofLane: readonly Job[]) =>
    keepDoing(
      seconds,
      async () => void (await runDueJobs(running, ofLane)),
      (err) => log.error({ err }, 'could not look for jobs'),
    )
  const working = [
    lane(
      every.prompt,
      jobs.filter(({ everySeconds }) => everySeconds <= promptSeconds),
    ),
    lane(
      every.slow,
      jobs.filter(({ everySeconds }) => everySeconds > promptSeconds),
    ),
  ]
  const { provider } = payments
  if (provider !== null) {
    const work = { db, provider, refreshCatalog: async (at: Date) => void (await refreshCatalog(db, provider, at)) }
    const workOff = async (): Promise<void> => {
      const { delayed, dead } = await workOffEvents(work, now())
      if (delayed > 0 || dead > 0)
        log.warn({ delayed, dead }, 'some events of the payment provider were not worked off')
    }
    working.push(keepDoing(every.events, workOff, (err) => log.error({ err }, 'could not work off events')))
  }
  if (isTestProvider(provider)) {
    const failed = (err: unknown): void => log.error({ err }, 'the test provider could not work')
    working.push(keepDoing(every.testPayments, async () => provider.work(), failed))
  }
  const mail = openMail(config.mail, config.production, db, now)
  if (mail === null) {
    log.warn(
      'SMTP_URL is not set, so no mail leaves: what is written waits in the outbox, and is dropped when it expires',
    )
  } else {
    const watches = { class_notice: watchClassNotices, evaluation_notice: watchEvaluationNotices }
    const sending = { db, mail, site, help: config.mail.help, watches }
    const send = async (): Promise<void> => {
      const { failed, delayed } = await sendDueMails(sending, now())
      if (failed.length > 0 || delayed > 0) log.warn({ failed, delayed }, 'some mail did not leave')
    }
    working.push(keepDoing(every.mail, send, (err) => log.error({ err }, 'could not send mail')))
  }
  return async () => {
    await Promise.all(working.map((work) => work.stop()))
    await mail?.close()
  }
}
