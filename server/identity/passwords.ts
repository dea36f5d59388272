import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters of OWASP's first recommendation: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password, taken exactly as typed. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether a password fits a hash. Without a hash (nobody by that name) as much work is done as with one, so that the
 * time says nothing.
 */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await nobodysHash), password)
  return fits && stored !== null
}
