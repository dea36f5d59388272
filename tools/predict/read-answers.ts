import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { foldOf, type ReplayRow } from '../../curriculum/learner/replay/replay-row.ts'

/** A row of the file: what the model sees, and how it stands in the file. */
export interface ReadAnswer extends ReplayRow {
  readonly userId: string
  readonly seq: string
  readonly itemId: string
  readonly fold: number
  /** The row's place in the file, 0 first. */
  readonly place: number
}

/** Gives every id a number, in the order of first sight. */
function numbering(): (id: string) => number {
  const known = new Map<string, number>()
  return (id) => {
    const found = known.get(id) ?? known.size
    known.set(id, found)
    return found
  }
}

const required = ['user_id', 'seq', 'item_id', 'skills', 'correct'] as const

function columnsOf(header: string): Record<(typeof required)[number], number> {
  const names = header.split(',').map((name) => name.trim())
  for (const name of required) if (!names.includes(name)) throw new RangeError(`the first line has no column ${name}`)
  const [user_id, seq, item_id, skills, correct] = required.map((name) => names.indexOf(name))
  return { user_id: user_id ?? 0, seq: seq ?? 0, item_id: item_id ?? 0, skills: skills ?? 0, correct: correct ?? 0 }
}

/**
 * Reads answers line by line from a CSV file (or one packed with gzip, by its name): the columns user_id, seq, item_id, skills (by spaces)
 * and correct (0 or 1) in any order; others are passed over. Throws a RangeError that names the line of a fault.
 */
export async function readAnswers(file: string): Promise<ReadAnswer[]> {
  const raw = createReadStream(file)
  const input = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw
  const user = numbering()
  const item = numbering()
  const skill = numbering()
  const rows: ReadAnswer[] = []
  let columns: ReturnType<typeof columnsOf> | null = null
  let line = 0
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1
    if (columns === null) {
      columns = columnsOf(text)
      continue
    }
    if (text.trim() === '') continue
    const cells = text.split(',')
    const cell = (name: (typeof required)[number]): string => (cells[columns?.[name] ?? 0] ?? '').trim()
    const userId = cell('user_id')
    const correct = cell('correct')
    if (!/^-?\d+$/.test(userId)) throw new RangeError(`line ${line}: user_id '${userId}' is not a whole number`)
    if (correct !== '0' && correct !== '1') throw new RangeError(`line ${line}: correct '${correct}' is not 0 or 1`)
    const skills = cell('skills')
      .split(' ')
      .filter((one) => one !== '')
    rows.push({
      userId,
      seq: cell('seq'),
      itemId: cell('item_id'),
      fold: foldOf(BigInt(userId)),
      place: rows.length,
      user: user(userId),
      item: item(cell('item_id')),
      skills: skills.map(skill),
      right: correct === '1',
    })
  }
  return rows
}

/** By user, then by the order of the answers: the order in which the filter takes them. */
export function inOrder(rows: readonly ReadAnswer[]): ReadAnswer[] {
  const keyed = rows.map((row) => ({ row, user: BigInt(row.userId), seq: Number(row.seq) }))
  keyed.sort((a, b) => (a.user < b.user ? -1 : a.user > b.user ? 1 : a.seq - b.seq || a.row.place - b.row.place))
  return keyed.map((one) => one.row)
}
