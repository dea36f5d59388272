import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { useState } from 'react'
import { FamilyMatters } from '../accounts/family-matters/family-matters.tsx'
import { useAskPages } from '../call/ask.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Note } from '../kit/note.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useAccount } from '../shell/session.ts'
import { ConnectionRow } from './connection-row.tsx'
import styles from './connections.module.css'
import { ManageConnections } from './manage-connections.tsx'
import { ChildDecisionNote, RequestNote } from './request-notes.tsx'
import { SectionsCard } from './sections-card.tsx'
import { useLinkChanges } from './use-link-changes.ts'

/** Whom an account is connected with and what they may do for each other.. */
export function ConnectionsTab({ accountId }: { accountId: string }) {
  const session = useAccount()
  const changes = useLinkChanges(accountId)
  const [adding, setAdding] = useState(false)
  const query = useAskPages(connectionOperations.listAccountLinks, { params: { accountId }, query: {} }, (answer) => ({
    received: answer.connections.length,
    total: answer.total,
  }))
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title="The connections did not load"
        safe={wordsOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton height={280} radius={20} />
    )
  }
  const connections = query.data.pages.flatMap((page) => page.connections)
  const toDecide = query.data.pages[0]?.toDecide ?? []
  const roles = session?.roles ?? []
  const isParent = roles.includes('parent') || roles.includes('guardian')
  const ownHands = session !== null && session.onBehalf === null && session.accountId === accountId
  const forStudents = isParent && connections.length === 0
  return (
    <>
      {session?.onBehalf && (
        <Note>
          Only {session.publicName} can change connections. Return to {session.onBehalf.publicName} to change yours.
        </Note>
      )}
      {ownHands && session !== null && <FamilyMatters account={session} />}
      {ownHands &&
        toDecide.map((decision) => (
          <ChildDecisionNote key={`${decision.child.id} ${decision.other.id}`} decision={decision} changes={changes} />
        ))}
      {ownHands &&
        connections.map((connection) => (
          <RequestNote key={connection.other.id} accountId={accountId} connection={connection} changes={changes} />
        ))}
      <Card as="section" className={styles['card']} aria-labelledby="connected">
        <header className={styles['head']}>
          <div>
            <h2 id="connected">{forStudents ? 'Student Accounts' : 'Connected Accounts'}</h2>
            <p>
              {forStudents
                ? 'Your children’s accounts, to follow and support their learning.'
                : 'People who can see or help with this account, and those it helps.'}
            </p>
          </div>
          {ownHands && session?.addressProven === true && (
            <Button look="line" size="sm" icon="plus" onClick={() => setAdding(true)}>
              Add
            </Button>
          )}
        </header>
        {connections.length === 0 ? (
          <EmptyState
            title={forStudents ? 'No student accounts yet' : 'No connections yet'}
            text={
              forStudents
                ? 'Add an account for your child, or connect one that is there already.'
                : 'Connect a parent, a child or a class friend by their exact username or email.'
            }
            shape={forStudents ? 'triangle' : 'oval'}
          />
        ) : (
          <ul className={styles['links']}>
            {connections.map((connection) => (
              <ConnectionRow
                key={connection.other.id}
                accountId={accountId}
                connection={connection}
                changes={changes}
                ownHands={ownHands}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button look="line" size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        )}
      </Card>
      {ownHands && <SectionsCard roles={roles} />}
      {adding && session && (
        <ManageConnections account={session} connections={connections} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
