import type { PasskeyAnswer, PasskeyQuestion } from '@polyhex/contract/identity/second-factor'
import { wordsOf } from '../../call/problems.ts'

/** Why a browser gave no passkey, in words for the person. */
export class PasskeyProblem extends Error {}

/** The words for a passkey that could not be made, used, or checked. */
export function passkeyWords(problem: unknown): string {
  return problem instanceof PasskeyProblem ? problem.message : wordsOf(problem)
}

/** Whether this browser can make and use passkeys here. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext
}

async function ended<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      throw new PasskeyProblem('The passkey was not used. You can try again.')
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new PasskeyProblem('This device has a passkey for your account already.')
    throw new PasskeyProblem('This browser could not use a passkey here. Try another way.')
  }
}

/** Has the browser make a passkey. The library is fetched only now. Throws PasskeyProblem. */
export async function makePasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return ended(async () => {
    const answer = await startRegistration({ optionsJSON: question as never })
    return answer as unknown as PasskeyAnswer
  })
}

/** Has the browser show a passkey. Throws as `makePasskey` does. */
export async function showPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return ended(async () => {
    const answer = await startAuthentication({ optionsJSON: question as never })
    return answer as unknown as PasskeyAnswer
  })
}
