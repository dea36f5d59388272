/** 'Kindergarten', 'Grade 1' to 'Grade 12'. */
export function gradeName(grade: number): string {
  return grade === 0 ? 'Kindergarten' : `Grade ${grade}`
}

/** 'Kindergarten', 'Grade 4', 'Grades 4 to 6'. */
export function gradeRange(from: number, to: number): string {
  if (from === to) return gradeName(from)
  return from === 0 ? `Kindergarten to grade ${to}` : `Grades ${from} to ${to}`
}
