import { accountOperations, type OpenSession } from '@polyhex/contract/accounts/account-operations'
import { useState } from 'react'
import { LetterCard } from '../../activity/letters/letter-card.tsx'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { shortMomentOf } from '../../kit/date-words.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useAccount } from '../../shell/session.ts'
import { ConsentsCard } from '../privacy/consents-card.tsx'
import { DeletionCard } from '../privacy/deletion-card.tsx'
import { PendingDeletions } from '../privacy/pending-deletions.tsx'
import { PrivacyCard } from '../privacy/privacy-card.tsx'
import styles from './safety-screen.module.css'

/** Where the account is signed in, with sign-out of each place. */
export function SafetyScreen() {
  usePageTitle('Safety')
  const account = useAccount()
  const [ending, setEnding] = useState<'others' | OpenSession | null>(null)
  const query = useAsk(accountOperations.listSessions, {})
  const settled = (words: string) => ({
    onSuccess: () => {
      showToast('done', words)
      void query.refetch()
    },
  })
  const endOne = useTell(accountOperations.endSession)
  const endOthers = useTell(accountOperations.endOtherSessions)

  function end() {
    if (ending === 'others') endOthers.mutate({}, settled('Signed out everywhere else'))
    else if (ending !== null) endOne.mutate({ params: { sessionId: ending.id } }, settled('Signed out there'))
    setEnding(null)
  }
  const timeZone = account?.timeZone ?? 'UTC'
  return (
    <>
      <PendingDeletions />
      <Card as="section" padded aria-labelledby="sessions">
        <header className={styles['head']}>
          <div>
            <h2 id="sessions">Where you are signed in</h2>
            <p>Sign out any place you do not know, then change your password.</p>
          </div>
          {(query.data?.sessions.length ?? 0) > 1 && (
            <Button look="line" onClick={() => setEnding('others')}>
              Sign out everywhere else
            </Button>
          )}
        </header>
        <Asked query={query} loading={<Skeleton height={120} />} failed="The list did not load">
          {({ sessions }) => (
            <ul className={styles['list']}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} timeZone={timeZone} onEnd={() => setEnding(session)} />
              ))}
            </ul>
          )}
        </Asked>
      </Card>
      {account !== null && (
        <>
          <LetterCard accountId={account.accountId} />
          <PrivacyCard account={account} />
          {account.roles.includes('student') && <ConsentsCard accountId={account.accountId} own />}
          <DeletionCard accountId={account.accountId} username={account.username} name={account.publicName} own />
        </>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={ending === 'others' ? 'Sign out everywhere else?' : 'Sign out there?'}
        confirm="Sign out"
        onKeep={() => setEnding(null)}
        onConfirm={end}
      >
        <p>
          {ending === 'others'
            ? 'This browser stays signed in. All others have to sign in again.'
            : 'That browser has to sign in again.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

function SessionRow({ session, timeZone, onEnd }: { session: OpenSession; timeZone: string; onEnd: () => void }) {
  const when = (instant: string) => shortMomentOf(instant, timeZone)
  const device = session.device === '' ? 'A browser' : session.device
  return (
    <li>
      <div>
        <b>{device}</b>
        {session.isThis && (
          <Chip hue="correct" icon="check">
            This browser
          </Chip>
        )}
        {session.by !== null && <Chip hue="special">{session.by}, signed in as you</Chip>}
        <p>
          Since {when(session.createdAt)}
          {session.lastUsedAt !== null && `, last used ${when(session.lastUsedAt)}`}
        </p>
      </div>
      {!session.isThis && (
        <Button look="line" size="sm" onClick={onEnd}>
          Sign out <span className="visually-hidden">of {device}</span>
        </Button>
      )}
    </li>
  )
}
