import { type LearningGoal, learningGoals } from '@polyhex/contract/accounts/learning-goals'
import { gradeOfBirthMonth } from '@polyhex/contract/accounts/birth-month'
import { startingGrade } from '@polyhex/contract/accounts/class-groups'
import { nearestTimeZone } from '@polyhex/contract/accounts/time-zones'
import { emptySignUp, type SignUpState } from '@polyhex/contract/onboarding/draft'
import type { Onboarding } from '@polyhex/contract/onboarding/onboarding-operations'
import { ownPath, type SignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import {
  commitmentOf,
  firstStep,
  type SignUpType,
  stepOfNumber,
  wizardOf,
  type Step,
  steps,
  type Terminal,
} from '@polyhex/contract/onboarding/steps'

/** Who makes an account for a child. */
export interface Creating {
  readonly accountId: string
  readonly sectionId: string | null
  /** A parent or guardian, who says yes on the spot. */
  readonly parent: boolean
}

/** The zone of the list that this browser is in. A-223. */
export function zoneOfBrowser(now: Date): string {
  return nearestTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}

/** A sign-up as it begins: with what the address carried, and the zone of the browser.. */
export function beginSignUp(type: SignUpType, link: SignUpLink, creating: Creating | null, now: Date): SignUpState {
  const grade = Number(link.gradeLevel)
  const given = link.gradeLevel !== undefined && Number.isInteger(grade) && grade >= 0 && grade <= 12
  const path = ownPath(link.path)
  return {
    ...emptySignUp(type, firstStep(type)),
    email: type === 'student' ? '' : (link.email ?? ''),
    parentEmail: type === 'student' ? (link.email ?? '') : '',
    name: link.name ?? '',
    gradeLevel: given ? grade : link.intent === undefined ? null : startingGrade(link.intent, []),
    manualGradeLevel: given,
    idp: link.idp === 'google' && type !== 'student' ? link.idp : null,
    intent: link.intent ?? null,
    path,
    completedPath: path,
    code: link.code ?? null,
    timeZone: zoneOfBrowser(now),
    creatingAccountId: creating?.accountId ?? null,
    creatingSectionId: creating?.sectionId ?? null,
  }
}

/** What the address of the other type of sign-up carries: everything that was entered of it. A-025. */
export function linkOf(state: SignUpState): SignUpLink {
  const email = state.email || state.parentEmail
  return {
    ...(email ? { email } : {}),
    ...(state.name ? { name: state.name } : {}),
    ...(state.gradeLevel === null ? {} : { gradeLevel: String(state.gradeLevel) }),
    ...(state.idp === null ? {} : { idp: state.idp }),
    ...(state.intent === null ? {} : { intent: state.intent }),
    ...(state.path === null ? {} : { path: state.path }),
    ...(state.code === null ? {} : { code: state.code }),
  }
}

/** A sign-up gone on with from what the server keeps; null when its stored step is none. A-130. */
export function resumeSignUp(saved: Onboarding, now: Date): SignUpState | null {
  const step = stepOfNumber(wizardOf(saved.accountType), saved.step)
  if (step === null) return null
  return { ...beginSignUp(saved.accountType, {}, null, now), ...valuesOf(saved), step, commitment: commitmentOf(step) }
}

/** The values that the server keeps, as the form holds them. */
export function valuesOf(saved: Onboarding): Partial<SignUpState> {
  return {
    id: saved.id,
    username: saved.username ?? '',
    name: saved.name ?? '',
    publicName: saved.publicName,
    avatar: saved.avatar,
    birthDate: saved.birthDate,
    gradeLevel: saved.gradeLevel,
    focusAreas: saved.focusAreas,
    learningGoals: saved.learningGoals,
  }
}

/** The grade that a birth date stands for; null without one. A-142. */
export function derivedGrade(birthDate: string | null, now: Date): number | null {
  return birthDate === null ? null : gradeOfBirthMonth(birthDate, now)
}

/** The goals of a state, as the contract names them. */
export function goalsOf(state: SignUpState): LearningGoal[] {
  return state.learningGoals.filter((goal): goal is LearningGoal => Object.hasOwn(learningGoals, goal))
}

/** Where a student's sign-up goes on after a checkout: at the step behind the payment. C-150. */
export const signUpAfter = (step: Step | Terminal): string => `/signup/student/?after=${step}`

/** The step that an address of sign-up says to go on at after a checkout; null where it says none. */
export function stepAfterCheckout(after: string | undefined): Step | null {
  return steps.find((step) => step === after && (step === 'student_12' || step === 'student_end')) ?? null
}
