import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ChoicesField } from './choices-field.tsx'

/** Up to five themes that are taught at the grade; none means that the curriculum adapts.. */
export function FocusAreasField({
  value,
  grade,
  error,
  onChange,
}: {
  value: readonly string[]
  /** Null: themes of all grades. */
  grade: number | null
  error?: string
  onChange: (value: string[]) => void
}) {
  const themes = useAsk(curriculumOperations.listThemes, { query: {} })
  return (
    <Asked query={themes} loading={<Skeleton height={180} />} failed="The themes did not load">
      {(answer) => (
        <ChoicesField
          label="Focus Areas"
          help="Choose up to 5 math themes to focus on. With none the curriculum adapts."
          options={answer.themes
            .filter(
              ({ lowestGradeLevel = 0, highestGradeLevel = 12 }) =>
                grade === null || (lowestGradeLevel <= grade && grade <= highestGradeLevel),
            )
            .map((theme) => ({ value: theme.themeCode, label: theme.themeName ?? theme.themeCode }))}
          value={value}
          most={5}
          onChange={onChange}
          {...(error ? { error } : {})}
        />
      )}
    </Asked>
  )
}
