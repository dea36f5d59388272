import { postgresqlDatabase } from '../../database/database.ts'
import { answerQuestion } from '../../exercises/answer-question.ts'
import { tellRunChange } from '../../exercises/run-changes.ts'
import type { Caller, Log } from '../../http/handlers.ts'
import { hashToken } from '../../http/session.ts'
import { followWork } from './follow-work.ts'

/**
 * A second server process of a test, on the same database, in which nobody is in a room: records the answers that it is
 * told to record, as the handler does. Forked by live-work.races.test.ts.
 */

/** What the test asks of it. answer: skips the question. help: as when a hint was opened. end: closes it. */
export type Asked =
  | {
      readonly do: 'answer'
      readonly accountId: string
      /** Of a session of that account. */
      readonly token: string
      readonly runId: string
      readonly questionId: string
    }
  | { readonly do: 'help'; readonly accountId: string; readonly runId: string }
  | { readonly do: 'end' }

// One connection, so that what it tells is heard in the order in which it was told.
const db = postgresqlDatabase(process.argv[2] ?? '', 1)
const now = new Date('2026-11-02T15:00:00Z')
const quiet = (): void => {}
const log: Log = { error: quiet, warn: quiet, info: quiet }

const callerOf = (accountId: string, token: string): Caller => ({
  sessionHash: hashToken(token),
  visitorHash: null,
  deviceHash: null,
  proofHash: null,
  signUpHash: null,
  pendingHash: null,
  session: async () => ({
    state: 'authenticated',
    account: {
      accountId,
      username: 's',
      roles: ['student'],
      grade: 3,
      publicName: 's',
      actorId: null,
      factorMissing: false,
    },
  }),
})

const stop = await followWork(db, () => now, log)

async function carryOut(asked: Asked): Promise<void> {
  if (asked.do === 'end') {
    await stop()
    await db.close()
    process.disconnect()
    return
  }
  const { accountId, runId } = asked
  if (asked.do === 'help') tellRunChange('helped', accountId, runId)
  else {
    const { questionId, token } = asked
    await answerQuestion(db, callerOf(accountId, token), { runId, questionId, response: null, timeTakenMs: 5 }, now)
  }
  process.send?.('done')
}

process.on('message', (asked: Asked) => void carryOut(asked))
process.send?.('ready')
