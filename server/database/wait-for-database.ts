import { CannotStart } from '../cannot-start.ts'
import { isPassingTrouble } from './passing-trouble.ts'

const patience = { tryAgainMs: 2000, wholeMs: 60_000 } as const

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to this host',
  '28P01': 'the password is not accepted',
  '28000': 'this user is not let in',
  '3D000': 'there is no database of this name',
  '57P03': 'it is starting or stopping',
  '53300': 'it has too many connections already',
}

/** Where a database is, without the password. */
function placeOf(address: string): string {
  const url = new URL(address)
  return `${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`
}

function why(error: unknown): string {
  // Of several addresses of one name, the first says why.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  const { code, message } = first as { code?: string; message?: string }
  const known = reasons[code ?? '']
  return known === undefined ? (message ?? 'unknown') : `${known} (${code})`
}

/**
 * Waits until the database answers: tries every 2 s for 60 s and says so, once for each reason. Throws CannotStart, in
 * words without the password, when it does not come, at once where waiting would not help (a wrong password).
 */
export async function waitForDatabase(
  address: string,
  reach: () => Promise<void>,
  given: {
    readonly say: (words: string) => void
    readonly now: () => number
    readonly pause: (ms: number) => Promise<void>
  },
): Promise<void> {
  const begun = given.now()
  let said = ''
  for (;;) {
    try {
      await reach()
      return
    } catch (error) {
      const words = `The database at ${placeOf(address)} cannot be reached: ${why(error)}.`
      const mayCome = isPassingTrouble(error) || error instanceof AggregateError
      if (!mayCome) throw new CannotStart(`${words}\nCheck DATABASE_URL.`, { cause: error })
      if (given.now() - begun >= patience.wholeMs)
        throw new CannotStart(`${words}\nTried for 60 s. Check DATABASE_URL, and that the database runs.`, {
          cause: error,
        })
      if (words !== said) given.say(`${words} Trying again for 60 s.`)
      said = words
    }
    await given.pause(patience.tryAgainMs)
  }
}
