import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** How long a page may take to show its heading before the main part gets the focus instead, ms. */
const patienceMs = 1500

/**
 * After a change of page: the focus goes to the new page's heading, so that a keyboard starts there, and its title is
 * spoken. On the first page nothing moves.
 */
export function Arrival() {
  // With or without its last slash a page is the same: a search that goes into the address must not take the focus away.
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname.replace(/\/$/, '') })
  const last = useRef<string | undefined>(undefined)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (path === undefined) return
    const first = last.current === undefined
    if (last.current === path) return
    last.current = path
    if (first) return
    return whenHeadingShows((heading) => {
      heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
      setSpoken(document.title)
    })
  }, [path])
  return (
    <div className="visually-hidden" aria-live="polite" role="status">
      {spoken}
    </div>
  )
}

function whenHeadingShows(then: (heading: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>('main h1')
  const now = look()
  if (now) {
    then(now)
    return () => {}
  }
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    const heading = look()
    if (heading) {
      stop()
      then(heading)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => {
    stop()
    const main = document.querySelector<HTMLElement>('main')
    if (main) then(main)
  }, patienceMs)
  return stop
}
