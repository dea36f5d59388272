import { inTransaction } from '../database/in-transaction.ts'
import type { Role } from '@polyhex/contract/identity/accounts'
import { everyOperation, type OperationName } from '@polyhex/contract/every-operation'
import type { Operation } from '@polyhex/contract/operation'
import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { type AnswerKey, keyFromJson, rightResponse } from '@polyhex/curriculum'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type RoomSettings, standardRoomSettings } from '../live/room/media/media-settings.ts'
import { connectParentAndChild } from '../connections/parent-and-child.ts'
import { openWorksheets, type Worksheets } from '../curriculum/worksheets/worksheets.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { emptyDatabase, openTestDatabase } from '../database/database-of-tests.ts'
import type { IdentitySettings } from '../identity/identity-settings.ts'
import { hashPassword } from '../identity/passwords.ts'
import { type Accounting, openAccounting } from '../outside/accounting/open-accounting.ts'
import type { AccountingSurroundings } from '../outside/accounting/open-accounting.ts'
import type { Payments } from '../outside/payments/open-payments.ts'
import type { Speech } from '../teaching/speech/speech.ts'
import { createApp, type SendingLimits } from '../app.ts'
import { createSession, sessionCookie } from '../http/session.ts'

/** The server with a database of its own, and people who call it: what handler tests are made of. */

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects of the body
  readonly body: any
  readonly headers: Record<string, unknown>
}

interface Call {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** One browser: it keeps its cookies. */
export interface Person {
  readonly accountId: string
  call(name: OperationName, call?: Call): Promise<Answer>
  cookies: Map<string, string>
}

export interface World {
  readonly db: Database
  readonly app: FastifyInstance
  /** What the server's clock says; tests set it. */
  now: Date
  visitor(): Person
  /** Someone who is signed in. */
  person(given?: {
    roles?: Role[]
    grade?: number | null
    username?: string
    email?: string
    active?: boolean
    birthMonth?: string
    /** An adult who has not proven an address; left out, it is proven. */
    unproven?: true
  }): Promise<Person>
  manages(manager: Person, child: Person): Promise<void>
  /** The response that is right for a stored question, from the key only the server has. */
  rightFor(storedQuestionId: string): Promise<string>
  /** A response that is wrong: a named wrong option, or a number that is not the answer. */
  wrongFor(storedQuestionId: string): Promise<string>
}

export const password = 'a password of tests'
const noSpeech: Speech = { speaks: false, say: async () => null, close: async () => {} }

function pathOf(operation: Operation, call: Call): string {
  const path = operation.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? `:${name}`),
  )
  const values = Object.entries(call.query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const query = new URLSearchParams(values).toString()
  return `/api${path}${query === '' ? '' : `?${query}`}`
}

/** What is ordered, matched or sorted, with everything in its place but one step on. */
function shifted(response: string): string {
  const items = response.split(',').map((item) => item.split('='))
  if (items.every(([, partner]) => partner === undefined)) return response.split(',').toReversed().join(',')
  return items.map(([item], i) => `${item}=${items[(i + 1) % items.length]?.[1]}`).join(',')
}

/** A readable response that is not right: an option, another arrangement, or a number that nothing comes out as. */
function wrongTo(key: AnswerKey): string {
  if (key.form === 'ordering' || key.form === 'matching' || key.form === 'groups') return shifted(rightResponse(key))
  return key.wrong.find(({ optionId }) => optionId !== undefined)?.optionId ?? '987654'
}

function personOf(app: () => FastifyInstance, accountId: string, cookies: Map<string, string>): Person {
  return {
    accountId,
    cookies,
    call: async (name, call = {}) => {
      const operation: Operation = everyOperation[name]
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      const response = await app().inject({
        method: operation.method,
        url: pathOf(operation, call),
        headers: {
          host: 'polyhex.test',
          origin: 'http://polyhex.test',
          ...(cookie === '' ? {} : { cookie }),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { payload: call.body as object }),
      })
      for (const { name: key, value } of response.cookies) {
        if (value === '') cookies.delete(key)
        else cookies.set(key, value)
      }
      const isJson = (response.headers['content-type'] ?? '').includes('json')
      return {
        status: response.statusCode,
        body: isJson && response.body !== '' ? response.json() : response.body,
        headers: response.headers,
      }
    },
  }
}

async function keyOf(db: Database, id: string): Promise<ReturnType<typeof keyFromJson>> {
  const row = await db.queries
    .selectFrom('run_questions')
    .select('key')
    .where('id', '=', id)
    .unionAll(db.queries.selectFrom('questions_ahead').select('key').where('id', '=', id))
    .executeTakeFirstOrThrow()
  return keyFromJson(row.key)
}

/** The public name of a person of tests: in parts so short that none reads as a telephone number. */
export const publicNameOf = ({ accountId }: { readonly accountId: string }): string =>
  `Person ${accountId.slice(-12, -8)} ${accountId.slice(-8, -4)} ${accountId.slice(-4)}`

/** Opens a world for the tests of a file: one database, emptied before each test. */
export function openWorld(
  settings: {
    speech?: Speech
    identity?: IdentitySettings
    classRooms?: RoomSettings
    payments?: Payments
    /** The embedded books unless told. */
    accounting?: (surroundings: AccountingSurroundings) => Accounting
    rateLimits?: boolean
    sending?: SendingLimits
    trustedProxies?: number
    production?: boolean
    /** Administrators and tutors need a second factor. */
    factorDemanded?: boolean
  } = {},
): World {
  let db: Database
  let app: FastifyInstance
  let hash: string
  const begin = new Date('2026-11-02T15:00:00Z')
  const world: World = {
    get db() {
      return db
    },
    get app() {
      return app
    },
    now: begin,
    visitor: () => personOf(() => app, '', new Map()),
    person: async (given = {}) => {
      const id = newId(world.now)
      await db.queries
        .insertInto('accounts')
        .values({
          id,
          username: given.username ?? `person.${id.slice(-12)}`,
          email: given.email ?? null,
          email_signs_in: given.email !== undefined,
          email_proven_at: given.unproven === true ? null : world.now,
          password_hash: hash,
          roles: given.roles ?? ['student'],
          grade: given.grade === undefined ? 3 : given.grade,
          name: null,
          public_name: publicNameOf({ accountId: id }),
          time_zone: 'America/New_York',
          avatar: 'hexagon',
          active: given.active ?? true,
          birth_month: given.birthMonth ?? null,
          created_at: world.now,
        })
        .execute()
      const { token } = await createSession(db, id, null, world.now)
      return personOf(() => app, id, new Map([[sessionCookie, token]]))
    },
    manages: async (manager, child) => {
      await inTransaction(db, (tx) => connectParentAndChild(tx, manager.accountId, child.accountId, world.now))
    },
    rightFor: async (id) => rightResponse(await keyOf(db, id)),
    wrongFor: async (id) => {
      const key = await keyOf(db, id)
      return key.parts === undefined ? wrongTo(key) : writeParts(key.parts.map(wrongTo))
    },
  }
  let worksheets: Worksheets
  beforeAll(async () => {
    worksheets = await openWorksheets(null)
    hash = await hashPassword(password)
    db = await openTestDatabase()
    app = await createApp({
      db,
      speech: settings.speech ?? noSpeech,
      worksheets,
      identity: settings.identity ?? { google: null, external: null, hint: null },
      classRooms: settings.classRooms ?? standardRoomSettings,
      roomsAreOurs: settings.classRooms?.video.provider !== 'link',
      payments: settings.payments ?? { provider: null, amountOff: 'corrected' },
      supportEmail: 'help@polyhex.test',
      accounting: (settings.accounting ?? ((around) => openAccounting({ destination: 'local', xero: null }, around)))({
        db,
        now: () => world.now,
        publicAddress: 'http://polyhex.test',
      }),
      now: () => world.now,
      production: settings.production ?? false,
      strict: true,
      secondFactor: { demanded: settings.factorDemanded ?? false, key: Buffer.alloc(32, 7) },
      rateLimits: settings.rateLimits ?? false,
      publicAddress: 'http://polyhex.test',
      pages: '/nowhere',
      logLevel: 'silent',
      trustedProxies: settings.trustedProxies ?? 0,
      ...(settings.sending === undefined ? {} : { sending: settings.sending }),
    })
  })
  beforeEach(async () => {
    world.now = begin
    await emptyDatabase(db)
  })
  afterAll(async () => {
    await app.close()
    await worksheets.close()
    await db.close()
  })
  return world
}
