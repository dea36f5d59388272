import { classGroups, tierOfGrade } from '@polyhex/contract/accounts/class-groups'
import type { Step } from '@polyhex/contract/onboarding/steps'
import { ChoicesField } from '../../kit/choices-field.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { TextField } from '../../kit/text-field.tsx'
import type { Wizard } from '../wizard/use-wizard.ts'
import { type ClassStep, ClassStepBody, useStudentOf } from './class-steps.tsx'
import { type PaymentStep, PaymentStepBody, paymentSteps } from './payment-steps.tsx'
import styles from './steps.module.css'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
  value: day,
  label: day,
}))
const times = [
  { value: 'afternoon', label: 'Afternoon', help: 'Between 3 and 6 PM' },
  { value: 'evening', label: 'Evening', help: 'Between 6 and 9 PM' },
  { value: 'weekend_morning', label: 'Weekend morning', help: 'Between 9 AM and noon' },
]
const plans = [
  { value: 'one', label: 'One class a week', help: '45 minutes a week' },
  { value: 'two', label: 'Two classes a week', help: 'Twice 45 minutes a week' },
]

type WishStep = Extract<
  Step,
  'student_11' | 'student_12' | 'student_13' | 'student_14' | 'student_15' | 'student_16' | 'student_17'
>

/** What is said of each step where nothing is booked and nothing is paid in it. */
const said: Record<WishStep, string> = {
  student_11: 'No plan can be bought right now. We keep with the account how many classes you wish.',
  student_12: 'No weekly class is open for you yet. We keep your days and times with the account.',
  student_13: 'Nothing is booked on this page. We keep with the account when an evaluation would suit you.',
  student_14: 'Groups are made by grade, so that everybody works on the same mathematics.',
  student_15: 'No plan can be bought right now. We keep with the account how many classes you wish.',
  student_16: 'No trial class is open in the next 7 days. We keep your days and times with the account.',
  student_17: 'The trial class cannot be paid right now. We keep with the account that you wish one.',
}

/** student_11 to student_17: classes and evaluations are booked, plans are bought; where nothing is offered it is kept as a wish.. */
export function WishesStep({ wizard, step }: { wizard: Wizard; step: WishStep }) {
  const student = useStudentOf(wizard)
  const wishes = <Wishes wizard={wizard} step={step} />
  if (student === null) return wishes
  if (isPaymentStep(step)) return <PaymentStepBody wizard={wizard} step={step} student={student} none={wishes} />
  if (!isClassStep(step)) return wishes
  return <ClassStepBody wizard={wizard} step={step} student={student} none={wishes} />
}

const isPaymentStep = (step: WishStep): step is PaymentStep => paymentSteps.some((one) => one === step)
const isClassStep = (step: WishStep): step is ClassStep =>
  step === 'student_12' || step === 'student_13' || step === 'student_14' || step === 'student_16'

/** What is kept where nothing can be booked or bought yet. */
function Wishes({ wizard, step }: { wizard: Wizard; step: WishStep }) {
  const { wishes } = wizard.state
  const set = (values: Record<string, string | string[]>) => wizard.change({ wishes: { ...wishes, ...values } })
  const text = (key: string) => (typeof wishes[key] === 'string' ? wishes[key] : '')
  const list = (key: string) => (Array.isArray(wishes[key]) ? wishes[key] : [])
  const asksTime = step === 'student_12' || step === 'student_13' || step === 'student_16'
  const asksPlan = step === 'student_11' || step === 'student_15'
  return (
    <>
      <Note>{said[step]}</Note>
      {asksTime && (
        <>
          <ChoicesField
            label="Days that suit you"
            help="Choose as many as you like."
            options={days}
            value={list('days')}
            onChange={(next) => set({ days: next })}
          />
          <div className={styles['roomy']}>
            <RadioGroup
              label="Time of day"
              options={times}
              value={text('time') || null}
              onChange={(time) => set({ time })}
            />
          </div>
        </>
      )}
      {asksPlan && (
        <div className={styles['roomy']}>
          <RadioGroup
            label="Classes a week"
            options={plans}
            value={text('plan') || null}
            onChange={(plan) => set({ plan })}
          />
        </div>
      )}
      {step === 'student_14' && <Group grade={wizard.state.gradeLevel} />}
      {step === 'student_17' && (
        <TextField
          label="Anything we should know"
          value={text('note')}
          maxLength={300}
          onChange={(event) => set({ note: event.target.value })}
        />
      )}
    </>
  )
}

/** The group of a grade. */
function Group({ grade }: { grade: number | null }) {
  const tiers = [classGroups.explorers, classGroups.navigators, classGroups.challengers]
  const group = tierOfGrade(grade)
  const tier = group === null ? null : classGroups[group]
  return (
    <ul className={styles['groups']}>
      {tiers.map((one) => (
        <li key={one.name} className={one === tier ? styles['mine'] : undefined}>
          <b>{one.name}</b>
          <span>
            Grades {one.grades[0]} to {one.grades[1]}
          </span>
          {one === tier && <small>Your grade</small>}
        </li>
      ))}
    </ul>
  )
}
