import { type Account, emailIsParents } from '@polyhex/contract/accounts/account'
import { gradeOfBirthMonth } from '@polyhex/contract/accounts/birth-month'
import { type ClassGroup, classGroups, classGroupsHelp } from '@polyhex/contract/accounts/class-groups'
import type { LearningGoal } from '@polyhex/contract/accounts/learning-goals'
import { useState } from 'react'
import { TextArea } from '../kit/text-area.tsx'
import { TextField } from '../kit/text-field.tsx'
import type { EditVariant } from './edit-account-dialog.tsx'
import type { EditedAccount } from './edited-account.ts'
import { AvatarField } from './fields/avatar-field.tsx'
import { BirthMonthField } from './fields/birth-month-field.tsx'
import { ChoicesField } from '../kit/choices-field.tsx'
import { FocusAreasField } from './fields/focus-areas-field.tsx'
import { GradeField } from './fields/grade-field.tsx'
import { LearningGoalsField } from './fields/learning-goals-field.tsx'
import { PublicNameField } from './fields/public-name-field.tsx'
import { ThemesField } from './fields/themes-field.tsx'
import { TimeZoneField } from './fields/time-zone-field.tsx'
import { useSettled } from './fields/use-settled.ts'
import styles from './edit-account-fields.module.css'

const groups = Object.entries(classGroups).map(([value, { name }]) => ({ value: value as ClassGroup, label: name }))
const grades = Array.from({ length: 13 }, (_, grade) => ({
  value: String(grade),
  label: grade === 0 ? 'Kindergarten' : `Grade ${grade}`,
}))

interface FieldsProps {
  account: Account
  edited: EditedAccount
  faults: Readonly<Record<string, string>>
  variant: EditVariant
  own: boolean
  onEdit: (changes: Partial<EditedAccount>) => void
}

const faultOf = (faults: Readonly<Record<string, string>>, name: keyof EditedAccount) => {
  const error = faults[name]
  return error === undefined ? {} : { error }
}

/** The sections of the edit dialog; which of them show depends on the roles.. */
export function EditAccountFields(props: FieldsProps) {
  const { account, edited, faults, variant, own, onEdit } = props
  const roles = account.roles ?? []
  const isStudent = roles.includes('student')
  const isTutor = roles.includes('tutor')
  const parents = emailIsParents({ roles })
  const hasGoals = isStudent || roles.includes('parent') || roles.includes('guardian')
  return (
    <div className={styles['fields']}>
      <TextField
        label="Name"
        help="Seen by your family and by staff only."
        autoComplete={own ? 'name' : 'off'}
        value={edited.displayName}
        onChange={(event) => onEdit({ displayName: event.target.value })}
        {...faultOf(faults, 'displayName')}
      />
      <PublicNameField
        value={edited.avatarName}
        current={account.avatarName}
        realName={edited.displayName}
        accountId={account.id}
        onChange={(avatarName) => onEdit({ avatarName })}
        {...faultOf(faults, 'avatarName')}
      />
      <AvatarField
        value={edited.avatarUrl}
        roles={roles}
        onChange={(avatarUrl) => onEdit({ avatarUrl })}
        {...faultOf(faults, 'avatarUrl')}
      />
      <TextField
        label={parents ? 'Parent Email' : 'Email'}
        type="email"
        autoComplete={own ? 'email' : 'off'}
        disabled={parents}
        {...(parents ? { help: 'This is the parent’s. It changes when a parent connects with another one.' } : {})}
        value={edited.email}
        onChange={(event) => onEdit({ email: event.target.value })}
        {...faultOf(faults, 'email')}
      />
      {isStudent && <StudentFields {...props} />}
      {hasGoals && (
        <LearningGoalsField
          value={edited.learningGoals as LearningGoal[]}
          forChild={!(own && isStudent)}
          onChange={(learningGoals) => onEdit({ learningGoals })}
          {...faultOf(faults, 'learningGoals')}
        />
      )}
      {isTutor && <TutorFields {...props} />}
      <TimeZoneField
        value={edited.timeZone}
        onChange={(timeZone) => onEdit({ timeZone })}
        {...faultOf(faults, 'timeZone')}
      />
      {variant === 'manage' && (
        <ChoicesField
          label="Class groups"
          help={classGroupsHelp}
          options={groups}
          value={edited.classGroups as ClassGroup[]}
          onChange={(classGroup) => onEdit({ classGroups: classGroup })}
          {...faultOf(faults, 'classGroups')}
        />
      )}
    </div>
  )
}

/** Birth date, the grade that follows it, and themes to focus on. */
function StudentFields({ edited, faults, onEdit }: FieldsProps) {
  const [now] = useState(() => new Date())
  const settled = useSettled(edited.birthDate, 200)
  const derived = settled === null ? null : gradeOfBirthMonth(settled, now)
  return (
    <>
      <BirthMonthField
        value={edited.birthDate}
        now={now}
        onChange={(birthDate) => onEdit({ birthDate })}
        {...faultOf(faults, 'birthDate')}
      />
      <GradeField
        value={edited.gradeLevel}
        derived={derived}
        onChange={(gradeLevel) => onEdit({ gradeLevel })}
        {...faultOf(faults, 'gradeLevel')}
      />
      <FocusAreasField
        value={edited.focusAreas}
        grade={edited.gradeLevel ?? derived}
        onChange={(focusAreas) => onEdit({ focusAreas })}
        {...faultOf(faults, 'focusAreas')}
      />
    </>
  )
}

/** What families read about a tutor, and what the tutor teaches. Decision A-089. */
function TutorFields({ edited, faults, onEdit }: FieldsProps) {
  return (
    <>
      <TextArea
        label="About you"
        help="Families of your classes read this."
        maxLength={1000}
        value={edited.biography}
        onChange={(event) => onEdit({ biography: event.target.value })}
        {...faultOf(faults, 'biography')}
      />
      <TextField
        label="Video link"
        type="url"
        help="A film about you, for families of your classes. It begins with https://"
        value={edited.videoLink}
        onChange={(event) => onEdit({ videoLink: event.target.value })}
        {...faultOf(faults, 'videoLink')}
      />
      <ChoicesField
        label="Grades you teach"
        help="Families read this, and staff offer you classes by it."
        options={grades}
        value={edited.teachesGrades.map(String)}
        onChange={(chosen) => onEdit({ teachesGrades: chosen.map(Number).toSorted((a, b) => a - b) })}
        {...faultOf(faults, 'teachesGrades')}
      />
      <ThemesField
        label="Themes you teach"
        help="Families of your classes read this."
        value={edited.teachesThemes}
        most={20}
        onChange={(teachesThemes) => onEdit({ teachesThemes })}
        {...faultOf(faults, 'teachesThemes')}
      />
    </>
  )
}
