import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call an operation. The word is checked before the handler runs; what a handler must still decide itself is
 * only which of the caller's own things is meant.
 * - everyone: no session is read
 * - visitor-or-account: a session if there is one, else the visitor token of the browser
 * - signed-in: any account
 * - self-or-viewer, self-or-reader, self-or-manager: the account named by the parameter accountId, an account that holds
 *   viewAnalytics, viewDetails or manage regarding it, or an administrator; for all others it does not exist
 * - staff: tutor, teacher or administrator
 * - admin: administrator
 */
export const accessWords = [
  'everyone',
  'visitor-or-account',
  'signed-in',
  'self-or-viewer',
  'self-or-reader',
  'self-or-manager',
  'staff',
  'admin',
] as const
export type Access = (typeof accessWords)[number]

/** How long an answer may be kept, in seconds, and by whom. Left out: never kept. */
export interface Caching {
  readonly seconds: number
  readonly scope: 'public' | 'private'
}

/** At most `calls` in `seconds` by one network address. */
export interface CallLimit {
  readonly calls: number
  readonly seconds: number
  /**
   * Of each session or visitor rather than of each network; without saying so where only an account may call. Not for what
   * guards a secret.
   */
  readonly per?: 'person'
}

/** One call. The key under which it stands in its chapter's table is its name everywhere: handler, OpenAPI id, log line. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with parameters as `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** One sentence for the reader of the API description. */
  readonly summary: string
  readonly params: z.ZodType
  readonly query: z.ZodType
  readonly body: z.ZodType
  readonly response: z.ZodType
  /** Every refusal a handler of this operation may throw, beyond those that any operation may give. */
  readonly refusals: readonly RefusalCode[]
  readonly caching?: Caching
  readonly limit?: CallLimit
  /** Media type of the answer where it is not JSON. */
  readonly produces?: 'audio/wav' | 'application/pdf' | 'image/jpeg' | 'image/svg+xml' | 'text/csv'
  /** The answer is always small, so that compressing it would cost more than it saves. */
  readonly small?: true
  /** Refused to somebody who is signed in as another person. */
  readonly ownHandsOnly?: true
  /** Also for an administrator or tutor who has no second factor yet where one is demanded: what leads to one. Decision 0041. */
  readonly beforeSecondFactor?: true
  /** Largest body in bytes where it is not the usual 64 kB. */
  readonly bodyLimit?: number
}

type Given = Omit<Operation, 'params' | 'query' | 'body' | 'refusals'> &
  Partial<Pick<Operation, 'params' | 'query' | 'body' | 'refusals'>>

const nothing = z.object({})
type Nothing = typeof nothing
type Part<G, K extends string, Default> =
  G extends Readonly<Record<K, infer Schema extends z.ZodType>> ? Schema : Default
type Complete<G extends Given> = Omit<G, 'params' | 'query' | 'body' | 'refusals'> & {
  readonly params: Part<G, 'params', Nothing>
  readonly query: Part<G, 'query', Nothing>
  readonly body: Part<G, 'body', Nothing>
  readonly refusals: G extends { refusals: infer R extends readonly RefusalCode[] } ? R : readonly []
}

/** Fills in what an operation leaves out (no parameters, no query, no body, no refusals) and keeps its exact types. */
export function operation<const G extends Given>(given: G): Complete<G> {
  return { params: nothing, query: nothing, body: nothing, refusals: [], ...given } as unknown as Complete<G>
}

/** Every refusal of an operation that its caller must reckon with: its own, and that the account it is about is not there. */
export function refusalsOf(operation: Pick<Operation, 'access' | 'refusals'>): readonly RefusalCode[] {
  const { access, refusals } = operation
  return access.startsWith('self-or-') ? [...new Set([...refusals, 'account_not_found' as const])] : refusals
}

type Shape<O, K extends keyof O, Side extends 'input' | 'output'> = O[K] extends z.ZodType
  ? Side extends 'input'
    ? z.input<O[K]>
    : z.output<O[K]>
  : never

/** What a handler receives, after parsing. */
export type ParamsOf<O extends Operation> = Shape<O, 'params', 'output'>
export type QueryOf<O extends Operation> = Shape<O, 'query', 'output'>
export type BodyOf<O extends Operation> = Shape<O, 'body', 'output'>
/** What a handler gives. */
export type AnswerOf<O extends Operation> = Shape<O, 'response', 'input'>

/** What a caller gives: parts without required members may be left out. */
type CallParts<Params, Query, Body> = ({} extends Params ? { params?: Params } : { params: Params }) &
  ({} extends Query ? { query?: Query } : { query: Query }) &
  ({} extends Body ? { body?: Body } : { body: Body })
export type CallOf<O extends Operation> = CallParts<
  Shape<O, 'params', 'input'>,
  Shape<O, 'query', 'input'>,
  Shape<O, 'body', 'input'>
>
/** What a caller gets. */
export type ResultOf<O extends Operation> = Shape<O, 'response', 'output'>
