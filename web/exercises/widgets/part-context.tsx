import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** What a widget has to know that is one part of a question. */
interface Part {
  /** Whether this part has the focus, or had it last: keys pressed anywhere on the page are for it. */
  active: boolean
  /** Whether the question begins here. */
  starts: boolean
  /** Where the keys of the active part stand; null before it is there. */
  pads: HTMLElement | null
}

/** Null where the widget is the whole of its question. */
export const PartContext = createContext<Part | null>(null)

/** Whether a widget is the one whose turn it is. */
export function useIsActivePart(): boolean {
  return useContext(PartContext)?.active ?? true
}

/** Whether a field takes the focus when it appears. */
export function useStartsHere(startHere: boolean): boolean {
  const part = useContext(PartContext)
  return startHere && (part?.starts ?? true)
}

/** On-screen keys: under their own field, or in the one place that serves the part in focus. */
export function PadPlace({ children }: { children: ReactNode }) {
  const part = useContext(PartContext)
  if (part === null) return children
  return part.active && part.pads ? createPortal(children, part.pads) : null
}
