import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFeedbackInView, useKeysInView } from './use-keys-in-view.ts'

afterEach(() => vi.unstubAllGlobals())

/** A part of the page that lies between two heights. */
const at = (top: number, bottom: number) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top)
}

interface RoomProps {
  id: string | null
  question: number
  keys: number
}

function Room({ id, question, keys }: RoomProps) {
  const room = useRef<HTMLDivElement>(null)
  useKeysInView(room, id)
  return (
    <div ref={room}>
      <article>
        <h2 ref={at(question, question + 30)}>2 + 3</h2>
        <div data-keys ref={at(keys - 200, keys)} />
      </article>
      <footer ref={at(775, 844)} />
    </div>
  )
}

function scrolledFor(props: RoomProps, finger = true) {
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('matchMedia', () => ({ matches: finger }))
  render(<Room {...props} />)
  return scrollBy.mock.calls
}

it('brings keys that lie under the toolbar above it, on a touch screen', () => {
  expect(scrolledFor({ id: 'a', question: 220, keys: 839 })).toEqual([[{ top: 72 }]])
})

it('keeps the question in sight where both do not fit', () => {
  expect(scrolledFor({ id: 'a', question: 60, keys: 900 })).toEqual([[{ top: 52 }]])
})

it('moves nothing where the keys are in view, with a mouse, or within another page', () => {
  expect(scrolledFor({ id: 'a', question: 220, keys: 700 })).toEqual([])
  expect(scrolledFor({ id: 'a', question: 220, keys: 839 }, false)).toEqual([])
  expect(scrolledFor({ id: null, question: 220, keys: 839 })).toEqual([])
})

function Said({ said, line }: { said: string | null; line: number }) {
  const room = useRef<HTMLDivElement>(null)
  useFeedbackInView(room, said)
  return (
    <div ref={room}>
      <p data-feedback ref={at(line - 60, line)} />
      <footer ref={at(775, 844)} />
    </div>
  )
}

it.each([
  ['under the toolbar', 'first wrong 1', 820, [[{ top: 53 }]]],
  ['in sight', 'first wrong 1', 700, []],
  ['of another page', null, 820, []],
])('feedback %s', (_, said, line, moves) => {
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  render(<Said said={said} line={line} />)
  expect(scrollBy.mock.calls).toEqual(moves)
})

it('feedback that comes later is brought into sight, and only once', () => {
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  const { rerender } = render(<Said said={null} line={900} />)
  rerender(<Said said="first wrong 1" line={900} />)
  rerender(<Said said="first wrong 1" line={900} />)
  expect(scrollBy.mock.calls).toEqual([[{ top: 133 }]])
})
