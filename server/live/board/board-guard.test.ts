import { boardLimits } from '@polyhex/contract/live/board/board-document'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { memberIdOf } from '../room/room-member.ts'
import { BoardGuard, type BoardWriter } from './board-guard.ts'

const [one, two] = [memberIdOf('group', 'one'), memberIdOf('group', 'two')]
const student: BoardWriter = { memberId: one, role: 'student' }
const other: BoardWriter = { memberId: two, role: 'student' }
const tutor: BoardWriter = { memberId: memberIdOf('group', 'tutor'), role: 'tutor' }

const stroke = (id: string, by = one, points: number[][] = [[1, 2]]) => ({
  ...{ id, page: 'first', by, z: 1, kind: 'stroke', pen: 'ink', points },
})
const text = (words: string, id = 'words', by = one) => ({
  ...{ id, page: 'first', by, z: 1, kind: 'text', x: 10, y: 10, text: words },
})

/** A board with its guard, and a browser that changes its own copy of it. */
function guarded() {
  const board = new Y.Doc()
  board.getMap('pages').set('first', { id: 'first', order: 0, paper: 'plain' })
  const guard = new BoardGuard(board)
  /** Judges what a browser does to its copy, and takes it when it may be; gives why not. */
  const does = (writer: BoardWriter, work: (doc: Y.Doc) => void): string | null => {
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(board))
    const before = Y.encodeStateVector(copy)
    copy.transact(() => work(copy))
    const update = Y.encodeStateAsUpdate(copy, before)
    const refusal = guard.judge(update, writer)
    if (refusal === null) Y.applyUpdate(board, update)
    return refusal?.why ?? null
  }
  const puts = (writer: BoardWriter, thing: { id: string }): string | null =>
    does(writer, (doc) => doc.getMap('objects').set(thing.id, thing))
  return { board, guard, does, puts }
}

const strange = 'This could not be put on the board.'
const notYours = 'Only the tutor can change or remove what others put on the board.'

describe('the guard of a board', () => {
  it('takes drawings and good words, and no words that are not for children, wherever they stand', () => {
    const { board, guard, puts } = guarded()
    expect(puts(student, stroke('s'))).toBeNull()
    expect(puts(student, text('is it 3.5 or 35?'))).toBeNull()
    expect(puts(student, text('text me at 802 555 0134'))).toBe(
      'Phone numbers, addresses, and names from other apps stay out of here.',
    )
    const maths = { id: 'm', page: 'first', by: one, z: 1, kind: 'maths', x: 1, y: 1 }
    expect(puts(student, { ...maths, latex: '\\frac{1}{2} + x^2' } as never)).toBeNull()
    expect(puts(student, { ...maths, latex: '\\text{you are stupid}' } as never)).toBe(
      'Please write that in kinder words.',
    )
    expect(puts(tutor, text('look at www.example.org', 'link', tutor.memberId))).toBeNull()
    expect(puts(student, text('look at www.example.org', 'link2'))).toBe('Links stay out of here.')
    expect(board.getMap('objects').size).toBe(4)
    const harm = new Y.Doc()
    Y.applyUpdate(harm, Y.encodeStateAsUpdate(board))
    harm.getMap('objects').set('h', text('i want to die', 'h'))
    expect(guard.judge(Y.encodeStateAsUpdate(harm), student)?.harm).toBe('i want to die')
  })

  it('takes nothing that could hide something else', () => {
    const { board, does, puts } = guarded()
    expect(does(student, (doc) => doc.getMap('secret').set('a', 'hello'))).toBe(strange)
    expect(does(student, (doc) => doc.getText('more').insert(0, 'hello'))).toBe(strange)
    expect(does(student, (doc) => doc.getMap('objects').set('a', new Y.Map([['k', 'hello']])))).toBe(strange)
    expect(does(student, (doc) => doc.getMap('settings').set('still', true))).toBe(strange)
    expect(puts(student, { ...stroke('a'), note: 'hello' } as never)).toBe(strange)
    expect(does(student, (doc) => doc.getMap('objects').set('b', stroke('a')))).toBe(strange)
    expect(does(student, (doc) => doc.getMap('pages').set('p', { id: 'p', order: 1, paper: 'plain', note: 'x' }))).toBe(
      strange,
    )
    const svg = (inner: string) => ({
      ...{ id: 'q', page: 'first', by: one, z: 1, kind: 'question', x: 1, y: 1 },
      question: { svg: inner },
    })
    expect(puts(student, svg('<svg style="position:fixed"></svg>') as never)).toBe(strange)
    // A change that waits for one that has not come yet.
    const copy = new Y.Doc()
    copy.getMap('objects').set('x', stroke('x'))
    const first = Y.encodeStateVector(copy)
    copy.getMap('objects').set('y', stroke('y'))
    const guard = new BoardGuard(board)
    expect(guard.judge(Y.encodeStateAsUpdate(copy, first), student)?.why).toBe(strange)
    expect(guard.judge(new Uint8Array([1, 2, 3]), student)?.why).toBe(strange)
    expect([...board.share.keys()]).toEqual(['pages'])
  })

  it("lets students change and remove their own things alone, and who teaches everybody's", () => {
    const { board, does, puts } = guarded()
    expect(puts(student, stroke('mine'))).toBeNull()
    const remove = (doc: Y.Doc): void => doc.getMap('objects').delete('mine')
    expect(does(other, remove)).toBe(notYours)
    expect(puts(other, stroke('mine', two, [[5, 5]]))).toBe(notYours)
    expect(does(other, (doc) => doc.getMap('pages').delete('first'))).toBe(notYours)
    expect(does(other, (doc) => doc.getMap('pages').set('first', { id: 'first', order: 0, paper: 'grid' }))).toBe(
      notYours,
    )
    expect(does(student, remove)).toBeNull()
    expect(puts(student, stroke('mine'))).toBeNull()
    expect(does(tutor, remove)).toBeNull()
    expect(board.getMap('objects').size).toBe(0)
    // And brings it back as it was.
    expect(puts(tutor, stroke('mine'))).toBeNull()
  })

  it('keeps the part of each student small, so that who teaches always has room', () => {
    const { does, puts } = guarded()
    const full = does(student, (doc) => {
      for (let n = 0; n < boardLimits.person.objects; n += 1) doc.getMap('objects').set(`s${n}`, stroke(`s${n}`))
    })
    expect(full).toBeNull()
    const why = 'You have put as much on this board as one person can. Remove something of yours first.'
    expect(puts(student, stroke('more'))).toBe(why)
    // Nor in another's name.
    expect(puts(student, stroke('more', two))).toBe(why)
    expect(puts(other, stroke('more', two))).toBeNull()
    const long = stroke(
      'long',
      two,
      Array.from({ length: 3000 }, (_, n) => [n + 0.123456, n + 0.654321]),
    )
    for (const n of [1, 2, 3]) expect(puts(other, { ...long, id: `l${n}` })).toBeNull()
    expect(puts(other, { ...long, id: 'l4' })).toBe(why)
    expect(puts(tutor, stroke('t', tutor.memberId))).toBeNull()
    expect(does(student, (doc) => doc.getMap('objects').delete('s0'))).toBeNull()
    expect(puts(student, stroke('again'))).toBeNull()
  })
})
