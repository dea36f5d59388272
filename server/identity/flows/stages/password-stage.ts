import { refusals } from '@polyhex/contract/refusals'
import { credentialsOf } from '../../accounts.ts'
import { hintFor } from '../../identity-settings.ts'
import { heldWords, tryPassword } from '../../try-password.ts'
import { passwordChallenge } from '../challenges.ts'
import { countFailure } from '../plans.ts'
import { denied, invalid, readText, type Stage, type StageCall, type StageOutcome } from './stage.ts'

/** After so many wrong passwords the plan is over, and the flow begins again. */
export const failuresBeforeCancel = 5

function wrongPassword({ call, plan }: StageCall, inactive: boolean): StageOutcome {
  const typed = plan.identifier ?? ''
  const code = inactive || typed.includes('@') ? 'invalid-password-or-inactive' : 'invalid-password'
  const hint = code === 'invalid-password' ? null : hintFor(call.identity, typed)
  const { message } = refusals[code]
  return invalid('password', code, hint === null ? message : `${message} ${hint}`)
}

/** Asks for the password of who was named before.. */
export const passwordStage: Stage = {
  show: async ({ flow, plan }) => ({ kind: 'asks', challenge: passwordChallenge(flow, plan.identifier ?? '') }),

  take: async (stage) => {
    const { call, plan } = stage
    const read = readText(call.body, 'password', { max: 1024, trim: false })
    if ('refusal' in read) return read.refusal
    if (plan.accountId === null || plan.identifier === null) return denied('Request has been denied.')
    const failures = await countFailure(call.db, plan)
    if (failures > failuresBeforeCancel) return denied('Invalid password')
    const found = await credentialsOf(call.db, plan.accountId)
    const { deviceHash } = call.caller
    const given = { typed: plan.identifier, password: read.text, found, address: call.request.ip, deviceHash }
    const tried = await tryPassword(call.db, given, call.now)
    if (tried.verdict === 'fits') return { kind: 'passed', changes: { verified: true } }
    if (tried.verdict === 'held') {
      call.request.log.warn({}, 'sign-in refused after too many tries')
      return denied(heldWords(tried.seconds), tried.seconds)
    }
    if (failures === failuresBeforeCancel) return denied('Invalid password')
    return wrongPassword(stage, tried.verdict === 'inactive')
  },
}
