import { expect } from 'vitest'
import type { CDPSession, Page } from 'playwright-core'
import type { SurfaceWidget } from '../contract/exercises/surface-widgets.ts'
import { tapsTo } from '../curriculum/checks/by-taps.ts'
import { surfaceOf } from '../curriculum/surfaces/surface-of.ts'
import type { Action, HitArea } from '../curriculum/surfaces/surface.ts'

type At = readonly [x: number, y: number]

/** One finger on the glass, from where it comes down to where it is lifted. */
async function drawFinger(session: CDPSession, from: At, to: At): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }] })
  await touch('touchStart', from)
  const steps = 8
  for (let step = 1; step <= steps && (from[0] !== to[0] || from[1] !== to[1]); step++) {
    const part = step / steps
    await touch('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
  }
  await touch('touchEnd')
}

/** A finger on one question that is worked on in a drawing. */
class Finger {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #widget: SurfaceWidget

  constructor(page: Page, session: CDPSession, widget: SurfaceWidget) {
    this.#page = page
    this.#session = session
    this.#widget = widget
  }

  /** Where the middle of a place is on the screen, with the drawing in sight. */
  async #middleOf(id: string): Promise<At> {
    const place = this.#page.locator(`[data-area="${id}"]`)
    await place.scrollIntoViewIfNeeded()
    const box = await place.boundingBox()
    if (box === null) throw new Error(`the place ${id} is not shown`)
    return [box.x + box.width / 2, box.y + box.height / 2]
  }

  async tapPlace(id: string): Promise<void> {
    const at = await this.#middleOf(id)
    await drawFinger(this.#session, at, at)
  }

  async tapButton(name: string): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (box === null) throw new Error(`the button ${name} is not shown`)
    const at: At = [box.x + box.width / 2, box.y + box.height / 2]
    await drawFinger(this.#session, at, at)
  }

  /** Takes a handle to where it stands in another state of the drawing. */
  async drag({ id, box }: HitArea): Promise<void> {
    const from = await this.#middleOf(id)
    const frame = await this.#page.locator(`[data-area="${id}"]`).locator('xpath=..').boundingBox()
    if (frame === null) throw new Error('the drawing is not shown')
    const surface = surfaceOf(this.#widget)
    const unit = frame.width / surface.draw(this.#widget, surface.blank(this.#widget), 'work').width
    await drawFinger(this.#session, from, [
      frame.x + (box.x + box.width / 2) * unit,
      frame.y + (box.y + box.height / 2) * unit,
    ])
  }

  /** One action that is no step of a handle. */
  async act(action: Action, tools: ReadonlyMap<string, string>): Promise<void> {
    if (action.act === 'tap') return this.tapPlace(action.id)
    if (action.act === 'press') return this.tapButton(tools.get(action.id) ?? '')
    if (action.act === 'step')
      return this.tapButton(`${action.by > 0 ? 'More' : 'Fewer'}: ${tools.get(action.id) ?? ''}`)
    if (action.act !== 'type') throw new Error(`no finger does ${action.act}`)
    await this.tapPlace(action.id)
    for (const digit of action.text) await this.tapButton(digit)
  }
}

/**
 * Answers a question that is worked on in a drawing with a finger alone, and has it checked: what is tapped is tapped, handles
 * are dragged to where they stand in the answer.
 */
export async function answerByFinger(page: Page, widget: SurfaceWidget, response: string): Promise<void> {
  const surface = surfaceOf(widget)
  const actions = tapsTo(widget, response)
  if (actions === null) throw new Error(`no finger reaches ${response} of ${widget.widget}`)
  const finger = new Finger(page, await page.context().newCDPSession(page), widget)
  const handles = new Set<string>()
  let state = surface.blank(widget)
  for (const action of actions) {
    const tools = new Map(surface.tools(widget, state).map((tool) => [tool.id, tool.label]))
    if (action.act === 'step' && !tools.has(action.id)) handles.add(action.id)
    else await finger.act(action, tools)
    state = surface.move(widget, state, action)
  }
  for (const area of surface.areas(widget, state)) if (handles.has(area.id)) await finger.drag(area)
  // A browser takes a tap right after a drag for the end of a swipe; who sees that nothing happened presses once more.
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await expect
    .poll(
      async () => {
        if (await check.isVisible()) await finger.tapButton('Check')
        return check.isVisible()
      },
      { interval: 400 },
    )
    .toBe(false)
}
