import { useEffect, useRef } from 'react'

let shownBefore = false

/** For the heading of a step: it takes the focus when the step follows another one, so that the change is spoken. P1-16. */
export function useStepHeading(first: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!first || shownBefore) heading.current?.focus({ preventScroll: true })
    if (!first) window.scrollTo({ top: 0 })
    shownBefore = !first
  }, [first])
  return heading
}
