import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { type Onboarding, onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { stepOfNumber, wizardOf } from '@polyhex/contract/onboarding/steps'
import { useAsk, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import styles from './finish-sign-up.module.css'

/**
 * What is left of a sign-up: the step at which it was left, and for a child the parent's answer, whose mail can be sent
 * again. Nothing once all is done, and while it cannot be asked. A-130, decision A-049.
 */
export function FinishSignUp({ account }: { account: SessionAccount }) {
  const asked = useAsk(onboardingOperations.getOnboarding, {})
  const onboarding = asked.data?.onboarding
  if (onboarding === undefined || onboarding.id !== account.accountId) return null
  const stored = stepOfNumber(wizardOf(onboarding.accountType), onboarding.step)
  // A parent's last step asks for nothing; it has been seen.
  const step = stored === 'parent_6' ? null : stored
  const waiting = onboarding.consent === 'waiting'
  if (step === null && !waiting) return null
  return (
    <div className={styles['left']}>
      {step !== null && (
        <Note kind="ask">
          <div className={styles['row']}>
            <span>Your sign-up is not finished yet.</span>
            <LinkButton size="sm" look="soft" href={paths.signUp(onboarding.accountType)}>
              Finish sign-up
            </LinkButton>
          </div>
        </Note>
      )}
      {waiting && onboarding.parentEmail !== null && <WaitingForParent onboarding={onboarding} />}
    </div>
  )
}

/** The mail is out; it can be sent again. */
function WaitingForParent({ onboarding }: { onboarding: Onboarding }) {
  const resend = useTell(onboardingOperations.resendConsent, {
    onDone: ({ parentEmail }) => showToast('done', `Sent to ${parentEmail} again`),
  })
  return (
    <Note>
      <div className={styles['row']}>
        <span>We have written to {onboarding.parentEmail}. When the answer is yes, everything opens.</span>
        <Button
          size="sm"
          look="soft"
          loading={resend.isPending}
          onClick={() => resend.mutate({ params: { accountId: onboarding.id }, body: {} })}
        >
          Send again
        </Button>
      </div>
    </Note>
  )
}
