import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openBoardDoc } from './board-doc.ts'
import { BoardView } from './board-view.tsx'
import type { Draft } from './use-board-tools.ts'

afterEach(cleanup)

function open(still = false, hidden: readonly string[] = []) {
  const board = openBoardDoc(new Y.Doc(), 'me'.padEnd(20, 'x'))
  board.begin()
  const drafts: (Draft | null)[] = []
  const props = {
    board,
    nameOf: () => 'Me',
    drafts: [],
    hidden,
    onDraft: (draft: Draft | null) => void drafts.push(draft),
  }
  render(
    <BoardView
      {...props}
      still={still}
      stillBecause="Only the tutor can draw now. You can look on."
      points={false}
      picturesOf={null}
      question={null}
      me={'me'.padEnd(20, 'x')}
      leads
    />,
  )
  return { board, drafts, user: userEvent.setup() }
}

const sheet = () => screen.getByRole('application', { name: /^Page 1 of the board/ })
const zoom = () => screen.getByRole('group', { name: 'Zoom' }).querySelector('[role="status"]')?.textContent
const finger = (pointerId: number, clientX: number, clientY: number) => ({
  ...{ pointerId, clientX, clientY, pointerType: 'touch', button: 0 },
})

describe('a board on a small screen', () => {
  it('is zoomed by two fingers, which draw nothing; one finger draws', () => {
    const { board, drafts } = open()
    fireEvent.pointerDown(sheet(), finger(1, 100, 100))
    fireEvent.pointerMove(sheet(), finger(1, 110, 100))
    expect(drafts.at(-1)).toMatchObject({ kind: 'stroke' })
    // What the first finger has begun is taken back, also on the screens of the others.
    fireEvent.pointerDown(sheet(), finger(2, 210, 100))
    expect(drafts.at(-1)).toBeNull()
    fireEvent.pointerMove(sheet(), finger(2, 310, 100))
    expect(zoom()).toBe('200%')
    fireEvent.pointerUp(sheet(), finger(2, 310, 100))
    fireEvent.pointerMove(sheet(), finger(1, 150, 150))
    fireEvent.pointerUp(sheet(), finger(1, 150, 150))
    expect(board.content().objects).toEqual([])
    fireEvent.pointerDown(sheet(), finger(3, 100, 100))
    fireEvent.pointerMove(sheet(), finger(3, 140, 100))
    fireEvent.pointerUp(sheet(), finger(3, 140, 100))
    expect(board.content().objects).toMatchObject([{ kind: 'stroke' }])
  })

  it('shows nothing of whom one has hidden, and the rest', () => {
    const other = 'other'.padEnd(20, 'x')
    const { board } = open(false, [other])
    const page = board.content().pages[0]!.id
    const text = (id: string, by: string, words: string) => ({
      ...{ id, by, page, kind: 'text', x: 10, y: 10, text: words, z: 1 },
    })
    const objects = board.doc.getMap('objects')
    act(() => {
      objects.set('a'.repeat(20), text('a'.repeat(20), other, 'from the hidden one'))
      objects.set('b'.repeat(20), text('b'.repeat(20), 'third'.padEnd(20, 'x'), 'from somebody else'))
    })
    expect(screen.queryByText(/from the hidden one/)).toBeNull()
    expect(screen.getAllByText(/from somebody else/).length).toBeGreaterThan(0)
  })

  it('is zoomed by buttons and keys between the whole page and six times that', async () => {
    const { user } = open()
    const press = async (name: string) => user.click(screen.getByRole('button', { name }))
    expect(zoom()).toBe('100%')
    await press('Zoom in')
    await press('Zoom in')
    expect(zoom()).toBe('225%')
    await press('Zoom out')
    expect(zoom()).toBe('150%')
    await press('Show the whole page')
    expect(zoom()).toBe('100%')
    sheet().focus()
    await user.keyboard('++++++++')
    expect(zoom()).toBe('600%')
    await user.keyboard('-')
    expect(zoom()).toBe('400%')
    await user.keyboard('0')
    expect(zoom()).toBe('100%')
  })

  it('can be looked at closely by who may not draw, by keys as well', async () => {
    const { user } = open(true)
    const page = screen.getByRole('group', { name: /^Page 1 of the board/ })
    const shift = () => (page.firstElementChild as HTMLElement).style.transform
    page.focus()
    await user.keyboard('+{ArrowRight}')
    expect(zoom()).toBe('150%')
    // From 800 px wide about its middle: 200 px to the left of the frame at 1.5 times, and one step of 60 px.
    expect(shift()).toMatch(/^translate\(-260px,/)
  })

  it('erases at a press, but nothing when the press becomes two fingers', async () => {
    const { board, user } = open()
    const stroke = { kind: 'stroke', page: board.content().pages[0]!.id, pen: 'ink' } as const
    board.add({
      ...stroke,
      points: [
        [0, 0],
        [4, 0],
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Eraser' }))
    fireEvent.pointerDown(sheet(), finger(1, 0, 0))
    fireEvent.pointerDown(sheet(), finger(2, 90, 0))
    fireEvent.pointerUp(sheet(), finger(2, 90, 0))
    fireEvent.pointerUp(sheet(), finger(1, 0, 0))
    expect(board.content().objects).toHaveLength(1)
    fireEvent.pointerDown(sheet(), finger(3, 0, 0))
    fireEvent.pointerUp(sheet(), finger(3, 0, 0))
    expect(board.content().objects).toEqual([])
  })
})
