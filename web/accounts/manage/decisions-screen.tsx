import type { PublicAccount } from '@polyhex/contract/accounts/account'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import type { ReactNode } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { roleNames } from '../role-names.ts'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import styles from './manage.module.css'

const reasons: Readonly<Record<string, string>> = {
  bad_word: 'a bad word',
  negative_sentiment: 'a word with negative sentiment',
  personal_information: 'too close to the real name',
  handle_like: 'a way to find somebody elsewhere',
  staff_like: 'like a name of our staff',
}

/** What waits for an administrator's yes or no: roles that were asked for, and names that the word lists caught. */
export function DecisionsScreen() {
  usePageTitle('Decisions')
  return (
    <AdministratorsOnly>
      {() => (
        <>
          <header className={styles['head']}>
            <div>
              <h1>Decisions</h1>
              <p>People who wait for a yes or a no, oldest first.</p>
            </div>
            <LinkButton look="line" size="sm" icon="left" href={paths.manageAccounts}>
              Manage Accounts
            </LinkButton>
          </header>
          <div className={styles['panels']}>
            <RoleRequests />
            <NameReviews />
          </div>
        </>
      )}
    </AdministratorsOnly>
  )
}

function RoleRequests() {
  const query = useAsk(administrationOperations.listRoleRequests, { query: {} })
  const decide = useTell(administrationOperations.decideRoleRequest, {
    onDone: (_, { body }) => {
      showToast('done', body.grant ? 'Role given' : 'Role refused')
      void query.refetch()
    },
  })
  return (
    <Card as="section" padded className={styles['panel']} aria-labelledby="roles">
      <h2 id="roles">Roles asked for</h2>
      <Asked query={query} loading={<Skeleton height={80} />} failed="The requests did not load">
        {({ requests }) => (
          <ul className={styles['list']}>
            {requests.map((request) => (
              <Waiting
                key={request.id}
                account={request.account}
                words={`${request.displayName ?? ''} ${request.email ?? ''} asks to be ${roleNames[request.role].toLowerCase()}`}
                busy={decide.isPending}
                onDecide={(grant) => decide.mutate({ params: { requestId: request.id }, body: { grant } })}
              />
            ))}
            {requests.length === 0 && <li>Nobody is waiting.</li>}
          </ul>
        )}
      </Asked>
    </Card>
  )
}

function NameReviews() {
  const query = useAsk(administrationOperations.listNameReviews, { query: {} })
  const decide = useTell(administrationOperations.decideNameReview, {
    onDone: (_, { body }) => {
      showToast('done', body.allow ? 'Name allowed' : 'Name refused')
      void query.refetch()
    },
  })
  return (
    <Card as="section" padded className={styles['panel']} aria-labelledby="names">
      <h2 id="names">Names that the word lists caught</h2>
      <Asked query={query} loading={<Skeleton height={80} />} failed="The names did not load">
        {({ reviews }) => (
          <ul className={styles['list']}>
            {reviews.map((review) => (
              <Waiting
                key={review.id}
                account={review.account}
                words={
                  <>
                    wants the {review.kind === 'username' ? 'username' : 'public name'} <b>{review.identifier}</b>,
                    caught as {reasons[review.reason] ?? review.reason}
                  </>
                }
                busy={decide.isPending}
                onDecide={(allow) => decide.mutate({ params: { reviewId: review.id }, body: { allow } })}
              />
            ))}
            {reviews.length === 0 && <li>Nobody is waiting.</li>}
          </ul>
        )}
      </Asked>
    </Card>
  )
}

function Waiting({
  account,
  words,
  busy,
  onDecide,
}: {
  account: PublicAccount
  words: ReactNode
  busy: boolean
  onDecide: (yes: boolean) => void
}) {
  const name = account.username ?? account.avatarName
  return (
    <li>
      <span>
        <a href={paths.manageAccount(account.id)}>{name}</a> {words}
      </span>
      <span className={styles['actions']}>
        <Button size="sm" disabled={busy} onClick={() => onDecide(true)}>
          Allow <span className="visually-hidden">for {name}</span>
        </Button>
        <Button size="sm" look="line" disabled={busy} onClick={() => onDecide(false)}>
          Refuse <span className="visually-hidden">for {name}</span>
        </Button>
      </span>
    </li>
  )
}
