import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fireEvent } from '@testing-library/react'
import { autoPlayMs, carouselColumns, glideMs } from './carousel-columns.ts'
import { Carousel } from './carousel.tsx'

const scrolls: number[] = []
/** jsdom lays nothing out: cards of 200 px in a box of 400. */
function layOut(list: HTMLElement, left = 0) {
  Object.defineProperties(list, {
    scrollWidth: { value: 1000, configurable: true },
    clientWidth: { value: 400, configurable: true },
  })
  list.scrollLeft = left
  list.scrollTo = ((to: ScrollToOptions) => {
    scrolls.push(to.left ?? 0)
    list.scrollLeft = to.left ?? 0
  }) as typeof list.scrollTo
  for (const card of list.children) card.getBoundingClientRect = () => ({ width: 200 }) as DOMRect
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  scrolls.length = 0
  cleanup()
})

const cards = ['one', 'two', 'three', 'four', 'five'].map((text) => <p key={text}>{text}</p>)

describe('carouselColumns', () => {
  it.each([
    [1450, 5],
    [1449, 4],
    [1000, 4],
    [999, 3],
    [700, 3],
    [699, 2],
    [450, 2],
    [449, 1],
    [0, 1],
  ])('shows at %i px %i of five [L-257, C-262]', (width, columns) => {
    expect(carouselColumns(width, 'five')).toBe(columns)
  })

  it.each([
    [1100, 4],
    [1099, 3],
    [900, 3],
    [899, 2],
    [600, 2],
    [599, 1],
  ])('shows at %i px %i of four [L-257]', (width, columns) => {
    expect(carouselColumns(width, 'four')).toBe(columns)
  })
})

describe('Carousel', () => {
  it('steps by a card with its buttons and with arrow keys', async () => {
    render(<Carousel title="Today’s Math">{cards}</Carousel>)
    const list = screen.getByRole('list')
    layOut(list)
    fireEvent.scroll(list)
    await userEvent.click(screen.getByRole('button', { name: 'More cards' }))
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    fireEvent.keyDown(list, { key: 'ArrowLeft' })
    expect(scrolls).toEqual([200, 400, 200])
  })

  it('plays by itself every 5000 ms for grades, and goes back to the start at the end [L-177]', () => {
    vi.useFakeTimers()
    render(
      <Carousel title="Grades" autoPlayMs={autoPlayMs.grades}>
        {cards}
      </Carousel>,
    )
    const list = screen.getByRole('list')
    layOut(list)
    vi.advanceTimersByTime(4999)
    expect(scrolls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(scrolls).toEqual([200])
    list.scrollLeft = 600
    vi.advanceTimersByTime(5000)
    expect(scrolls).toEqual([200, 0])
    expect(autoPlayMs).toEqual({ grades: 5000, other: 3000 })
  })

  it('moves the other one every 3000 ms, in 500 ms [L-177]', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'requestAnimationFrame', 'performance'] })
    render(
      <Carousel title="Themes" autoPlayMs={autoPlayMs.other} glideMs={glideMs}>
        {cards}
      </Carousel>,
    )
    const list = screen.getByRole('list')
    layOut(list)
    vi.advanceTimersByTime(2999)
    expect(list.scrollLeft).toBe(0)
    vi.advanceTimersByTime(251)
    expect(list.scrollLeft).toBeGreaterThan(60)
    expect(list.scrollLeft).toBeLessThan(140)
    vi.advanceTimersByTime(200)
    expect(list.scrollLeft).toBeLessThan(200)
    vi.advanceTimersByTime(80)
    expect(list.scrollLeft).toBe(200)
    expect([autoPlayMs.other, glideMs]).toEqual([3000, 500])
  })

  it('can be held still and let go on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(
      <Carousel title="Grades" autoPlayMs={5000}>
        {cards}
      </Carousel>,
    )
    const list = screen.getByRole('list')
    layOut(list)
    fireEvent.scroll(list)
    fireEvent.click(screen.getByRole('button', { name: 'Hold the cards still' }))
    fireEvent.blur(screen.getByRole('region', { name: 'Grades' }))
    vi.advanceTimersByTime(20_000)
    expect(scrolls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Let the cards move on' }))
    vi.advanceTimersByTime(5000)
    expect(scrolls).toEqual([200])
  })

  it('waits under the pointer and while focused', () => {
    vi.useFakeTimers()
    render(
      <Carousel title="Grades" autoPlayMs={5000}>
        {cards}
      </Carousel>,
    )
    const list = screen.getByRole('list')
    layOut(list)
    fireEvent.focus(list)
    vi.advanceTimersByTime(20_000)
    expect(scrolls).toEqual([])
  })

  it('never plays by itself with reduced motion', () => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(
      <Carousel title="Grades" autoPlayMs={5000}>
        {cards}
      </Carousel>,
    )
    layOut(screen.getByRole('list'))
    vi.advanceTimersByTime(20_000)
    expect(scrolls).toEqual([])
  })
})
