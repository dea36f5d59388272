import {
  boardLimits,
  BoardObject,
  BoardPage,
  inOrder,
  type BoardObject as AnyObject,
  type BoardPage as Page,
  type Paper,
} from '@polyhex/contract/live/board/board-document'
import * as Y from 'yjs'

/** What a board shows at one moment. */
export interface BoardContent {
  pages: readonly Page[]
  objects: readonly AnyObject[]
  canUndo: boolean
  canRedo: boolean
  /** What others did can be taken back; by who leads alone. */
  canUndoOthers: boolean
  /** No more can be added until something is removed. */
  full: boolean
}

type OneKind<Thing> = Thing extends unknown ? Omit<Thing, 'id' | 'by' | 'z'> : never
/** An object before it is put on a board. */
export type NewObject = OneKind<AnyObject>

/** A board as one person works on it. Undo takes back only what this person did. */
export interface BoardDoc {
  readonly doc: Y.Doc
  content(): BoardContent
  follow(changed: () => void): () => void
  /** Gives an empty board its first page, the same one for all who come at once. */
  begin(): void
  add(object: NewObject): void
  /** Puts another in the place of an object, under its id. */
  change(object: AnyObject): void
  remove(ids: readonly string[]): void
  addPage(after: number, paper: Paper): string | null
  setPaper(page: Page, paper: Paper): void
  undo(): void
  redo(): void
  /** Takes back what somebody else did last: brings back what they removed, removes what they put there. */
  undoOthers(): void
  /** What is there now is where everybody begins: nothing of it can be taken back as somebody's doing. */
  arrived(): void
  close(): void
}

const parsedOnce = new WeakMap<object, unknown>()

/** Things of a map that have the form they should have; whoever wrote the others, they are not shown. */
function read<Thing>(map: Y.Map<unknown>, form: { safeParse(value: unknown): { data?: Thing } }): Thing[] {
  return [...map.values()].flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    if (!parsedOnce.has(value)) parsedOnce.set(value, form.safeParse(value).data)
    const thing = parsedOnce.get(value) as Thing | undefined
    return thing === undefined ? [] : [thing]
  })
}

const newId = (): string => crypto.randomUUID().slice(0, 18)

/** Opens a board over a shared document. `me` is written on what this person adds; `others`: by what changes of others are made. */
export function openBoardDoc(doc: Y.Doc, me: string, others: unknown = null): BoardDoc {
  const pages = doc.getMap<unknown>('pages')
  const objects = doc.getMap<unknown>('objects')
  const own = {}
  const undoing = new Y.UndoManager([objects, pages], { trackedOrigins: new Set([own]), captureTimeout: 0 })
  const undoingOthers = new Y.UndoManager([objects, pages], {
    trackedOrigins: new Set([others ?? {}]),
    captureTimeout: 0,
  })
  const followers = new Set<() => void>()
  let content: BoardContent | null = null
  const forget = () => {
    content = null
    for (const changed of followers) changed()
  }
  const act = (work: () => void) => doc.transact(work, own)
  objects.observe(forget)
  pages.observe(forget)
  for (const event of ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const) {
    undoing.on(event, forget)
    undoingOthers.on(event, forget)
  }

  function current(): BoardContent {
    content ??= {
      pages: inOrder(read<Page>(pages, BoardPage), (page) => page.order),
      objects: inOrder(read<AnyObject>(objects, BoardObject), (object) => object.z),
      canUndo: undoing.canUndo(),
      canRedo: undoing.canRedo(),
      canUndoOthers: undoingOthers.canUndo(),
      full: objects.size >= boardLimits.objects || Y.encodeStateAsUpdate(doc).length > boardLimits.bytes,
    }
    return content
  }
  return {
    doc,
    content: current,
    follow: (changed) => {
      followers.add(changed)
      return () => void followers.delete(changed)
    },
    begin: () => {
      if (pages.size === 0) pages.set('first', { id: 'first', order: 0, paper: 'plain' } satisfies Page)
    },
    add: (object) => {
      const { full, objects: there } = current()
      if (full) return
      const z = Math.max(0, ...there.map((each) => each.z)) + 1
      const id = newId()
      act(() => objects.set(id, { ...object, id, by: me, z }))
    },
    change: (object) => act(() => objects.set(object.id, object)),
    remove: (ids) => act(() => ids.forEach((id) => objects.delete(id))),
    addPage: (after, paper) => {
      const { pages: there } = current()
      if (there.length >= boardLimits.pages) return null
      const [before, next] = [there[after]?.order ?? 0, there[after + 1]?.order]
      const page: Page = { id: newId(), order: next === undefined ? before + 1 : (before + next) / 2, paper }
      act(() => pages.set(page.id, page))
      return page.id
    },
    setPaper: (page, paper) => act(() => pages.set(page.id, { ...page, paper })),
    undo: () => void undoing.undo(),
    redo: () => void undoing.redo(),
    undoOthers: () => void undoingOthers.undo(),
    arrived: () => undoingOthers.clear(),
    close: () => {
      undoing.destroy()
      undoingOthers.destroy()
      objects.unobserve(forget)
      pages.unobserve(forget)
    },
  }
}
