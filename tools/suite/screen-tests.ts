/**
 * Loaded before the screen tests. On a busy machine `findBy` and `waitFor` wait longer than a second before they give up;
 * and a screen goes when its test is over, or React works on it after its window is gone. Files that share a window leave
 * it to the next one as they would find it.
 */
import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { dismissToasts } from '../../web/kit/toasts.ts'

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)
afterEach(dismissToasts)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // The element that says changes to screen readers is made once, for all that is ever said.
  for (const left of [...document.body.children]) if (!left.hasAttribute('data-live-announcer')) left.remove()
})
