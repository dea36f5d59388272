import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openBoardDoc } from './board-doc.ts'
import { objectWords } from './board-words.ts'
import { isAt, movedBy } from './place-objects.ts'

const ann = 'AnnAnnAnnAnnAnnAnnAn'
const bea = 'BeaBeaBeaBeaBeaBeaBe'

/** Two people at one board: what one does reaches the other. */
function pair() {
  const [one, two] = [new Y.Doc(), new Y.Doc()]
  one.on('update', (update: Uint8Array) => Y.applyUpdate(two, update, 'other'))
  two.on('update', (update: Uint8Array, origin) => {
    if (origin !== 'other') Y.applyUpdate(one, update, 'other')
  })
  return [openBoardDoc(one, ann), openBoardDoc(two, bea)] as const
}

describe('a shared board', () => {
  it('undoes what oneself did and nothing of others', () => {
    const [mine, hers] = pair()
    mine.begin()
    mine.add({ kind: 'text', page: 'first', x: 1, y: 1, text: 'mine' })
    hers.add({ kind: 'text', page: 'first', x: 2, y: 2, text: 'hers' })
    mine.undo()
    expect(mine.content().objects.map(objectWords)).toEqual(['Text: hers'])
    mine.redo()
    expect(hers.content().objects.map(objectWords)).toEqual(['Text: mine', 'Text: hers'])
    expect(hers.content().objects.map((object) => object.by)).toEqual([ann, bea])
    hers.undo()
    expect(hers.content().canUndo).toBe(false)
    expect(mine.content().objects.map(objectWords)).toEqual(['Text: mine'])
  })

  it('lets who leads take back what somebody else did, and nothing that was there before', () => {
    const doc = new Y.Doc()
    const hers = openBoardDoc(new Y.Doc(), bea)
    hers.begin()
    hers.add({ kind: 'text', page: 'first', x: 1, y: 1, text: 'before' })
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(hers.doc), 'others')
    const mine = openBoardDoc(doc, ann, 'others')
    hers.doc.on('update', (update: Uint8Array) => Y.applyUpdate(doc, update, 'others'))
    mine.arrived()
    expect(mine.content().canUndoOthers).toBe(false)
    hers.remove(hers.content().objects.map(({ id }) => id))
    expect(mine.content()).toMatchObject({ objects: [], canUndoOthers: true, canUndo: false })
    mine.undoOthers()
    expect(mine.content().objects.map(objectWords)).toEqual(['Text: before'])
    expect(mine.content().canUndoOthers).toBe(false)
  })

  it('begins with one page, whoever comes first, and puts new pages after the one on show', () => {
    const [mine, hers] = pair()
    mine.begin()
    hers.begin()
    expect(hers.content().pages).toHaveLength(1)
    const last = mine.addPage(0, 'grid')
    const middle = mine.addPage(0, 'lines')
    expect(hers.content().pages.map((page) => page.id)).toEqual(['first', middle, last])
  })

  it('shows nothing that has not the form of a thing', () => {
    const [mine] = pair()
    mine.begin()
    mine.doc.getMap('objects').set('x', { kind: 'stroke', points: '<script>' })
    expect(mine.content().objects).toEqual([])
  })

  it('finds and moves what is drawn', () => {
    const circle = {
      id: 'c',
      page: 'p',
      by: ann,
      z: 1,
      kind: 'ellipse',
      pen: 'ink',
      x1: 0,
      y1: 0,
      x2: 100,
      y2: 100,
    } as const
    expect([isAt(circle, 50, 0, 5), isAt(circle, 50, 50, 5)]).toEqual([true, false])
    expect(movedBy(circle, 10, 20)).toMatchObject({ x1: 10, y1: 20, x2: 110, y2: 120 })
  })
})
