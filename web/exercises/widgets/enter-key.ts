import type { KeyboardEvent } from 'react'

/** Sends the answer on Enter when it is complete; says whether it took the key. */
export function tookEnter(event: KeyboardEvent, complete: boolean, submit: () => void): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  event.preventDefault()
  if (complete) submit()
  return true
}
