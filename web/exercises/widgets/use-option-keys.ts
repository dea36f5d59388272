import { useContext, useEffect, useEffectEvent } from 'react'
import { useIsActivePart } from './part-context.tsx'
import { ExerciseAsideContext } from '../exercise-watch.ts'

/** Whether a key press belongs to somebody who is typing, or to a shortcut of the browser, and is not ours to take. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"],[role="alertdialog"],[role="menu"]')) return true
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Answers by key from anywhere on the page: `keys` lists, option by option, the keys that stand for it. */
export function useOptionKeys(keys: readonly string[][], enabled: boolean, onOption: (index: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isTyping(event)) return
    const index = keys.findIndex((option) => option.includes(event.key))
    if (index < 0) return
    event.preventDefault()
    onOption(index)
  })
  const aside = useContext(ExerciseAsideContext)
  const active = useIsActivePart()
  useEffect(() => {
    if (!enabled || aside || !active) return
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [enabled, aside, active])
}
