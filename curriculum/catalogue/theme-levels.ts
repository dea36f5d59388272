/** Theme levels run from 0 to 25, two per grade: 2g is the first half of grade g and 2g + 1 its second half. */
export const highestThemeLevel = 25

/** The grade of a theme level, 0 to 12. */
export function gradeOfThemeLevel(level: number): number {
  return Math.floor(Math.min(Math.max(level, 0), highestThemeLevel) / 2)
}

/** The theme level of an ability on the grade scale (4.7 is a good way through grade 4): floor(2 x ability), kept in 0 to 25. */
export function themeLevelOfAbility(ability: number): number {
  return Math.min(Math.max(Math.floor(2 * ability), 0), highestThemeLevel)
}

/** 'Level 9 (grade 4, second half)'. */
export function themeLevelName(level: number): string {
  const grade = gradeOfThemeLevel(level)
  const half = level % 2 === 0 ? 'first half' : 'second half'
  return `Level ${level} (${grade === 0 ? 'kindergarten' : `grade ${grade}`}, ${half})`
}
