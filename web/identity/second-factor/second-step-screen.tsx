import { isOwnPath } from '@polyhex/contract/identity/own-path'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { refreshSession, useAccount } from '../../shell/session.ts'
import { SignedInRedirect } from '../signed-in-redirect.tsx'
import signInStyles from '../sign-in-screen.module.css'
import { codesLeftWords } from './factor-words.ts'
import styles from './second-factor.module.css'
import { SecondStepForm } from './second-step-form.tsx'

/** After the right password: a code, a passkey, or a recovery code, within 5 minutes. Then the page that was wanted. */
export function SecondStepScreen() {
  usePageTitle('Two-step sign-in')
  const { next }: { next?: string } = useSearch({ strict: false })
  const to = next !== undefined && isOwnPath(next) ? next : undefined
  const account = useAccount()
  const client = useQueryClient()
  const router = useRouter()
  const query = useAsk(secondFactorOperations.getSecondStep, {})
  const leave = useTell(secondFactorOperations.leaveSignIn, {
    onDone: () => router.history.replace(paths.signIn),
  })
  if (account) return <SignedInRedirect {...(to === undefined ? {} : { to })} />
  return (
    <div className={signInStyles['page']}>
      <Card className={signInStyles['card']}>
        <h1>Two-step sign-in</h1>
        <Asked query={query} loading={<Skeleton height={240} />} failed="This page did not load" safe="">
          {({ pending }) =>
            pending === null ? (
              <>
                <Note>
                  <p>Sign in with your password first. Then you have 5 minutes for the second step.</p>
                </Note>
                <LinkButton href={paths.signIn} size="lg" block>
                  Sign in
                </LinkButton>
              </>
            ) : (
              <>
                <p>
                  Your password is right, <b>{pending.username}</b>. One more step.
                </p>
                <SecondStepForm
                  ways={pending.ways}
                  recovery={pending.recovery}
                  onOver={() => void query.refetch()}
                  onSignedIn={async (codesLeft) => {
                    if (codesLeft !== null) showToast('note', codesLeftWords(codesLeft))
                    client.clear()
                    await refreshSession()
                  }}
                />
                <p className={styles['quiet']}>
                  <Button look="ghost" loading={leave.isPending} onClick={() => leave.mutate({})}>
                    Sign in as somebody else
                  </Button>
                </p>
              </>
            )
          }
        </Asked>
      </Card>
    </div>
  )
}
