import { useEffect } from 'react'
import { densityOfQuestion } from '../shell/density.ts'

/** Sets the size of targets and type by the grade of a question while it is on show, and puts back what was there. */
export function useDensity(grade: number | null): void {
  useEffect(() => {
    if (grade === null) return
    const root = document.documentElement
    const before = root.dataset['density']
    root.dataset['density'] = densityOfQuestion(grade)
    return () => {
      if (before === undefined) delete root.dataset['density']
      else root.dataset['density'] = before
    }
  }, [grade])
}
