import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters of OWASP's first recommendation: 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password, taken exactly as typed. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

/** Whether a hash was made with less work than one made today: it is made anew when its password is next at hand. */
export function isWeakHash(stored: string): boolean {
  const found = /^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  if (found === null) return true
  return Number(found[1]) < parameters.memoryCost || Number(found[2]) < parameters.timeCost
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
