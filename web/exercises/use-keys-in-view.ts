import { useEffect, type RefObject } from 'react'
import { isTouched } from './widgets/system-keyboard.ts'

/** Between the last keys and the toolbar, in px. */
const gap = 8

/**
 * A new question on a small touch screen begins scrolled so far that its keys stand above the toolbar, and no further than the
 * question itself stays in sight. `questionId` is null where the exercise is a part of another page, which is not moved.
 */
export function useKeysInView(room: RefObject<HTMLElement | null>, questionId: string | null): void {
  useEffect(() => {
    const card = room.current?.querySelector('article')
    if (questionId === null || !card || !isTouched()) return
    bringIntoView(room.current)
    if (typeof ResizeObserver !== 'function') return
    // Maths and figures take their size a little later; from the first touch on, the page is the learner's to move.
    const grown = new ResizeObserver(() => bringIntoView(room.current))
    const stop = () => grown.disconnect()
    const own = ['pointerdown', 'keydown', 'wheel'] as const
    grown.observe(card)
    for (const kind of own) document.addEventListener(kind, stop)
    return () => {
      stop()
      for (const kind of own) document.removeEventListener(kind, stop)
    }
  }, [room, questionId])
}

/**
 * What is said of an answer stands above the toolbar, on every screen: a tall figure would leave it below. `said` changes with
 * each verdict and remark; null where there is none, or where the exercise is a part of another page.
 */
export function useFeedbackInView(room: RefObject<HTMLElement | null>, said: string | null): void {
  useEffect(() => {
    const line = said === null ? null : room.current?.querySelector('[data-feedback]')
    const toolbar = room.current?.querySelector(':scope > footer')
    if (!line || !toolbar) return
    const { top, bottom } = line.getBoundingClientRect()
    const hidden = bottom + gap - toolbar.getBoundingClientRect().top
    if (hidden > 0 && top > gap) window.scrollBy({ top: Math.min(hidden, top - gap) })
  }, [room, said])
}

function bringIntoView(room: HTMLElement | null) {
  const keys = room?.querySelector('[data-keys]')
  const question = room?.querySelector('article h2')
  const toolbar = room?.querySelector(':scope > footer')
  if (!keys || !question || !toolbar) return
  const hidden = keys.getBoundingClientRect().bottom + gap - toolbar.getBoundingClientRect().top
  const spare = question.getBoundingClientRect().top - gap
  if (hidden > 0 && spare > 0) window.scrollBy({ top: Math.min(hidden, spare) })
}
