import { Secret, TOTP } from 'otpauth'
import type { Person } from '../../seed/test-world.ts'

/** An authenticator app for tests: the code that it shows at a moment. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

/** Adds an app to the account of somebody who has shown the password lately; the code of this moment is used up with it. */
export async function addTestApp(
  person: Person,
  now: Date,
  name = 'My phone',
): Promise<{ secret: string; codes: string[]; factorId: string }> {
  const { secret } = (await person.call('beginTotp')).body as { secret: string }
  const { status, body } = await person.call('confirmTotp', { body: { name, code: codeAt(secret, now) } })
  if (status !== 200) throw new Error(`the app was not added: ${body.code}`)
  return { secret, codes: body.recoveryCodes ?? [], factorId: body.factor.id }
}
