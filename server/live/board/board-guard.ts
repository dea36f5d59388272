import { boardLimits, BoardObject, BoardPage } from '@polyhex/contract/live/board/board-document'
import * as Y from 'yjs'
import { faultOfText, whyNot } from '../../words/judge-text.ts'

/** Who wants to change a board. */
export interface BoardWriter {
  readonly memberId: string
  readonly role: 'tutor' | 'student' | 'reader'
}

/** Why a change is not taken, in words for who made it. `harm` is what was written of harm to oneself. */
export interface BoardRefusal {
  readonly why: string
  readonly harm?: string
}

const strange: BoardRefusal = { why: 'This could not be put on the board.' }
const notYours: BoardRefusal = { why: 'Only the tutor can change or remove what others put on the board.' }

interface Change {
  readonly map: 'objects' | 'pages' | 'settings'
  readonly key: string
  readonly old: unknown
}

const svgParts =
  /^(?:svg|g|path|line|rect|circle|ellipse|polygon|polyline|text|tspan|defs|marker|pattern|clippath|title|desc|lineargradient|stop|b|i|br|sub|sup)$/
/** Whether drawn content could reach beyond its own box, or load something. */
function isUnsafeDrawing(text: string): boolean {
  if (!text.includes('<')) return false
  if (/\b(?:style|href|src|class|on\w+)\s*=|javascript:|url\s*\(\s*["']?(?!#)/i.test(text)) return true
  return [...text.matchAll(/<\/?([a-z!?]\w*)/gi)].some(([, name = '']) => !svgParts.test(name.toLowerCase()))
}

/** Every text in something, whatever it is called and however deep it lies. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const said = (latex: string): string => latex.replace(/\\(?:[a-zA-Z]+|[\s,;:!])/g, ' ').replace(/[{}]/g, ' ')

/** What somebody reads of a thing on a board. */
function wordsOf(object: BoardObject): string[] {
  if (object.kind === 'text') return [object.text]
  if (object.kind === 'maths') return [said(object.latex), said(object.latex).replaceAll(' ', '')]
  if (object.kind === 'question') return textsIn(object.question).map((text) => said(text.replace(/<[^>]*>/g, ' ')))
  return []
}

const bytesOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** Whether something holds more than its form: a place to hide content in. */
const hidesMore = (value: unknown, read: unknown): boolean => bytesOf(value) !== bytesOf(read)

/**
 * Looks at every change of a board before it is relayed, on a copy of the board: only pages and things of the known forms,
 * no other map, no words that are not for children, nobody else's things but by a tutor, and no more of one person than
 * `boardLimits.person`. A refused change has touched nothing.
 */
export class BoardGuard {
  readonly #board: Y.Doc
  readonly #follow: (update: Uint8Array) => void
  #copy = new Y.Doc()
  #changes: Change[] = []
  /** Whose each thing is, and how large. */
  #held = new Map<string, { by: string; bytes: number }>()

  constructor(board: Y.Doc) {
    this.#board = board
    this.#follow = (update) => Y.applyUpdate(this.#copy, update)
    this.#begin()
    board.on('update', this.#follow)
  }

  close(): void {
    this.#board.off('update', this.#follow)
  }

  /** Copies the board anew. */
  #begin(): void {
    this.#copy = new Y.Doc()
    for (const map of ['objects', 'pages', 'settings'] as const) {
      const content = this.#copy.getMap<unknown>(map)
      content.observe((event) => {
        for (const [key, { oldValue }] of event.changes.keys) {
          this.#changes.push({ map, key, old: oldValue })
          if (map === 'objects') this.#measure(key, content.get(key))
        }
      })
    }
    this.#held.clear()
    Y.applyUpdate(this.#copy, Y.encodeStateAsUpdate(this.#board))
  }

  #measure(key: string, value: unknown): void {
    const { data } = BoardObject.safeParse(value)
    if (data === undefined) this.#held.delete(key)
    else this.#held.set(key, { by: data.by, bytes: bytesOf(data) })
  }

  /** Why an update of a writer is not taken; null when it is. */
  judge(update: Uint8Array, writer: BoardWriter): BoardRefusal | null {
    this.#changes = []
    let refusal: BoardRefusal | null
    try {
      Y.applyUpdate(this.#copy, update)
      refusal = this.#faultOfForm() ?? this.#faultOfChanges(writer) ?? this.#faultOfSize(writer)
    } catch {
      refusal = strange
    }
    if (refusal !== null) this.#begin()
    return refusal
  }

  #faultOfForm(): BoardRefusal | null {
    const { store, share } = this.#copy
    if (store.pendingStructs !== null || store.pendingDs !== null) return strange
    for (const [name, type] of share) {
      if (name !== 'objects' && name !== 'pages' && name !== 'settings') return strange
      // A map that is also used as a list; yjs tells it in no other way.
      // oxlint-disable-next-line no-underscore-dangle
      if (type._start !== null) return strange
    }
    return null
  }

  #faultOfChanges(writer: BoardWriter): BoardRefusal | null {
    for (const change of this.#changes) {
      const value = this.#copy.getMap<unknown>(change.map).get(change.key)
      if (change.map !== 'settings' && JSON.stringify(value) === JSON.stringify(change.old)) continue
      const refusal =
        change.map === 'objects'
          ? this.#faultOfObject(change, value, writer)
          : change.map === 'pages'
            ? this.#faultOfPage(change, value, writer)
            : strange
      if (refusal !== null) return refusal
    }
    return null
  }

  #faultOfObject({ key, old }: Change, value: unknown, writer: BoardWriter): BoardRefusal | null {
    const before = BoardObject.safeParse(old).data
    if (writer.role === 'student' && before !== undefined && before.by !== writer.memberId) return notYours
    if (value === undefined) return null
    const { data } = BoardObject.safeParse(value)
    if (data === undefined || data.id !== key || hidesMore(value, data)) return strange
    if (data.kind === 'question' && textsIn(data.question).some(isUnsafeDrawing)) return strange
    for (const text of wordsOf(data)) {
      const fault = faultOfText(text)
      // Who teaches may show an address.
      if (fault === null || (fault === 'link' && writer.role === 'tutor')) continue
      return { why: whyNot[fault], ...(fault === 'self_harm' ? { harm: text.slice(0, 300) } : {}) }
    }
    return null
  }

  #faultOfPage({ key, old }: Change, value: unknown, writer: BoardWriter): BoardRefusal | null {
    if (writer.role === 'student' && old !== undefined) return notYours
    if (value === undefined) return null
    const { data } = BoardPage.safeParse(value)
    if (data === undefined || data.id !== key || hidesMore(value, data)) return strange
    return this.#copy.getMap('pages').size > boardLimits.pages
      ? { why: 'This board has as many pages as it can hold.' }
      : null
  }

  /** Nobody but a tutor puts more on a board than their part of it; taking away is always possible. */
  #faultOfSize(writer: BoardWriter): BoardRefusal | null {
    const adds = this.#changes.some(({ map, key }) => map === 'objects' && this.#held.has(key))
    if (writer.role !== 'student' || !adds) return null
    // What is put there in another's name becomes the writer's.
    const mine = new Set(this.#changes.filter(({ map }) => map === 'objects').map(({ key }) => key))
    let [count, bytes] = [0, 0]
    for (const [key, held] of this.#held) {
      if (held.by !== writer.memberId && !mine.has(key)) continue
      count += 1
      bytes += held.bytes
    }
    const { objects, bytes: most } = boardLimits.person
    return count > objects || bytes > most
      ? { why: 'You have put as much on this board as one person can. Remove something of yours first.' }
      : null
  }
}
