import { leaveSession } from '../../begin-session.ts'
import type { Stage, StageCall, StageOutcome } from './stage.ts'

async function signOut({ call }: StageCall): Promise<StageOutcome> {
  await leaveSession(call.db, call, call.now)
  return { kind: 'passed', changes: {} }
}

/** Ends the session of this browser, if there is one; it needs no answer. */
export const userLogoutStage: Stage = { show: signOut, take: signOut }
