import { useContext, useEffect, useEffectEvent } from 'react'
import { ExerciseAsideContext } from './exercise-watch.ts'

/** What does something of its own on Enter. */
const ownEnter = 'button,a,select,textarea,[data-own-enter],[role="dialog"],[role="slider"],[role="application"]'

/** Enter goes on from an answered question, wherever it is pressed but on something that Enter works itself. */
export function useEnterToGoOn(answered: boolean, onGo: () => void): void {
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = event.target instanceof Element && !event.target.closest(ownEnter)
    if (event.key !== 'Enter' || event.repeat || !isOurs) return
    event.preventDefault()
    onGo()
  })
  const aside = useContext(ExerciseAsideContext)
  useEffect(() => {
    if (!answered || aside) return
    const listener = (event: KeyboardEvent) => goOn(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [answered, aside])
}
