import { useSyncExternalStore } from 'react'

export type ToastKind = 'done' | 'note' | 'error'

/** A way to take back what a toast tells, or to go on from it; the toast goes when it is pressed. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly action?: ToastAction
}

/** How long a toast stays, ms; errors stay until dismissed. */
export const toastMs = 5000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a line at the top right. The same line is not shown twice at once. Gives its id. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): number {
  const same = toasts.find((toast) => toast.kind === kind && toast.text === text)
  if (same && !action) return same.id
  lastId += 1
  // An older line of the same words would take back something else.
  const others = toasts.filter((toast) => toast !== same)
  change([...others, { id: lastId, kind, text, ...(action ? { action } : {}) }])
  return lastId
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/**
 * Takes all of them away.
 * @forTests Toasts of one test must not stand in the next.
 */
export function dismissToasts(): void {
  change([])
}

/** The toasts on show. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => toasts,
  )
}
