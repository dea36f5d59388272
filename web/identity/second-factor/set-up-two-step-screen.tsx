import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useRouter } from '@tanstack/react-router'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Logo } from '../../kit/logo.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { refreshSession } from '../../shell/session.ts'
import { SignOutButton } from '../../shell/sign-out-button.tsx'
import { SignedIn } from '../../shell/signed-in.tsx'
import signInStyles from '../sign-in-screen.module.css'
import { AddFactors } from './add-factors.tsx'
import styles from './second-factor.module.css'

/** Where administrators and tutors add the second factor without which they may do nothing. Decision 0041. */
export function SetUpTwoStepScreen() {
  usePageTitle('Set up two-step sign-in')
  const router = useRouter()
  const query = useAsk(secondFactorOperations.listSecondFactors, {})
  const goOn = async (): Promise<void> => {
    await refreshSession()
    router.history.replace(paths.home)
  }
  return (
    <SignedIn>
      {({ username }) => (
        <main id="main" className={signInStyles['page']}>
          <p className={styles['top']}>
            <Logo />
            <SignOutButton />
          </p>
          <Card className={signInStyles['card']}>
            <h1>Set up two-step sign-in</h1>
            <p>
              You work with children’s data, so your password alone is not enough. Add an authenticator app or a passkey
              now. It takes about two minutes.
            </p>
            <Asked query={query} loading={<Skeleton height={120} />} failed="This page did not load" safe="">
              {({ factors }) =>
                factors.length === 0 ? (
                  <AddFactors username={username} isFirst stacked onAdded={() => void goOn()} />
                ) : (
                  <>
                    <p>Two-step sign-in is on.</p>
                    <Button size="lg" block onClick={() => void goOn()}>
                      Go on
                    </Button>
                  </>
                )
              }
            </Asked>
          </Card>
        </main>
      )}
    </SignedIn>
  )
}
