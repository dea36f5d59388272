import { gradeOfCode } from '@polyhex/contract/curriculum/curriculum'
import { useParams } from '@tanstack/react-router'
import { gradeName } from '../../curriculum/grade-name.ts'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { UnitMapPage } from './unit-map-page.tsx'

/** The map of a grade, or of all grades. `grade_3` and `3` lead to the same page (L-014). */
export function GradeScreen() {
  const { grade: code = '' } = useParams({ strict: false })
  const grade = gradeOfCode(code)
  const all = code === 'all'
  usePageTitle(grade === null ? (all ? 'All units' : 'Not found') : `${gradeName(grade)} math`)
  if (grade === null && !all) return <NotFoundScreen what="There is no such grade." />
  return <UnitMapPage key={code} grade={grade} />
}
