import type { Action } from '../engine/game-definition.ts'

const actions: Readonly<Record<string, Action>> = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'up',
  KeyW: 'up',
  ArrowDown: 'down',
  KeyS: 'down',
  Space: 'act',
}

/** What keys mean to a game. */
export interface KeyMeanings {
  hold(action: Action, held: boolean): void
  /** The number of an answer, from 0. */
  pick(option: number): void
  pause(): void
  hint(): void
}

/**
 * Listens to the keyboard of a page until the returned function is called. Keys in a field, and Space or Enter on a button,
 * stay with what has the focus; a key with Ctrl, Alt or Meta stays with the browser.
 */
export function listenToKeys(page: Window, meanings: KeyMeanings): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || belongsToField(event)) return
    const action = actions[event.code]
    if (action !== undefined) {
      if (!event.repeat) meanings.hold(action, true)
      event.preventDefault()
    } else if (/^(?:Digit|Numpad)[1-6]$/.test(event.code)) {
      meanings.pick(Number(event.code.at(-1)) - 1)
      event.preventDefault()
    } else if (event.code === 'KeyP' && !event.repeat) meanings.pause()
    else if (event.code === 'KeyH' && !event.repeat) meanings.hint()
  }
  const up = (event: KeyboardEvent): void => {
    const action = actions[event.code]
    if (action !== undefined) meanings.hold(action, false)
  }
  const release = (): void => {
    for (const action of new Set(Object.values(actions))) meanings.hold(action, false)
  }
  page.addEventListener('keydown', down)
  page.addEventListener('keyup', up)
  page.addEventListener('blur', release)
  return () => {
    page.removeEventListener('keydown', down)
    page.removeEventListener('keyup', up)
    page.removeEventListener('blur', release)
    release()
  }
}

function belongsToField(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('input, textarea, select, math-field')) return true
  return event.code === 'Space' && target.matches('button, a[href], summary, [role="button"]')
}
