import type { Wizard } from '../wizard/use-wizard.ts'
import { LevelStep } from './level-step.tsx'
import { AccountStep, GoalsStep, LookStep, ParentDoneStep, ZoneStep } from './parent-steps.tsx'
import { StudentEnd } from './student-end.tsx'
import {
  AvatarStep,
  CommitmentStep,
  ConnectParentStep,
  CredentialsStep,
  FocusStep,
  NameStep,
  ParentEmailStep,
} from './student-steps.tsx'
import { WishesStep } from './wish-steps.tsx'

/** The entries of the step that a sign-up is at; the sign-in steps bring their own. */
export function StepBody({ wizard }: { wizard: Wizard }) {
  const { step } = wizard.state
  switch (step) {
    case 'student_1':
      return <LevelStep wizard={wizard} />
    case 'student_2':
      return <CredentialsStep wizard={wizard} />
    case 'student_3':
      return <ConnectParentStep wizard={wizard} />
    case 'student_5':
      return <ParentEmailStep wizard={wizard} />
    case 'student_6':
      return <FocusStep wizard={wizard} />
    case 'student_7':
      return <AvatarStep wizard={wizard} />
    case 'student_9':
      return <NameStep wizard={wizard} />
    case 'student_10':
      return <CommitmentStep wizard={wizard} />
    case 'student_11':
    case 'student_12':
    case 'student_13':
    case 'student_14':
    case 'student_15':
    case 'student_16':
    case 'student_17':
      return <WishesStep wizard={wizard} step={step} />
    case 'student_end':
      return <StudentEnd wizard={wizard} />
    case 'parent_1':
      return <AccountStep wizard={wizard} />
    case 'parent_2':
      return <GoalsStep wizard={wizard} />
    case 'parent_3':
      return <LookStep wizard={wizard} />
    case 'parent_5':
      return <ZoneStep wizard={wizard} />
    case 'parent_6':
      return <ParentDoneStep wizard={wizard} />
    default:
      return null
  }
}
