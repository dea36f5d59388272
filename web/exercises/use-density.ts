import { useEffect } from 'react'

/** The highest grade that works with the largest targets. */
const highestYoungGrade = 3

/** Sets the size of targets and type by grade while a screen is on show, and puts back what was there [visual system, densities]. */
export function useDensity(grade: number | null): void {
  useEffect(() => {
    if (grade === null) return
    const root = document.documentElement
    const before = root.dataset['density']
    root.dataset['density'] = grade <= highestYoungGrade ? 'young' : 'student'
    return () => {
      if (before === undefined) delete root.dataset['density']
      else root.dataset['density'] = before
    }
  }, [grade])
}
