import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FlyingCoins } from './flying-coins.tsx'

class Flight extends EventTarget {
  readonly duration: unknown
  constructor(duration: unknown) {
    super()
    this.duration = duration
  }
  finish() {
    this.dispatchEvent(new Event('finish'))
  }
  cancel() {
    this.dispatchEvent(new Event('cancel'))
  }
}

let flights: Flight[]

beforeEach(() => {
  flights = []
  HTMLElement.prototype.animate = (_, options) => {
    const flight = new Flight(typeof options === 'object' ? options.duration : options)
    flights.push(flight)
    return flight as unknown as Animation
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

function Stage({ earned }: { earned: number }) {
  const room = useRef<HTMLDivElement>(null)
  return (
    <div ref={room}>
      <p data-feedback />
      <FlyingCoins earned={earned} room={room} />
    </div>
  )
}

it('sends what an answer has earned to the counter in 360 ms, and leaves nothing behind', () => {
  const { rerender } = render(<Stage earned={4} />)
  expect(flights).toHaveLength(0)
  rerender(<Stage earned={6} />)
  expect(screen.queryByText('+2')).not.toBeNull()
  expect(flights.map(({ duration }) => duration)).toEqual([360])
  act(() => flights[0]?.finish())
  expect(screen.queryByText('+2')).toBeNull()
})

it.each(['pointerdown', 'keydown'])('lands at once on %s', (what) => {
  const { rerender } = render(<Stage earned={0} />)
  rerender(<Stage earned={2} />)
  act(() => void window.dispatchEvent(new Event(what)))
  expect(screen.queryByText('+2')).toBeNull()
})

it('stays still where less motion is wanted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { rerender } = render(<Stage earned={0} />)
  rerender(<Stage earned={2} />)
  expect(screen.queryByText('+2')).toBeNull()
  expect(flights).toHaveLength(0)
})
