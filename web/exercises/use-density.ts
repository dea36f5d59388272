import { useEffect } from 'react'

/** The highest grade that works with the largest targets and the most picture. */
const highestYoungGrade = 2
/** The highest grade of the middle density; above it there is more room for working. */
const highestMiddleGrade = 5

/** Which of the three densities of a question is for `grade` (kindergarten is 0): K to 2, 3 to 5, 6 to 12. */
function densityOfGrade(grade: number): 'young' | 'student' | 'senior' {
  if (grade <= highestYoungGrade) return 'young'
  return grade <= highestMiddleGrade ? 'student' : 'senior'
}

/** Sets the size of targets and type by grade while a screen is on show, and puts back what was there [visual system, densities]. */
export function useDensity(grade: number | null): void {
  useEffect(() => {
    if (grade === null) return
    const root = document.documentElement
    const before = root.dataset['density']
    root.dataset['density'] = densityOfGrade(grade)
    return () => {
      if (before === undefined) delete root.dataset['density']
      else root.dataset['density'] = before
    }
  }, [grade])
}
