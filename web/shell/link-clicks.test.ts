import { afterEach, describe, expect, it, vi } from 'vitest'
import { followLinks } from './link-clicks.ts'

const go = vi.fn()
let stop = () => {}

function click(html: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options })
  // What a browser would do next must not happen in a test.
  const last = (seen: Event) => {
    taken = seen.defaultPrevented
    seen.preventDefault()
  }
  let taken = false
  window.addEventListener('click', last, { once: true })
  document.querySelector('a')!.firstElementChild!.dispatchEvent(event)
  return taken
}

afterEach(() => {
  stop()
  go.mockClear()
})

describe('followLinks', () => {
  it('changes the page for a plain press on a link of this site', () => {
    stop = followLinks(document, go)
    expect(click('<a href="/math/grades/3/?x=1#top"><b>Grade 3</b></a>')).toBe(true)
    expect(go).toHaveBeenCalledExactlyOnceWith('/math/grades/3/?x=1#top')
  })

  it.each([
    ['another tab', '<a href="/home/" target="_blank"><b>x</b></a>', {}],
    ['another site', '<a href="https://example.org/"><b>x</b></a>', {}],
    ['a download', '<a href="/home/" download><b>x</b></a>', {}],
    ['the server itself', '<a href="/api/openapi.json"><b>x</b></a>', {}],
    ['a place on this page', '<a href="#demos"><b>x</b></a>', {}],
    ['a press with Control', '<a href="/home/"><b>x</b></a>', { ctrlKey: true }],
    ['a press with Command', '<a href="/home/"><b>x</b></a>', { metaKey: true }],
    ['the middle button', '<a href="/home/"><b>x</b></a>', { button: 1 }],
  ])('leaves %s to the browser', (_, html, options) => {
    stop = followLinks(document, go)
    expect(click(html, options)).toBe(false)
    expect(go).not.toHaveBeenCalled()
  })
})
