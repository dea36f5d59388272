import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { erasedAt, pens, type Stroke } from '../kit/strokes/pens.ts'
import { DrawLayer } from './draw-layer.tsx'

const seen: { drawn: readonly Stroke[] } = { drawn: [] }
function Sheet() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  useEffect(() => {
    Object.assign(seen, { drawn: strokes })
  }, [strokes])
  return <DrawLayer strokes={strokes} onStrokes={setStrokes} />
}
const sheet = () => screen.getByRole('application')
const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y: number) =>
  fireEvent[type](sheet(), { button: 0, pointerId: 1, clientX: x, clientY: y })

describe('drawing over the card', () => {
  it('follows the pointer, also when several moves come at once', () => {
    render(<Sheet />)
    pointer('pointerDown', 10, 10)
    pointer('pointerMove', 20, 10)
    pointer('pointerMove', 30, 15)
    pointer('pointerUp', 30, 15)
    pointer('pointerMove', 90, 90)
    expect(seen.drawn).toEqual([
      {
        pen: 'ink',
        points: [
          [10, 10],
          [20, 10],
          [30, 15],
        ],
      },
    ])
  })

  it('can be done by keys: Space puts the pen down, arrows draw', async () => {
    render(<Sheet />)
    sheet().focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowDown} {ArrowDown}')
    expect(seen.drawn).toHaveLength(1)
    expect(seen.drawn[0]?.points).toEqual([
      [80, 80],
      [92, 80],
      [92, 92],
    ])
  })

  it('undoes, clears and erases whole strokes', async () => {
    render(<Sheet />)
    for (const x of [10, 100, 200]) {
      pointer('pointerDown', x, 10)
      pointer('pointerUp', x, 10)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(seen.drawn).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Eraser' }))
    pointer('pointerDown', 102, 12)
    pointer('pointerUp', 102, 12)
    expect(seen.drawn.map((stroke) => stroke.points[0])).toEqual([[10, 10]])
    await userEvent.click(screen.getByRole('button', { name: 'Clear drawing' }))
    expect(seen.drawn).toEqual([])
    expect(erasedAt(seen.drawn, 0, 0)).toBe(seen.drawn)
  })

  it('has pens that differ by line and not by colour alone', async () => {
    render(<Sheet />)
    const lines = Object.values(pens).map((pen) => `${pen.width} ${pen.dashes}`)
    expect(new Set(lines).size).toBe(lines.length)
    await userEvent.click(screen.getByRole('button', { name: 'Coral pen, thick' }))
    pointer('pointerDown', 5, 5)
    expect(seen.drawn[0]?.pen).toBe('coral')
    expect(screen.getByRole('button', { name: 'Coral pen, thick' }).getAttribute('aria-pressed')).toBe('true')
  })
})
