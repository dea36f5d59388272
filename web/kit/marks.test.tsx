import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { avatarShapes } from './avatar-drawings.ts'
import { Avatar } from './avatar.tsx'
import { CoinCounter } from './coin-counter.tsx'
import { GradeShape } from './grade-shape.tsx'
import { HexTile } from './hex-tile.tsx'
import { Logo } from './logo.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ProgressRing } from './progress-ring.tsx'
import { defaultMediaPx, sizes } from './sizes.ts'
import { Stepper } from './stepper.tsx'
import { WeekFlower } from './week-flower.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

it.each(Array.from({ length: 12 }, (_, i) => i + 1))('GradeShape draws grade %i as so many cells', (grade) => {
  const { container } = render(<GradeShape grade={grade} />)
  expect(container.querySelectorAll('path')).toHaveLength(grade)
})

it('Avatar has twelve figures, three preset sizes, and is named only when asked [A-308]', () => {
  expect(avatarShapes).toHaveLength(12)
  expect([sizes, defaultMediaPx]).toEqual([{ small: 24, medium: 50, large: 75 }, 300])
  const { container } = render(<Avatar shape="oval" size="large" name="Sam" />)
  expect(screen.getByRole('img', { name: 'Sam' }).style.getPropertyValue('--size')).toBe('75px')
  cleanup()
  render(<Avatar shape="oval" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container).toBeTruthy()
})

describe('HexTile', () => {
  it('badges what is passed, skipped and locked, and marks the active one', () => {
    const badge = (state: 'passed' | 'skipped' | 'locked' | 'open') => {
      const { container } = render(<HexTile state={state}>Fractions</HexTile>)
      const icon = container.querySelector('[data-icon]')?.getAttribute('data-icon') ?? null
      cleanup()
      return icon
    }
    expect([badge('passed'), badge('skipped'), badge('locked'), badge('open')]).toEqual(['check', 'skip', 'lock', null])
    render(
      <HexTile state="started" active>
        Fractions
      </HexTile>,
    )
    expect(screen.getByText('Active')).toBeTruthy()
  })
})

describe('CoinCounter', () => {
  it('reads the whole amount at once while it counts up', () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', () => {})
    const { container, rerender } = render(<CoinCounter amount={100} />)
    rerender(<CoinCounter amount={200} />)
    const [shown, spoken] = [container.querySelector('.num'), container.querySelector('.visually-hidden')]
    expect(spoken?.textContent).toBe('200')
    frames.shift()?.(1000)
    expect(shown?.textContent).toBe('100')
  })

  it('writes thousands with a comma and a plus when asked', () => {
    const { container } = render(<CoinCounter amount={1250} plus unit="earned" />)
    expect(container.textContent).toContain('+1,250')
  })
})

it('ProgressBar tells how much of what', () => {
  render(<ProgressBar value={8} max={14} label="Pass bar" valueText="8 of 14 to pass" />)
  const bar = screen.getByRole('progressbar', { name: 'Pass bar' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['8', '14'])
  expect(bar.getAttribute('aria-valuetext')).toBe('8 of 14 to pass')
})

it('ProgressRing is a picture with its words', () => {
  render(<ProgressRing percent={72} label="12 of 35 units passed" text="12" />)
  expect(screen.getByRole('img', { name: '12 of 35 units passed' }).textContent).toBe('12')
})

it('WeekFlower reads its days', () => {
  render(<WeekFlower week={['done', 'none', 'done', 'none', 'started', 'none', 'none']} today={4} />)
  const flower = screen.getByRole('img')
  expect(flower.getAttribute('aria-label')).toBe('Days with math this week, done: Monday, Wednesday; started: Friday')
  expect(flower.querySelectorAll('path')).toHaveLength(7)
})

it('Stepper names the current step and the done ones', () => {
  render(<Stepper label="Order" steps={['Order', 'Payment', 'Done']} current={1} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe('Order, done')
  expect(second?.getAttribute('aria-current')).toBe('step')
})

it('Logo is one link home', () => {
  render(<Logo href="/home/" />)
  expect(screen.getByRole('link', { name: 'Polyhex home' }).getAttribute('href')).toBe('/home/')
})
