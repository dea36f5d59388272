import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { measure } from '../curriculum/learner/replay/measures.ts'
import { replay } from '../curriculum/learner/replay/replay.ts'
import { folds } from '../curriculum/learner/replay/replay-row.ts'
import { simulateStudents } from '../curriculum/learner/replay/simulated-students.ts'
import { inOrder, readAnswers } from './predict/read-answers.ts'

const help = `npm run predict -- FILE.csv [options]

Replays recorded answers through the learner model and prints a prediction for each row:
user_id,seq,item_id,p, in the order of the file. FILE has the columns user_id, seq, item_id,
skills (separated by spaces), correct (0 or 1); others are passed over. It may be packed (.csv.gz).
With npm's --silent nothing but the predictions goes to the standard output; figures go to the standard error.

Which rows are trained on: users fall into five parts by a hash of user_id. Each part is predicted by a
model that was trained on the four others and has seen none of its users; part 0 holds the test users
of the reference, so its rows are what the reference predicts. Within a held-out user, a row is
predicted from that user's earlier rows alone (by seq). Parameters of items and skills come from
the training users and go on learning during the test. The twelve weights of the layer are fitted on the
last three quarters of the training rows (sorted by user and seq), since beliefs about items settle first.

  --part N        predict part N alone (0 to 4); 0 takes a fifth of the time
  --compare FILE  also print the largest difference to the predictions in FILE (user_id,seq,item_id,p)
                  to the standard error, and end with 1 when it is above 1e-6
  --students N    print N simulated students as such a CSV instead
  --help`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    compare: { type: 'string' },
    students: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

async function print(lines: Iterable<string>): Promise<void> {
  let batch = ''
  const send = async (): Promise<void> => {
    if (!process.stdout.write(batch)) await once(process.stdout, 'drain')
    batch = ''
  }
  for (const line of lines) {
    batch += `${line}\n`
    if (batch.length > 1 << 16) await send()
  }
  if (batch !== '') await send()
}

function* studentLines(count: number): Generator<string> {
  yield 'user_id,seq,item_id,skills,correct'
  for (const { userId, seq, itemId, skills, right } of simulateStudents(count, 'students')) {
    yield `${userId},${seq},${itemId},${skills.join(' ')},${right ? 1 : 0}`
  }
}

async function compareWith(file: string, ours: ReadonlyMap<string, number>): Promise<void> {
  let largest = 0
  let compared = 0
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [user, seq, item, p] = line.split(',')
    const mine = ours.get(`${user},${seq},${item}`)
    if (mine === undefined || p === undefined) continue
    compared += 1
    largest = Math.max(largest, Math.abs(mine - Number(p)))
  }
  console.error(`largest difference in ${compared} rows: ${largest.toExponential(2)}`)
  if (compared === 0 || !(largest <= 1e-6)) process.exitCode = 1
}

async function predictFile(file: string): Promise<void> {
  const rows = await readAnswers(file)
  const sorted = inOrder(rows)
  const parts = values.part === undefined ? Array.from({ length: folds }, (_, i) => i) : [Number(values.part)]
  const found = new Map<number, number>()
  for (const part of parts) {
    const held = sorted.filter((row) => row.fold === part)
    if (held.length === 0) continue
    const training = sorted.filter((row) => row.fold !== part)
    const { success } = replay(training, held)
    for (const [i, row] of held.entries()) found.set(row.place, success[i] ?? 0)
    const { auc, logLoss, rmse, ece } = measure(
      held.map((row) => row.right),
      success,
    )
    const figures = [`AUC ${auc.toFixed(4)}`, `log loss ${logLoss.toFixed(4)}`, `RMSE ${rmse.toFixed(4)}`]
    console.error(`part ${part}: ${held.length} rows, ${figures.join(', ')}, ECE ${ece.toFixed(4)}`)
  }
  const named = rows.flatMap((row) => {
    const p = found.get(row.place)
    return p === undefined ? [] : [{ name: `${row.userId},${row.seq},${row.itemId}`, p }]
  })
  await print(['user_id,seq,item_id,p', ...named.map(({ name, p }) => `${name},${p.toFixed(9)}`)])
  if (values.compare !== undefined) await compareWith(values.compare, new Map(named.map(({ name, p }) => [name, p])))
}

const [file] = positionals
if (values.help) console.log(help)
else if (values.students !== undefined) await print(studentLines(Number(values.students)))
else if (file === undefined || !existsSync(file) || (values.part !== undefined && !/^[0-4]$/.test(values.part))) {
  console.error(file === undefined || existsSync(file) ? help : `there is no file ${file}`)
  process.exitCode = 2
} else {
  try {
    await predictFile(file)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
