import { accountOperations, type OpenSession } from '@polyhex/contract/accounts/account-operations'
import { mayHaveSecondFactor } from '@polyhex/contract/identity/second-factor'
import { useState } from 'react'
import { LetterCard } from '../../activity/letters/letter-card.tsx'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { TwoStepCard } from '../../identity/second-factor/two-step-card.tsx'
import { shortMomentOf } from '../../kit/date-words.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useAccount } from '../../shell/session.ts'
import { type Place, placesOf } from './signed-in-places.ts'
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
              {placesOf(sessions).map((place) => (
                <PlaceRow key={place[0].id} place={place} timeZone={timeZone} onEnd={setEnding} />
              ))}
            </ul>
          )}
        </Asked>
      </Card>
      {account !== null && mayHaveSecondFactor(account) && account.onBehalf === null && (
        <TwoStepCard username={account.username} timeZone={timeZone} />
      )}
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

interface PlaceProps {
  readonly place: Place
  readonly timeZone: string
  readonly onEnd: (session: OpenSession) => void
}

/** One browser on one device: a row, or a line that opens into its rows where it is signed in more than once. */
function PlaceRow({ place, timeZone, onEnd }: PlaceProps) {
  const [latest, ...others] = place
  if (others.length === 0) return <SessionRow session={latest} timeZone={timeZone} onEnd={() => onEnd(latest)} />
  return (
    <li className={styles['folded']}>
      <details>
        <summary>
          <b>{deviceWords(latest)}</b>
          <Chip>{place.length} sign-ins</Chip>
          {latest.by !== null && <Chip hue="special">{latest.by}, signed in as you</Chip>}
          <span>Last used {shortMomentOf(latest.lastUsedAt ?? latest.createdAt, timeZone)}</span>
        </summary>
        <ul className={styles['list']}>
          {place.map((session) => (
            <SessionRow key={session.id} session={session} timeZone={timeZone} onEnd={() => onEnd(session)} />
          ))}
        </ul>
      </details>
    </li>
  )
}

const deviceWords = ({ device }: OpenSession): string => (device === '' ? 'A browser' : device)

function SessionRow({ session, timeZone, onEnd }: { session: OpenSession; timeZone: string; onEnd: () => void }) {
  const when = (instant: string) => shortMomentOf(instant, timeZone)
  const device = deviceWords(session)
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
