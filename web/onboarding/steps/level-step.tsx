import { needsConsent } from '@polyhex/contract/accounts/birth-month'
import { useEffect, useRef } from 'react'
import { BirthMonthField } from '../../accounts/fields/birth-month-field.tsx'
import { LearningGoalsField } from '../../accounts/fields/learning-goals-field.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { derivedGrade, goalsOf } from '../wizard/sign-up-values.ts'
import type { Wizard } from '../wizard/use-wizard.ts'
import { ConsentOnTheSpot } from './consent-on-the-spot.tsx'
import { GradeTiles } from './grade-tiles.tsx'
import styles from './steps.module.css'

/** After a birth date has been chosen the grade follows so many ms later. A-206. */
export const gradeDelayMs = 200

/** student_1: month of birth, grade, goals; for a parent also the yes. Decision A-045. */
export function LevelStep({ wizard }: { wizard: Wizard }) {
  const { state, faults, now, creating } = wizard
  const { birthDate, manualGradeLevel } = state
  const change = useRef(wizard.change)
  change.current = wizard.change
  useEffect(() => {
    if (birthDate === null || manualGradeLevel) return
    const timer = setTimeout(() => change.current({ gradeLevel: derivedGrade(birthDate, now) }), gradeDelayMs)
    return () => clearTimeout(timer)
  }, [birthDate, manualGradeLevel, now])
  const choose = (gradeLevel: number) =>
    wizard.change({ gradeLevel, manualGradeLevel: birthDate !== null && gradeLevel !== derivedGrade(birthDate, now) })
  return (
    <>
      {state.id === null || creating !== null ? (
        <BirthMonthField
          value={birthDate}
          now={now}
          onChange={(next) => wizard.change({ birthDate: next })}
          {...(faults['birthDate'] ? { error: faults['birthDate'] } : {})}
        />
      ) : null}
      <div className={styles['stack']}>
        <GradeTiles value={state.gradeLevel} error={faults['gradeLevel']} onChange={choose} />
        {birthDate !== null && (
          <Checkbox
            checked={manualGradeLevel}
            onChange={(event) => wizard.change({ manualGradeLevel: event.target.checked })}
          >
            Set Grade Manually
          </Checkbox>
        )}
      </div>
      <LearningGoalsField
        value={goalsOf(state)}
        forChild={creating !== null}
        onChange={(learningGoals) => wizard.change({ learningGoals })}
        {...(faults['learningGoals'] ? { error: faults['learningGoals'] } : {})}
      />
      {creating?.parent === true && state.id === null && (
        <ConsentOnTheSpot
          young={birthDate === null || needsConsent(birthDate, now)}
          agreed={wizard.agreed}
          error={faults['consent']}
          onAgree={wizard.agree}
        />
      )}
    </>
  )
}
