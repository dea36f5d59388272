import { ThemesField } from './themes-field.tsx'

/** Up to five themes that are taught at the grade; none means that the curriculum adapts.. */
export function FocusAreasField(props: {
  value: readonly string[]
  /** Null: themes of all grades. */
  grade: number | null
  error?: string
  onChange: (value: string[]) => void
}) {
  return (
    <ThemesField
      label="Focus Areas"
      help="Choose up to 5 math themes to focus on. With none the curriculum adapts."
      most={5}
      {...props}
    />
  )
}
