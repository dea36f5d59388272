import { inTransaction } from '../../database/in-transaction.ts'
/**
 * `npm run two-step-off -- USERNAME`: turns two-step sign-in of an account off, for the administrator of an own server who has
 * lost the telephone and the recovery codes. It needs the server's terminal and, with the embedded database, that the server
 * is stopped. Ends with 1 where nothing was done.
 */
import { CannotStart } from '../../cannot-start.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/open.ts'
import { findCredentials } from '../../identity/accounts.ts'
import { turnTwoStepOff } from './reset-second-factors.ts'

const say = (words: string): boolean => process.stdout.write(`${words}\n`)

async function turnOff(username: string): Promise<boolean> {
  const db = await openDatabase(readConfig(process.env).database, say)
  try {
    const found = await findCredentials(db, username)
    if (found === null) {
      say(`Nobody has the username or email ${username}.`)
      return false
    }
    const removed = await inTransaction(db, (tx) => turnTwoStepOff(tx, found.accountId, null, new Date()))
    say(
      removed === 0
        ? `${username} has no two-step sign-in.`
        : `Two-step sign-in of ${username} is off. The account was signed out everywhere, and is told by mail.`,
    )
    return removed > 0
  } finally {
    await db.close()
  }
}

const [username, ...rest] = process.argv.slice(2)
if (username === undefined || rest.length > 0) {
  say('Say whose two-step sign-in is to be turned off: npm run two-step-off -- USERNAME')
  process.exitCode = 1
} else {
  try {
    process.exitCode = (await turnOff(username)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
