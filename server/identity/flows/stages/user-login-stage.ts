import { beginSession } from '../../begin-session.ts'
import { credentialsOf } from '../../accounts.ts'
import { secondStepPath } from '../../second-factor/second-step-path.ts'
import { whereTo } from '../where-to.ts'
import { denied, type Stage, type StageCall, type StageOutcome } from './stage.ts'

/**
 * Signs the browser in to the account whose password has been shown in this plan. A flow that an administrator has put
 * together without a password stage lets nobody in.
 */
async function signIn({ call, plan }: StageCall): Promise<StageOutcome> {
  const { accountId } = plan
  if (accountId === null || !plan.verified) return denied('No Pending user to login.')
  const found = await credentialsOf(call.db, accountId)
  if (found === null || !found.active) return denied('Request has been denied.')
  // Looked at before the session is there: a refusal must not leave somebody signed in.
  const next = whereTo(call.query)
  if (next === null) return denied('Invalid next URL')
  const afterwards = async (): Promise<string | null> => {
    const outcome = await beginSession(call.db, accountId, call, 'password', call.now)
    return outcome === 'second_step' ? secondStepPath(next) : null
  }
  return { kind: 'passed', changes: {}, afterwards }
}

/** Needs no answer: it passes on whatever comes. */
export const userLoginStage: Stage = { show: signIn, take: signIn }
