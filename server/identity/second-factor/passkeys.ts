import type { PasskeyAnswer, PasskeyQuestion } from '@polyhex/contract/identity/second-factor'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { NewFactor } from './factors.ts'

/** Loaded when the first passkey comes: most servers of a family never need it, and it is large. */
const library = async () => import('@simplewebauthn/server')
/** EdDSA, ES256 and RS256, which every authenticator knows one of (COSE numbers). */
const algorithms = [-8, -7, -257]

/** The site that a passkey belongs to. `publicAddress`: where the product is reached. */
const siteOf = (publicAddress: string): string => new URL(publicAddress).hostname

interface KeptPasskey {
  readonly id: string
  readonly credential_id: string | null
  readonly public_key: Uint8Array | null
  readonly sign_count: number | null
  readonly transports: string[] | null
}

async function keptPasskeys(queries: Kysely<Tables>, accountId: string): Promise<KeptPasskey[]> {
  return await queries
    .selectFrom('second_factors')
    .select(['id', 'credential_id', 'public_key', 'sign_count', 'transports'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'passkey')
    .orderBy('created_at')
    .execute()
}

const named = (passkeys: readonly KeptPasskey[]) =>
  passkeys.flatMap(({ credential_id: id, transports }) => (id === null ? [] : [{ id, transports: transports ?? [] }]))

/** The question for which a browser makes a new passkey, other than those that the account has. */
export async function registrationQuestion(
  queries: Kysely<Tables>,
  account: { readonly accountId: string; readonly username: string },
  publicAddress: string,
): Promise<PasskeyQuestion> {
  const { generateRegistrationOptions } = await library()
  const question = await generateRegistrationOptions({
    rpName: 'Polyhex',
    rpID: siteOf(publicAddress),
    userName: account.username,
    // Says nothing of the person, and is the same for each passkey of theirs.
    userID: new Uint8Array(Buffer.from(account.accountId.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: named(await keptPasskeys(queries, account.accountId)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...question }
}

/**
 * The question that a passkey of the account answers. `verified`: the authenticator must know its person (by finger, face or
 * PIN), since it stands for the password. Throws second_factor_not_found when the account has none.
 */
export async function authenticationQuestion(
  queries: Kysely<Tables>,
  accountId: string,
  publicAddress: string,
  verified: boolean,
): Promise<PasskeyQuestion> {
  const passkeys = await keptPasskeys(queries, accountId)
  if (passkeys.length === 0) throw new Refusal('second_factor_not_found')
  const { generateAuthenticationOptions } = await library()
  const question = await generateAuthenticationOptions({
    rpID: siteOf(publicAddress),
    allowCredentials: named(passkeys),
    userVerification: verified ? 'required' : 'preferred',
  })
  return { ...question }
}

const ClientData = z.object({ origin: z.string() })

/** The page that an answer says it comes from; null for what is no answer of a browser. */
function saidOrigin(clientDataJSON: unknown): string | null {
  if (typeof clientDataJSON !== 'string') return null
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).origin
  } catch {
    return null
  }
}

/** On a developer's own machine the port may be any; elsewhere it is the address at which the product is reached. */
function originOf(clientDataJSON: unknown, publicAddress: string): string {
  const said = publicAddress.startsWith('http:') ? saidOrigin(clientDataJSON) : null
  const sameHost = said !== null && URL.canParse(said) && new URL(said).hostname === siteOf(publicAddress)
  return sameHost ? said : publicAddress
}

/** What the library says no to, it throws at: an answer of another site, an old one, or no answer at all. */
async function orRefuse<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch {
    throw new Refusal('passkey_refused')
  }
}

/** The passkey that a browser has made for a challenge. Throws passkey_refused. */
export async function checkRegistration(
  answer: PasskeyAnswer,
  challenge: string,
  publicAddress: string,
): Promise<NewFactor> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await orRefuse(async () =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(answer.response['clientDataJSON'], publicAddress),
      expectedRPID: siteOf(publicAddress),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified || registrationInfo === undefined) throw new Refusal('passkey_refused')
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    kind: 'passkey',
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: transports ?? [],
  }
}

/**
 * Checks what a passkey of the account has answered to a challenge, and keeps its counter, which must have grown where the
 * authenticator counts: of two copies of one key the second is refused. Throws passkey_refused.
 */
export async function checkAuthentication(
  queries: Kysely<Tables>,
  of: { readonly accountId: string; readonly challenge: string; readonly verified: boolean },
  answer: PasskeyAnswer,
  publicAddress: string,
  now: Date,
): Promise<void> {
  const kept = (await keptPasskeys(queries, of.accountId)).find(({ credential_id: id }) => id === answer.id)
  const { credential_id: id, public_key: publicKey, transports } = kept ?? { credential_id: null, public_key: null }
  if (kept === undefined || id === null || publicKey === null) throw new Refusal('passkey_refused')
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefuse(async () =>
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: of.challenge,
      expectedOrigin: originOf(answer.response['clientDataJSON'], publicAddress),
      expectedRPID: siteOf(publicAddress),
      requireUserVerification: of.verified,
      credential: {
        id,
        publicKey: new Uint8Array(publicKey),
        counter: kept.sign_count ?? 0,
        transports: transports ?? [],
      },
    }),
  )
  if (!verified) throw new Refusal('passkey_refused')
  const { newCounter } = authenticationInfo
  const { numUpdatedRows } = await queries
    .updateTable('second_factors')
    .set({ sign_count: newCounter, last_used_at: now })
    .where('id', '=', kept.id)
    .where((where) => (newCounter === 0 ? where('sign_count', '=', 0) : where('sign_count', '<', newCounter)))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Refusal('passkey_refused')
}
