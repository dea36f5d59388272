import { useSyncExternalStore } from 'react'

let called = false
const listeners = new Set<() => void>()

/** Whether the keyboard of the system was called with the key abc; it stays from question to question until the page is loaded anew. */
export function useSystemKeyboard(): boolean {
  return useSyncExternalStore(
    follow,
    () => called,
    () => false,
  )
}

export function callSystemKeyboard(on: boolean): void {
  called = on
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A finger rather than a mouse: its keyboard would cover the question, so our keys stand in for it. */
export function isTouched(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
}
