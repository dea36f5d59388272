import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '@polyhex/contract/operation'
import type { Database } from '../database/database.ts'
import type { FinishedAnswer } from './finished-answer.ts'
import type { Account, SessionState } from './session.ts'

/** The lines a handler may write to the log: never a name, a token or an answer. */
export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Who is calling, as the cookies say it. `session()` asks the database once, when it is needed. */
export interface Caller {
  readonly sessionHash: Buffer | null
  readonly visitorHash: Buffer | null
  /** Of the browser that has signed in before. */
  readonly deviceHash: Buffer | null
  /** Of the browser that is on its way to a provider of identities, or has come back from one. */
  readonly proofHash: Buffer | null
  readonly signUpHash: Buffer | null
  /** Of the sign-in that stands before its second step. */
  readonly pendingHash: Buffer | null
  session(): Promise<SessionState>
}

/** What a handler may set on its answer. */
export interface Cookies {
  setSession(token: string, expiresAt: Date): void
  clearSession(): void
  setVisitor(token: string): void
  setDevice(token: string): void
  /** Strict and secure: it finishes one sign-up. */
  setSignUp(token: string, expiresAt: Date): void
  clearSignUp(): void
  /** Lax, since Google leads back here by a link. It finishes one sign-in. */
  setPending(token: string, expiresAt: Date): void
  clearPending(): void
}

type Named<Access extends Operation['access']> = Access extends 'everyone' | 'visitor-or-account' ? null : Account
type Subject<Access extends Operation['access']> = Access extends `self-or-${string}` ? Account : null

export interface Request<O extends Operation> {
  readonly params: ParamsOf<O>
  readonly query: QueryOf<O>
  readonly body: BodyOf<O>
  readonly db: Database
  readonly now: Date
  readonly caller: Caller
  /** The caller, where the access word demands one. */
  readonly account: Named<O['access']>
  /** For the words that begin with self-or-: the account that the parameter accountId names. */
  readonly subject: Subject<O['access']>
  readonly cookies: Cookies
  readonly log: Log
  /** Network address of the caller. */
  readonly address: string
  /** What the browser says of itself. */
  readonly userAgent: string
  /** The browser asks not to be followed (Do Not Track, Global Privacy Control). */
  readonly declinesTracking: boolean
  /** Where the product is reached, without a slash at the end: links in mails begin with it, never with what a request says. */
  readonly publicAddress: string
  /** A group of a class without an address of its own meets in a room of ours. */
  readonly roomsAreOurs: boolean
}

export type Handler<O extends Operation> = (request: Request<O>) => Promise<AnswerOf<O> | FinishedAnswer<AnswerOf<O>>>

/** One handler for each operation of a chapter: a missing one, or a wrong answer, does not compile. */
export type Handlers<Operations extends Record<string, Operation>> = {
  readonly [Name in keyof Operations]: Handler<Operations[Name]>
}
