import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { AccountCreation } from '@polyhex/contract/onboarding/account-creation'
import type { SignUpState } from '@polyhex/contract/onboarding/draft'
import { type Onboarding, onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import {
  nextStep,
  numberOfStep,
  previousStep,
  type Step,
  steps,
  type Terminal,
  walk,
  type WizardFacts,
} from '@polyhex/contract/onboarding/steps'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askKey, useTell } from '../../call/ask.ts'
import { callServer } from '../../call/call-server.ts'
import { ServerProblem, UnreachableProblem } from '../../call/problems.ts'
import { refreshSession, useAccount } from '../../shell/session.ts'
import type { Creating } from './sign-up-values.ts'
import { valuesOf } from './sign-up-values.ts'
import { entryOf, type Faults, faultsOfStep, firstOfAdult, firstOfStudent, patchOfStep } from './step-data.ts'
import { clearSignUp, storeSignUp } from './stored-sign-up.ts'

/** What is said where the server names no entry. A-285. */
export const rootMessage = 'An error occurred. Please try again.'

/** One sign-up as its steps see it. */
export interface Wizard {
  readonly state: SignUpState
  /** What the server keeps; null before the account is made. */
  readonly saved: Onboarding | null
  readonly faults: Faults
  /** The server could not carry a step out. A-284. */
  readonly failed: boolean
  /** The right to finish has ended: begin again. */
  readonly ended: boolean
  readonly busy: boolean
  readonly creating: Creating | null
  readonly agreed: boolean
  readonly facts: WizardFacts
  /** Places in the row of steps, counted from 0. */
  readonly place: { readonly current: number; readonly count: number }
  readonly canGoBack: boolean
  readonly now: Date
  change(values: Partial<SignUpState>): void
  /** Sets or clears what is wrong with one entry. */
  setFault(entry: string, message: string | null): void
  agree(agreed: boolean): void
  next(values?: Partial<SignUpState>): Promise<void>
  back(): Promise<void>
  /** Who has signed in goes on. */
  signedIn(): Promise<void>
}

interface WizardOptions {
  readonly begin: SignUpState
  readonly saved: Onboarding | null
  readonly creating: Creating | null
  /** Kept in this browser, so that a reload goes on with it. */
  readonly stored: boolean
  /** Where the last step leads. */
  readonly onEnd: (terminal: Terminal, state: SignUpState) => void
}

const isStep = (target: Step | Terminal): target is Step => steps.some((step) => step === target)

/** The row of steps shown, in which sign-in does not count for who is signed in and an open choice counts as the shortest. */
function placeOf(step: Step, facts: WizardFacts): { current: number; count: number } {
  const row = walk({ ...facts, authenticated: true })
  const at = row.indexOf(step)
  return at >= 0
    ? { current: at, count: row.length }
    : { current: Math.max(0, row.indexOf('student_7')), count: row.length }
}

/** Runs one sign-up: its values, its steps, and what it sends. */
export function useWizard({ begin, saved: known, creating, stored, onEnd }: WizardOptions): Wizard {
  const [state, setState] = useState(begin)
  const [saved, setSaved] = useState(known)
  const [faults, setFaults] = useState<Faults>({})
  const [failed, setFailed] = useState(false)
  const [ended, setEnded] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => new Date())
  const account = useAccount()
  const client = useQueryClient()
  const createStudent = useTell(onboardingOperations.createStudentAccount, { quiet: true })
  const createParent = useTell(onboardingOperations.createParentAccount, { quiet: true })
  const onboard = useTell(onboardingOperations.onboardAccount, { quiet: true })

  useEffect(() => {
    if (stored) storeSignUp(state, Date.now())
  }, [state, stored])

  const parentIsHere = creating?.parent === true
  const factsOf = (of: SignUpState): WizardFacts => ({
    type: of.accountType,
    authenticated: account !== null && (creating !== null || account.accountId === of.id),
    parentIsHere,
    withoutParent: of.withoutParent,
    commitment: of.commitment,
    path: of.completedPath,
  })
  const facts = factsOf(state)
  const stepFacts = { now, saved, parentIsHere, agreed }

  /** Moves on, and keeps the step for the account. A-131. */
  const arrive = async (target: Step | Terminal, from: SignUpState) => {
    setFaults({})
    setFailed(false)
    if (!isStep(target)) {
      if (stored) clearSignUp()
      if (from.id !== null) await keepStep(from, 0)
      // The home asks anew what is left of the sign-up: nothing.
      client.removeQueries({ queryKey: askKey(onboardingOperations.getOnboarding) })
      onEnd(target, from)
      return
    }
    setState({ ...from, step: target, completedStep: from.step, password: '' })
    if (from.id !== null) await keepStep(from, numberOfStep(target))
  }

  /** Sends a step, if it has anything to send. Gives the state afterwards, or null when the server said no. */
  const send = async (from: SignUpState): Promise<SignUpState | null> => {
    try {
      if (from.id === null) return await create(from)
      const patch = patchOfStep(from.step, from, stepFacts)
      if (Object.keys(patch).length === 0) return from
      return await sendPatch(from, patch)
    } catch (problem) {
      refused(problem)
      return null
    }
  }

  const create = async (from: SignUpState): Promise<SignUpState> => {
    const student = from.accountType === 'student'
    const accountCreation = student ? firstOfStudent(from, stepFacts) : firstOfAdult(from)
    const made = await (student ? createStudent : createParent).mutateAsync({ body: { accountCreation } })
    if (made.signedIn) await refreshSession()
    setSaved(made.onboarding)
    const values = { ...valuesOf(made.onboarding), ...(from.name === '' ? {} : { name: from.name }) }
    return { ...from, ...values, createToken: made.createToken }
  }

  const sendPatch = async (from: SignUpState, accountCreation: AccountCreation): Promise<SignUpState> => {
    const token = from.createToken === null ? {} : { token: from.createToken }
    const call = { params: { id: from.id ?? '' }, body: { accountCreation, ...token } }
    const answer = await onboard.mutateAsync(call)
    if (answer.signedIn || creating !== null) await refreshSession()
    setSaved(answer.onboarding)
    return from
  }

  const refused = (problem: unknown) => {
    const fields = problem instanceof ServerProblem ? problem.fields : {}
    const named = Object.entries(fields).map(
      ([field, message]) => [entryOf(field, state.accountType), message] as const,
    )
    setFailed(true)
    if (problem instanceof ServerProblem && problem.code === 'sign_up_expired') {
      // Said with the way to begin again; nothing else is wrong.
      setEnded(true)
      return
    }
    const saysWhat =
      problem instanceof UnreachableProblem ||
      (problem instanceof ServerProblem && problem.code === 'address_not_proven')
    const root = saysWhat ? problem.message : rootMessage
    setFaults(named.length > 0 ? Object.fromEntries(named) : { root })
  }

  return {
    state,
    saved,
    faults,
    failed,
    ended,
    busy,
    creating,
    agreed,
    facts,
    now,
    place: placeOf(state.step, facts),
    canGoBack: previousStep(state.step, facts) !== null && !isLast(state.step),
    change: (values) => {
      setState((before) => ({ ...before, ...values }))
      setFaults((before) => without(before, Object.keys(values)))
    },
    setFault: (entry, message) =>
      setFaults((before) => (message === null ? without(before, [entry]) : { ...before, [entry]: message })),
    agree: (yes) => {
      setAgreed(yes)
      setFaults((before) => without(before, ['consent']))
    },
    next: async (values = {}) => {
      if (busy) return
      const from = { ...state, ...values }
      const found = faultsOfStep(from.step, from, stepFacts)
      setState(from)
      setFaults(found)
      if (Object.keys(found).length > 0) return
      setBusy(true)
      const target = nextStep(from.step, factsOf(from))
      const sent = await send(from)
      setBusy(false)
      if (sent === null) return
      await arrive(target, sent)
    },
    back: async () => {
      const target = previousStep(state.step, facts)
      if (target !== null) await arrive(target, state)
    },
    signedIn: async () => {
      const target = nextStep(state.step, { ...facts, authenticated: true })
      await arrive(target, state)
    },
  }
}

const isLast = (step: Step): boolean => step === 'student_end' || step === 'parent_6'

function without(faults: Faults, entries: readonly string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([entry]) => !entries.includes(entry) && entry !== 'root'))
}

/** Keeps a step; that it could not be kept must not hold anybody up. */
async function keepStep(state: SignUpState, step: number): Promise<void> {
  const token = state.createToken === null ? {} : { createToken: state.createToken }
  const call = { params: { id: state.id ?? '' }, body: { step, ...token } }
  try {
    await callServer(onboardingOperations.updateOnboardingStep, call)
  } catch (problem) {
    // oxlint-disable-next-line no-console -- such a failure is logged and not shown
    console.warn('the step of the sign-up was not kept', problem)
  }
}

/** Signs out and forgets the sign-up. */
export async function leaveSignUp(signedIn: boolean): Promise<void> {
  clearSignUp()
  if (!signedIn) return
  await callServer(identityOperations.signOut, {})
  await refreshSession()
}
