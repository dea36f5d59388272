import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { postgresqlDatabase, type Database } from '../../server/database/database.ts'
import type { GatheredRead } from '../../server/database/gathered-reads.ts'
import type { Statement } from '../../server/database/statement.ts'
import { answerQuestion } from '../../server/exercises/answer-question.ts'
import { openHttpClient } from '../load/http-client.ts'
import { sendAnswer, startRun } from '../load/practice-client.ts'
import type { AnswerRecord } from '../../server/exercises/record-answer.ts'
import { compare, loopFor, type Comparison, type Round } from './ratio.ts'
import type { Scene } from './scene.ts'

const topicCodeLevel = 'multi_digit_subtraction_practice/3'
/** A number that is no answer of this level: every answer is wrong, so that each run takes its full ten. */
const wrongAnswer = '987654321'
const answersInRun = 10

/** One statement of an answer as the server sent it. */
interface Sent {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** The open question of a run that one worker is answering. */
interface Place {
  readonly runId: string
  readonly questionId: string
  readonly student: number
}

/** Answers a whole run in this process and keeps every statement that the server's own code sends, answer by answer. */
async function recordStatements(scene: Scene, place: Place): Promise<Sent[][]> {
  const database = postgresqlDatabase(scene.databaseUrl, 1)
  const answers: Sent[][] = []
  try {
    let questionId = place.questionId
    for (let i = 0; i < answersInRun; i++) {
      const sent: Sent[] = []
      const listening: Database = {
        ...database,
        run: <Row>(statement: Statement<Row>, values: readonly unknown[]) => {
          sent.push({ name: statement.name, text: statement.text, values })
          return database.run(statement, values)
        },
        read: <Row>({ one }: GatheredRead<Row>, values: readonly unknown[]) => listening.run(one, values),
      }
      const caller = {
        sessionHash: scene.students[place.student]?.tokenHash ?? null,
        visitorHash: null,
        deviceHash: null,
        proofHash: null,
        signUpHash: null,
        pendingHash: null,
        session: () => Promise.reject(new Error('the session is read with the run')),
      }
      const given = { runId: place.runId, questionId, response: wrongAnswer, timeTakenMs: 900 }
      const outcome = await answerQuestion(listening, caller, given, new Date())
      if (outcome.verdict !== 'wrong') throw new Error(`expected a wrong answer, got ${outcome.verdict}`)
      answers.push(sent)
      questionId = outcome.nextQuestions[0]?.storedQuestionId ?? ''
    }
    return answers
  } finally {
    await database.close()
  }
}

/** Opens a fresh copy of the first run for every student, in one statement, outside the measured time. */
async function openRuns(client: pg.Client, scene: Scene, template: Place): Promise<Place[]> {
  await client.query(`update runs set state = 'left' where state = 'open'`)
  const { rows: columns } = await client.query<{ table_name: string; names: string }>(
    `select table_name, string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name in ('runs', 'run_questions')
       and column_name not in ('id', 'run_id', 'account_id', 'answered', 'incorrect', 'state', 'result', 'finished_at',
         'in_a_row', 'time_taken_ms', 'avoid_notes', 'started_at', 'difficulty', 'coins')
     group by table_name`,
  )
  const names = (table: string): string => columns.find((row) => row.table_name === table)?.names ?? ''
  const { rows } = await client.query<{ run: string; question: string; account: string }>(
    `with accounts_used as (select unnest($1::uuid[]) as account),
     new_runs as (
       insert into runs (id, account_id, avoid_notes, started_at, difficulty, ${names('runs')})
       select gen_random_uuid(), u.account, '{}', now(), 0.3, ${names('runs')} from runs, accounts_used u where id = $2
       returning id, account_id)
     insert into run_questions (id, run_id, difficulty, ${names('run_questions')})
       select gen_random_uuid(), n.id, 0.3, ${names('run_questions')}
       from run_questions q, new_runs n where q.id = $3
     returning run_id as run, id as question, (select account_id from new_runs n where n.id = run_id) as account`,
    [scene.students.map((student) => student.accountId), template.runId, template.questionId],
  )
  const seats = new Map(scene.students.map((student, i) => [student.accountId, i]))
  return rows.map((row) => ({ runId: row.run, questionId: row.question, student: seats.get(row.account) ?? 0 }))
}

/** Answers through HTTP: each worker takes the next run and answers it to its end. */
async function throughHttp(scene: Scene, places: Place[], workers: number, seconds: number): Promise<Round> {
  const client = openHttpClient(scene.server.origin, { sockets: workers })
  const held: (Place | undefined)[] = []
  try {
    return await loopFor(seconds, workers, async (worker) => {
      const place = held[worker] ?? places.pop()
      if (place === undefined) return false
      const cookie = scene.students[place.student]?.cookie ?? ''
      const outcome = await sendAnswer(client.as(cookie), place.runId, place.questionId, wrongAnswer)
      if (outcome?.verdict !== 'wrong') throw new Error(`an answer was ${outcome?.verdict ?? 'refused'}`)
      const next = outcome.nextQuestions[0]
      held[worker] = next === undefined ? undefined : { ...place, questionId: next.storedQuestionId }
      return true
    })
  } finally {
    client.close()
  }
}

/** The same statements with the ids of another run put in the place of the recorded ones. */
function retarget(sent: Sent, ids: ReadonlyMap<unknown, unknown>, tokenHash: Buffer | undefined): unknown[] {
  return sent.values.map((value) => {
    if (Buffer.isBuffer(value)) return tokenHash ?? value
    return ids.get(value) ?? value
  })
}

/**
 * The record of an answer with other ids, on top of the version that the learner has now: of some nothing is believed yet, and
 * nothing written.
 */
function retargetRecord(text: string, ids: ReadonlyMap<unknown, unknown>, version: number | null): string {
  const { next, ...record } = JSON.parse(text) as AnswerRecord
  return JSON.stringify({
    ...record,
    run: ids.get(record.run),
    question: ids.get(record.question),
    next: next === null ? null : { ...next, id: ids.get(next.id) },
    ...(version === null
      ? { learner_version: null, learner_model: null, learner_state: null }
      : { learner_version: version }),
  })
}

/** The same SQL with the same values, sent to PostgreSQL as fast as it takes them, over as many connections as the server has. */
async function straight(
  scene: Scene,
  template: Place,
  recorded: readonly Sent[][],
  places: Place[],
  workers: number,
  seconds: number,
): Promise<Round> {
  const pool = new pg.Pool({ connectionString: scene.databaseUrl, max: scene.connections })
  const held: ({ place: Place; answered: number } | undefined)[] = []
  const templateIds = recorded.map((answer) => answer[0]?.values[4])
  try {
    return await loopFor(seconds, workers, async (worker) => {
      let current = held[worker]
      if (current === undefined) {
        const place = places.pop()
        if (place === undefined) return false
        current = { place, answered: 0 }
      }
      const { place, answered } = current
      const nextId = randomUUID()
      const ids = new Map<unknown, unknown>([
        [template.runId, place.runId],
        [templateIds[answered], place.questionId],
        [templateIds[answered + 1] ?? 'none', nextId],
      ])
      const token = scene.students[place.student]?.tokenHash
      let version: number | null = null
      for (const sent of recorded[answered] ?? []) {
        const [record] = sent.values
        const values: readonly unknown[] =
          sent.name === 'record_answer' && typeof record === 'string'
            ? [retargetRecord(record, ids, version)]
            : retarget(sent, ids, token)
        const row: { learner_version?: number | null } | undefined = (
          await pool.query({ name: sent.name, text: sent.text, values: [...values] })
        ).rows[0]
        if (row?.learner_version !== undefined) version = row.learner_version
      }
      const over = answered + 1 >= answersInRun
      held[worker] = over ? undefined : { place: { ...place, questionId: nextId }, answered: answered + 1 }
      return true
    })
  } finally {
    await pool.end()
  }
}

/** Marking and recording an answer through HTTP, against the statements it comes down to driven straight at PostgreSQL. */
export async function benchAnswers(scene: Scene, rounds: number, seconds: number): Promise<Comparison> {
  const workers = 16
  const admin = new pg.Client({ connectionString: scene.databaseUrl })
  await admin.connect()
  try {
    const client = openHttpClient(scene.server.origin)
    const { run, questions } = await startRun(
      client.as(scene.students[0]?.cookie ?? ''),
      { type: 'practice', topicCodeLevel },
      true,
    )
    client.close()
    const template: Place = { runId: run.runId, questionId: questions[0]?.storedQuestionId ?? '', student: 0 }
    const recorded = await recordStatements(scene, template)
    return await compare(
      rounds,
      async () => throughHttp(scene, await openRuns(admin, scene, template), workers, seconds),
      async () => straight(scene, template, recorded, await openRuns(admin, scene, template), workers, seconds),
    )
  } finally {
    await admin.end()
  }
}
