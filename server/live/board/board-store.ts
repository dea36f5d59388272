import * as Y from 'yjs'
import {
  BoardObject,
  BoardPage,
  inOrder,
  type BoardObject as AnyObject,
  type BoardPage as Page,
} from '@polyhex/contract/live/board/board-document'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'

const read = statement<{ state: Uint8Array; changed_at: Date; version: number }>(
  'read_class_board',
  'select state, changed_at, version from class_boards where group_id = $1',
)
/** The first state of a board, where none is stored; says whether the group is there, and whether it was the first. */
const begin = statement<{ group: boolean; written: boolean }>(
  'begin_class_board',
  `with of as (select id from class_groups where id = $1),
     made as (insert into class_boards (group_id, state, changed_at) select id, $2, $3 from of
       on conflict (group_id) do nothing returning group_id)
   select exists (select from of) as "group", exists (select from made) as written`,
)
/** The next state in the place of that of a version, unless somebody was faster. */
const replace = statement<{ version: number }>(
  'replace_class_board',
  `update class_boards set state = $2, changed_at = $3, version = version + 1 where group_id = $1 and version = $4
   returning version`,
)

/** The stored document of a group's board, or null where nobody has drawn yet. */
export async function readBoard(
  db: Database,
  groupId: string,
): Promise<{ state: Uint8Array; changedAt: Date; version: number } | null> {
  const [row] = await db.run(read, [groupId])
  if (row === undefined) return null
  return { state: new Uint8Array(row.state), changedAt: row.changed_at, version: row.version }
}

/** Each round somebody has been faster, and all of them end. */
const rounds = 20

/**
 * Stores the document of a board, together with what is stored of it: another process may have written since, or write at this
 * moment, and merging loses nothing of either. Of a group that has been deleted nothing is stored.
 */
export async function writeBoard(db: Database, groupId: string, state: Uint8Array, now: Date): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const stored = await readBoard(db, groupId)
    if (stored === null) {
      const [begun] = await db.run(begin, [groupId, Buffer.from(state), now])
      if (begun === undefined || begun.written || !begun.group) return
    } else {
      const merged = Buffer.from(mergedState([stored.state, state]))
      const written = await db.run(replace, [groupId, merged, now, stored.version])
      if (written.length > 0) return
    }
  }
  throw new Error('a board is written by too many processes at once')
}

/** Several states as one. Through a document, so that what was deleted is dropped. */
function mergedState(states: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc()
  for (const state of states) Y.applyUpdate(doc, state)
  return Y.encodeStateAsUpdate(doc)
}

/** What a stored board shows; what does not have the form of a board's things is left out, whoever wrote it. */
export function contentOf(state: Uint8Array | null): { pages: Page[]; objects: AnyObject[] } {
  const doc = new Y.Doc()
  if (state !== null) Y.applyUpdate(doc, state)
  const parsed = <Thing>(map: Y.Map<unknown>, form: { safeParse(value: unknown): { data?: Thing } }): Thing[] =>
    [...map.values()].flatMap((value) => {
      const { data } = form.safeParse(value)
      return data === undefined ? [] : [data]
    })
  const pages = inOrder(parsed(doc.getMap('pages'), BoardPage), (page) => page.order)
  const known = new Set(pages.map((page) => page.id))
  const objects = parsed(doc.getMap('objects'), BoardObject).filter((object) => known.has(object.page))
  return { pages, objects: inOrder(objects, (object) => object.z) }
}
