import * as Y from 'yjs'
import {
  BoardObject,
  BoardPage,
  inOrder,
  type BoardObject as AnyObject,
  type BoardPage as Page,
} from '@polyhex/contract/classes/board/board-document'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'

const read = statement<{ state: Uint8Array; changed_at: Date }>(
  'read_class_board',
  'select state, changed_at from class_boards where group_id = $1',
)
const write = statement<never>(
  'write_class_board',
  `insert into class_boards (group_id, state, changed_at)
   select id, $2, $3 from class_groups where id = $1
   on conflict (group_id) do update set state = excluded.state, changed_at = excluded.changed_at`,
)

/** The stored document of a group's board, or null where nobody has drawn yet. */
export async function readBoard(db: Database, groupId: string): Promise<{ state: Uint8Array; changedAt: Date } | null> {
  const [row] = await db.run(read, [groupId])
  return row === undefined ? null : { state: new Uint8Array(row.state), changedAt: row.changed_at }
}

/**
 * Stores the document of a board, together with what is stored of it: another process may have written since, and merging
 * loses nothing of either. Of a group that has been deleted nothing is stored.
 */
export async function writeBoard(db: Database, groupId: string, state: Uint8Array, now: Date): Promise<void> {
  const stored = await readBoard(db, groupId)
  const merged = stored === null ? state : mergedState([stored.state, state])
  await db.run(write, [groupId, Buffer.from(merged), now])
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
