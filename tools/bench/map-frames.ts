import { chromium, type Page } from 'playwright-core'
import { chromiumFlags } from '../suite/find-chromium.ts'
import { compare, type Comparison, type Round } from './ratio.ts'

/** Frames a second of the map of all units while it is dragged and zoomed, against an empty page in the same browser. */
export interface MapFrames {
  readonly cells: number
  readonly frames: Comparison
}

/** Milliseconds between two movements of the pointer: one a frame. */
const between = 16

/** Counts frames in the page while `act` goes on. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<Round> {
  await page.evaluate(() => {
    const counter = { frames: 0, goes: true, begun: performance.now() }
    ;(window as unknown as { counter: typeof counter }).counter = counter
    const count = () => {
      counter.frames += 1
      if (counter.goes) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await act()
  return await page.evaluate(() => {
    const { counter } = window as unknown as { counter: { frames: number; goes: boolean; begun: number } }
    counter.goes = false
    return { done: counter.frames, seconds: (performance.now() - counter.begun) / 1000 }
  })
}

/**
 * Drags and zooms for about `seconds`: in the page itself, by the events that a pointer and a wheel send, so that the two
 * pages get the very same input at the very same pace and nothing of the test's own is measured.
 */
async function moveAbout(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    async ([long, pause]) => {
      const under = document.elementFromPoint(700, 520) ?? document.body
      const send = (event: Event) => under.dispatchEvent(event)
      const pointer = (type: string, x: number, y: number) =>
        send(new PointerEvent(type, { pointerId: 7, button: 0, clientX: x, clientY: y, bubbles: true }))
      const until = performance.now() + long * 1000
      for (let turn = 0; performance.now() < until; turn++) {
        const step = turn % 120
        if (step === 0) pointer('pointerdown', 700, 520)
        if (step < 60) pointer('pointermove', 700 + 180 * Math.sin(step / 10), 520 - 3 * step)
        if (step === 60) pointer('pointerup', 700, 340)
        if (step > 60) {
          const deltaY = step < 90 ? -8 : 8
          send(
            new WheelEvent('wheel', {
              ctrlKey: true,
              deltaY,
              clientX: 700,
              clientY: 450,
              bubbles: true,
              cancelable: true,
            }),
          )
        }
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    [seconds, between] as const,
  )
}

/** Opens the map of all grades at `origin` and an empty page of the same size, and moves about in both in turns. */
export async function measureMapFrames(
  origin: string,
  executablePath: string,
  rounds: number,
  seconds: number,
): Promise<MapFrames> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [map, empty] = [await context.newPage(), await context.newPage()]
    await map.goto(`${origin}/math/grades/all/`, { waitUntil: 'networkidle' })
    await map.locator('[data-cell="184"]').waitFor({ state: 'attached' })
    const cells = await map.locator('[data-cell]').count()
    const measure = (page: Page) => async () => {
      await page.bringToFront()
      return await framesDuring(page, () => moveAbout(page, seconds))
    }
    return { cells, frames: await compare(rounds, measure(map), measure(empty)) }
  } finally {
    await browser.close()
  }
}
