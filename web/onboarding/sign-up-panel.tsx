import { afterTheEnd, closesWithoutAsking } from '@polyhex/contract/onboarding/steps'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Note } from '../kit/note.tsx'
import { paths } from '../shell/paths.ts'
import { ProgressHexes } from './progress-hexes.tsx'
import styles from './sign-up.module.css'
import { useSignInStep } from './steps/sign-in-step.tsx'
import { StepBody } from './steps/step-body.tsx'
import { wordsOfStep } from './steps/step-words.ts'
import type { Wizard } from './wizard/use-wizard.ts'

interface Parts {
  readonly head: ReactNode
  readonly body: ReactNode
  readonly footer: ReactNode
  readonly submit: () => void
}

/** Whether the step is itself the sign-in. */
const signsIn = ({ state }: Wizard): boolean => state.step === 'student_8' || state.step === 'parent_4'

/** What the button that goes on says. */
function onward(wizard: Wizard): string {
  const { step, completedPath } = wizard.state
  const toCheckout = afterTheEnd({ path: completedPath }) === 'checkout'
  if (toCheckout && (step === 'student_end' || step === 'parent_6')) return 'Go to checkout'
  if (toCheckout && step === 'parent_1' && wizard.state.accountType === 'parent') return 'Go to checkout'
  if (step === 'student_end') return wizard.creating === null ? 'Start now' : 'Done'
  if (step === 'parent_6') return 'Go to my dashboard'
  if (signsIn(wizard)) return 'Sign in'
  return 'Next'
}

/** The parts of a sign-up panel, for the page and for the drawer alike. A-037. */
export function useSignUpParts(
  wizard: Wizard,
  { switchTo, above, onRestart }: { switchTo?: ReactNode; above?: ReactNode; onRestart: () => void },
): Parts {
  const signIn = useSignInStep(wizard)
  const { faults } = wizard
  const body = (
    <div className={styles['entries']}>
      {faults['root'] && <Note kind="bad">{faults['root']}</Note>}
      {wizard.ended && (
        <Note kind="ask">
          This sign-up cannot go on here: it was started again in another tab or browser, or more than a day ago.{' '}
          <Button size="sm" look="soft" onClick={onRestart}>
            Start again
          </Button>
        </Note>
      )}
      {above}
      {signsIn(wizard) ? signIn.body : <StepBody wizard={wizard} />}
    </div>
  )
  const footer = (
    <>
      {wizard.canGoBack ? (
        <Button look="ghost" icon="back" onClick={() => void wizard.back()}>
          Back
        </Button>
      ) : (
        (switchTo ?? <span />)
      )}
      <Button type="submit" form="sign-up" iconAfter="arrow" loading={wizard.busy || signIn.busy}>
        {onward(wizard)}
      </Button>
    </>
  )
  return {
    head: <ProgressHexes {...wizard.place} />,
    body,
    footer,
    submit: () => void (signsIn(wizard) ? signIn.submit() : wizard.next()),
  }
}

/** Moves the focus: to the first entry with a fault, or to the head of a new step. */
export function useStepFocus(wizard: Wizard) {
  const body = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  const { step } = wizard.state
  const faulty = Object.keys(wizard.faults).join(' ')
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    body.current?.scrollTo?.({ top: 0 })
    body.current?.querySelector<HTMLElement>('h1, h2')?.focus()
  }, [step])
  useEffect(() => {
    if (faulty === '' || body.current?.contains(document.activeElement)) return
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
  }, [faulty])
  return body
}

/** The words at the head of a step. */
export function StepHead({ wizard, heading: Heading }: { wizard: Wizard; heading: 'h1' | 'h2' }) {
  const who = { creating: wizard.creating !== null, teacher: wizard.state.accountType === 'teacher' }
  const { title, intro } = wordsOfStep(wizard.state.step, who)
  return (
    <div className={styles['words']}>
      <Heading tabIndex={-1}>{title}</Heading>
      <p>{intro}</p>
    </div>
  )
}

/**
 * The panel beside the stage: the persistent variant of the drawer. The way to sign in stands below the entries, where the
 * message of an email in use points to..
 */
export function SignUpPanel({
  wizard,
  signedIn,
  switchTo,
  above,
  onLeave,
  onRestart,
}: {
  wizard: Wizard
  /** Somebody is signed in, so leaving signs out. A-138. */
  signedIn: boolean
  switchTo?: ReactNode
  above?: ReactNode
  onLeave: () => void
  onRestart: () => void
}) {
  const [asking, setAsking] = useState(false)
  const parts = useSignUpParts(wizard, { switchTo, above, onRestart })
  const body = useStepFocus(wizard)
  const close = () => {
    if (wizard.state.step === 'parent_6' || wizard.state.step === 'student_end') void wizard.next()
    else if (closesWithoutAsking(wizard.state.step, wizard.creating !== null)) onLeave()
    else setAsking(true)
  }
  return (
    <section className={styles['panel']} aria-label="Sign-up">
      <header className={styles['header']}>
        {parts.head}
        <IconButton icon="x" label="Close" onClick={close} />
      </header>
      <form
        id="sign-up"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          parts.submit()
        }}
      >
        <div className={styles['body']} ref={body}>
          <StepHead wizard={wizard} heading="h1" />
          {parts.body}
          {!signedIn && wizard.creating === null && !signsIn(wizard) && (
            <p className={styles['account']}>
              Already have an account? <a href={paths.signIn}>Sign in</a>
            </p>
          )}
        </div>
      </form>
      <footer className={styles['footer']}>{parts.footer}</footer>
      <ConfirmDialog
        open={asking}
        title="Leave sign-up?"
        keep="Stay"
        confirm="Leave"
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onLeave()
        }}
      >
        {signedIn
          ? 'You will be signed out, and the sign-up is reset. Your account stays: sign in later to go on.'
          : 'The sign-up is abandoned, and what you have entered here is forgotten.'}
      </ConfirmDialog>
    </section>
  )
}
