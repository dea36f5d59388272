import { refusals } from '@polyhex/contract/refusals'
import { findCredentials } from '../../accounts.ts'
import { countUnknownName, heldWords } from '../../try-password.ts'
import { identificationChallenge } from '../challenges.ts'
import { denied, invalid, readText, type Stage } from './stage.ts'

/** Asks for a username, or an email of an adult account.. */
export const identificationStage: Stage = {
  show: async ({ call, flow }) => ({ kind: 'asks', challenge: identificationChallenge(flow, call.identity) }),

  take: async ({ call }) => {
    const read = readText(call.body, 'uid_field', { max: 320, trim: true })
    if ('refusal' in read) return read.refusal
    const found = await findCredentials(call.db, read.text)
    if (found !== null) {
      return { kind: 'passed', changes: { identifier: read.text, accountId: found.accountId, verified: false } }
    }
    const seconds = await countUnknownName(call.db, read.text, call.request.ip, call.now)
    if (seconds > 0) return denied(heldWords(seconds), seconds)
    const code = read.text.includes('@') ? 'unknown-email' : 'unknown-username'
    return invalid('non_field_errors', code, refusals[code].message)
  },
}
