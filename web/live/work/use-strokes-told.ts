import { useCallback, useEffect, useRef } from 'react'
import type { Stroke } from '../../kit/strokes/pens.ts'
import { strokeChanges, type StrokeChange, type ToldStroke } from './stroke-changes.ts'

/** Milliseconds in which what a pen does is gathered: short enough to look alive to who watches. */
const gatherMs = 40

/**
 * Tells others what is drawn, gathered over 40 ms. `key` names what is drawn on: with another one a new drawing begins,
 * and what was still to be told of the old one is told first.
 */
export function useStrokesTold<Key extends string>(tell: (key: Key, change: StrokeChange) => void) {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  }, [tell])
  const drawing = useRef<{ key: Key; told: ToldStroke[]; now: readonly Stroke[] } | null>(null)
  const timer = useRef(0)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = 0
    const at = drawing.current
    if (!at) return
    const { changes, told } = strokeChanges(at.told, at.now, () => crypto.randomUUID().slice(0, 18))
    at.told = told
    for (const change of changes) latest.current(at.key, change)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (key: Key, strokes: readonly Stroke[]) => {
      if (drawing.current?.key !== key) {
        flush()
        drawing.current = { key, told: [], now: strokes }
      } else drawing.current.now = strokes
      if (timer.current === 0) timer.current = window.setTimeout(flush, gatherMs)
    },
    [flush],
  )
}
