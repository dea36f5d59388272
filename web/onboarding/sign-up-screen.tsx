import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import type { Onboarding } from '@polyhex/contract/onboarding/onboarding-operations'
import { decodeSignUpLink, encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import type { SignUpState } from '@polyhex/contract/onboarding/draft'
import { type SignUpType, signUpTypes, type Terminal, wizardOf } from '@polyhex/contract/onboarding/steps'
import { Navigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { Logo } from '../kit/logo.tsx'
import { SkipLink } from '../kit/skip-link.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { refreshSession, useAccount, useSession } from '../shell/session.ts'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { Stage } from './stage.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'
import styles from './sign-up.module.css'
import { beginSignUp, type Creating, linkOf, resumeSignUp, stepAfterCheckout } from './wizard/sign-up-values.ts'
import { clearSignUp, readSignUp } from './wizard/stored-sign-up.ts'
import { leaveSignUp, useWizard } from './wizard/use-wizard.ts'

/**
 * Sign-up as a page: /signup/student/, /signup/parent/ and /signup/teacher/, each with an encoded part of what is known
 * already. It goes on where it was left: from this browser's draft, or from the account's stored step..
 */
export function SignUpScreen() {
  usePageTitle('Sign up')
  const { type, link = '' } = useParams({ strict: false }) as { type?: string; link?: string }
  const known = signUpTypes.find((one) => one === type)
  const session = useSession()
  const [round, setRound] = useState(0)
  const [settled, setSettled] = useState(false)
  // Who was signed in when the page was opened decides how it begins; signing in on the way does not begin it anew.
  useEffect(() => {
    if (session.state !== 'unknown') setSettled(true)
  }, [session.state])
  if (known === undefined) return <Navigate to={paths.join} replace />
  if (!settled) return <LoadingScreen />
  return <Opening key={`${known} ${link} ${round}`} type={known} link={link} onRestart={() => setRound(round + 1)} />
}

interface Begun {
  readonly state: SignUpState
  readonly saved: Onboarding | null
  readonly creating: Creating | null
}

/** Decides where a sign-up begins, and draws it. */
function Opening({ type, link, onRestart }: { type: SignUpType; link: string; onRestart: () => void }) {
  const account = useAccount()
  const { after } = useSearch({ strict: false }) as { after?: string }
  const paid = stepAfterCheckout(after)
  const [first] = useState(account)
  const parent = first !== null && (first.roles.includes('parent') || first.roles.includes('guardian'))
  const makesChild = parent && type === 'student'
  const own = useAsk(onboardingOperations.getOnboarding, first !== null && !makesChild ? {} : null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const waiting = first !== null && !makesChild && own.isPending
  useEffect(() => {
    if (begun !== null || waiting) return
    const now = new Date()
    const decoded = decodeSignUpLink(link)
    const kept = readSignUp(Date.now())
    const creating = makesChild && first !== null ? { accountId: first.accountId, sectionId: null, parent: true } : null
    if (creating !== null) {
      // Left for the checkout: it is gone on with once, and only by who began it.
      const left = kept?.creatingAccountId === creating.accountId && kept.id !== null ? kept : null
      if (left !== null) clearSignUp()
      const begin = left === null ? beginSignUp(type, decoded, creating, now) : { ...left, step: paid ?? left.step }
      setBegun({ state: begin, saved: null, creating })
      return
    }
    const saved = own.data?.onboarding ?? null
    if (saved !== null && paid !== null && kept?.id === saved.id) {
      setBegun({ state: { ...kept, step: paid, accountType: saved.accountType }, saved, creating })
      return
    }
    const resumed = saved === null ? null : resumeSignUp(saved, now)
    if (saved !== null && resumed !== null) {
      const draft = kept?.id === saved.id ? { ...kept, step: resumed.step } : resumed
      setBegun({ state: { ...draft, accountType: saved.accountType }, saved, creating })
      return
    }
    const draft = first === null && kept !== null && kept.accountType === type && kept.creatingAccountId === null
    setBegun({ state: draft ? kept : beginSignUp(type, decoded, creating, now), saved: null, creating })
  }, [begun, waiting, own.data, link, type, first, makesChild, paid])
  if (begun === null) return <LoadingScreen />
  if (first !== null && begun.saved === null && begun.creating === null) return <AlreadyIn />
  // The home says how the address is confirmed, which comes first.
  if (begun.creating !== null && first?.addressProven === false) return <AlreadyIn />
  return <SignUp begun={begun} onRestart={onRestart} />
}

/** Somebody who is signed in has nothing to sign up for: the target 'authenticated'. A-038. */
function AlreadyIn() {
  return <Navigate to={paths.home} replace />
}

function SignUp({ begun, onRestart }: { begun: Begun; onRestart: () => void }) {
  const router = useRouter()
  const account = useAccount()
  const { state, saved, creating } = begun
  const leave = async () => {
    if (creating === null) await leaveSignUp(account !== null)
    else await refreshSession()
    router.history.push(creating === null ? paths.landing : paths.home)
  }
  const end = (_: Terminal, ended: SignUpState) => {
    if (creating !== null) void refreshSession()
    router.history.push(ended.completedPath ?? paths.home)
  }
  const wizard = useWizard({ begin: state, saved, creating, stored: creating === null, onEnd: end })
  const other = wizardOf(wizard.state.accountType) === 'student' ? 'parent' : 'student'
  const switchLink =
    creating === null && wizard.state.id === null ? (
      <LinkButton href={paths.signUp(other, encodeSignUpLink(linkOf(wizard.state)))} look="ghost">
        {other === 'parent' ? 'I’m a parent' : 'I’m a student'}
      </LinkButton>
    ) : undefined
  return (
    <div className={styles['page']}>
      <SkipLink />
      <div className={styles['back']}>
        <header className={styles['top']}>
          <Logo size={32} href={paths.landing} />
          <ThemeSwitch />
        </header>
        <div className={styles['middle']}>
          <Stage state={wizard.state} />
        </div>
      </div>
      <main id="main" tabIndex={-1}>
        <SignUpPanel
          wizard={wizard}
          signedIn={account !== null}
          switchTo={switchLink}
          onLeave={() => void leave()}
          onRestart={() => {
            clearSignUp()
            onRestart()
          }}
        />
      </main>
    </div>
  )
}
