import { useEffect } from 'react'
import type { EngineLink } from './engine-link.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, math-field'))

/** The keyboard belongs to the game, unless something else wants it or a field is typed in. L-174. */
export function useCapture(link: EngineLink | null, wantedElsewhere: boolean): void {
  useEffect(() => {
    if (link === null) return
    const say = (target: EventTarget | null) => link.send('setCapture', String(!wantedElsewhere && !isField(target)))
    say(document.activeElement)
    const onFocus = (event: FocusEvent) => say(event.target)
    const onLeave = () => say(null)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onLeave)
    }
  }, [link, wantedElsewhere])
}
