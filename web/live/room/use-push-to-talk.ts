import { useEffect } from 'react'

const takesKeys =
  'input, textarea, select, button, a[href], [contenteditable], [role="slider"], [role="textbox"], canvas[tabindex]'

/** Whether a press of the space bar belongs to what has the focus, such as a text or a button. */
export function spaceIsTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(takesKeys) !== null
}

/** While on, the space bar held down speaks; letting go, and leaving the page, stops. */
export function usePushToTalk(on: boolean, speak: (held: boolean) => void): void {
  useEffect(() => {
    if (!on) return
    let held = false
    const stop = (): void => {
      if (held) speak(false)
      held = false
    }
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.altKey || event.ctrlKey || event.metaKey || spaceIsTaken(event.target)) return
      // Else the page scrolls.
      event.preventDefault()
      if (held || event.repeat) return
      held = true
      speak(true)
    }
    const up = (event: KeyboardEvent): void => {
      if (event.code === 'Space') stop()
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    window.addEventListener('blur', stop)
    return () => {
      stop()
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
      window.removeEventListener('blur', stop)
    }
  }, [on, speak])
}
