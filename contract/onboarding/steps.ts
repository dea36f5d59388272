import { z } from 'zod'

/** The kinds of sign-up, each with an address of its own. A-013. */
export const signUpTypes = ['student', 'parent', 'teacher'] as const
export type SignUpType = (typeof signUpTypes)[number]

/** Whose steps are gone through: a teacher takes the parent's, without children's goals (decision A-013). */
export type WizardType = 'student' | 'parent'
export const wizardOf = (type: SignUpType): WizardType => (type === 'student' ? 'student' : 'parent')

/** Every step. student_4 does not exist (decision A-048); `student_end` is the 'math starts now' screen.. */
export const steps = [
  'student_1',
  'student_2',
  'student_3',
  'student_5',
  'student_6',
  'student_7',
  'student_8',
  'student_9',
  'student_10',
  'student_11',
  'student_12',
  'student_13',
  'student_14',
  'student_15',
  'student_16',
  'student_17',
  'student_end',
  'parent_1',
  'parent_2',
  'parent_3',
  'parent_4',
  'parent_5',
  'parent_6',
] as const
export type Step = (typeof steps)[number]

/** Where a wizard can go besides a step. A-038. */
export const terminals = ['close', 'clear', 'authenticated', 'checkout'] as const
export type Terminal = (typeof terminals)[number]

/** How a student goes on learning.. */
export const commitments = ['classes', 'trial', 'evaluation', 'solo'] as const
export const Commitment = z.enum(commitments, 'Choose how you will progress in your learning.')
export type Commitment = z.infer<typeof Commitment>

/** What the order of the steps depends on. */
export interface WizardFacts {
  readonly type: SignUpType
  /** Somebody is signed in as the account that is being made, or as who makes it. */
  readonly authenticated: boolean
  /** A parent makes the account and has said yes on the spot, so nobody has to be asked. */
  readonly parentIsHere: boolean
  /** A student of thirteen or more went on without a parent. */
  readonly withoutParent: boolean
  readonly commitment: Commitment | null
  /** Where the family wanted to go before it signed up. */
  readonly path: string | null
}

const afterCommitment: Record<Commitment, Step> = {
  classes: 'student_11',
  trial: 'student_16',
  evaluation: 'student_13',
  solo: 'student_end',
}

const branches: Record<Commitment, readonly Step[]> = {
  classes: ['student_11', 'student_12'],
  trial: ['student_16', 'student_17'],
  evaluation: ['student_13', 'student_14', 'student_15'],
  solo: [],
}

/** The choice that leads to a step; null for a step that is on the way of every choice. C-150. */
export function commitmentOf(step: Step): Commitment | null {
  return commitments.find((one) => branches[one].includes(step)) ?? null
}

/** What comes after the last step: the checkout that was begun, or the end of the drawer.. */
export function afterTheEnd(facts: Pick<WizardFacts, 'path'>): Terminal {
  return facts.path?.startsWith('/checkout/') === true ? 'checkout' : 'close'
}

/** The step or end after a step., decision A-049. */
export function nextStep(step: Step, facts: WizardFacts): Step | Terminal {
  const simple: Partial<Record<Step, Step>> = {
    student_1: 'student_2',
    student_5: 'student_6',
    student_6: 'student_7',
    student_8: 'student_9',
    student_9: 'student_10',
    student_11: 'student_12',
    student_12: 'student_end',
    student_13: 'student_14',
    student_14: 'student_15',
    student_15: 'student_end',
    student_16: 'student_17',
    student_17: 'student_end',
    parent_2: 'parent_3',
    parent_4: 'parent_5',
    parent_5: 'parent_6',
  }
  switch (step) {
    case 'student_2':
      return facts.parentIsHere ? 'student_6' : 'student_3'
    case 'student_3':
      return facts.withoutParent ? 'student_6' : 'student_5'
    case 'student_7':
      return facts.authenticated ? 'student_9' : 'student_8'
    case 'student_10':
      return afterCommitment[facts.commitment ?? 'solo']
    case 'parent_1':
      if (facts.type === 'teacher') return 'parent_3'
      // Who buys is not asked more than an order needs: the rest can be said in the profile.
      return afterTheEnd(facts) === 'checkout' ? 'checkout' : 'parent_2'
    case 'parent_3':
      return facts.authenticated ? 'parent_5' : 'parent_4'
    case 'student_end':
    case 'parent_6':
      return afterTheEnd(facts)
    default:
      return simple[step] ?? 'close'
  }
}

/** The step a wizard starts at. A-063. */
export const firstStep = (type: SignUpType): Step => (wizardOf(type) === 'student' ? 'student_1' : 'parent_1')

const isStep = (target: Step | Terminal): target is Step => steps.some((step) => step === target)

/** All steps from the first to the last, as the facts stand. */
export function walk(facts: WizardFacts): Step[] {
  const passed: Step[] = [firstStep(facts.type)]
  for (;;) {
    const next = nextStep(passed.at(-1) ?? firstStep(facts.type), facts)
    if (!isStep(next)) return passed
    passed.push(next)
  }
}

/**
 * The step before a step, or null at the first. The sign-in steps are passed over: who is signed in cannot go back to it.
 */
export function previousStep(step: Step, facts: WizardFacts): Step | null {
  const passed = walk({ ...facts, authenticated: true })
  const place = passed.indexOf(step)
  if (place > 0) return passed[place - 1] ?? null
  const all = walk({ ...facts, authenticated: false })
  const there = all.indexOf(step)
  return there > 0 ? (all[there - 1] ?? null) : null
}

/** The number under which a step is kept for an account; 0 for the end, when there is nothing to resume. A-129. */
export function numberOfStep(step: Step): number {
  const number = Number(step.slice(step.indexOf('_') + 1))
  return Number.isInteger(number) ? number : 0
}

/** The step of a stored number, or null when it is not positive or names no step: then nothing is resumed. A-130. */
export function stepOfNumber(type: WizardType, number: number): Step | null {
  if (number <= 0) return null
  return steps.find((step) => step === `${type}_${number}`) ?? null
}

/** Whether leaving needs no question: in a drawer that can simply be closed, and on these two steps. A-137. */
export function closesWithoutAsking(step: Step, temporary: boolean): boolean {
  return temporary || step === 'student_10' || step === 'parent_6' || step === 'student_end'
}
