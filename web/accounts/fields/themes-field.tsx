import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ChoicesField } from '../../kit/choices-field.tsx'

/** Some of the themes of mathematics, at most `most`; with a grade only those that are taught at it. A-208. */
export function ThemesField({
  label,
  help,
  value,
  grade = null,
  most,
  error,
  onChange,
}: {
  label: string
  help: string
  value: readonly string[]
  grade?: number | null
  most: number
  error?: string
  onChange: (value: string[]) => void
}) {
  const themes = useAsk(curriculumOperations.listThemes, { query: {} })
  return (
    <Asked query={themes} loading={<Skeleton height={180} />} failed="The themes did not load">
      {(answer) => (
        <ChoicesField
          label={label}
          help={help}
          options={answer.themes
            .filter(
              ({ lowestGradeLevel = 0, highestGradeLevel = 12 }) =>
                grade === null || (lowestGradeLevel <= grade && grade <= highestGradeLevel),
            )
            .map((theme) => ({ value: theme.themeCode, label: theme.themeName ?? theme.themeCode }))}
          value={value}
          most={most}
          onChange={onChange}
          {...(error ? { error } : {})}
        />
      )}
    </Asked>
  )
}
