import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { ServerProblem } from '../../call/problems.ts'
import { CreditsPanel } from '../../credits/credits-panel.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { ProfileCard } from '../profile/profile-card.tsx'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { AuditTable } from './audit-table.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { RightsPanel } from './rights-panel.tsx'
import { StatesPanel } from './states-panel.tsx'
import styles from './manage.module.css'

/** One account as an administrator sees it, at /accounts/manage/{id}/.. */
export function ManageAccountScreen() {
  usePageTitle('Manage account')
  const { accountId = '' } = useParams({ strict: false })
  return <AdministratorsOnly>{() => <ManagedAccount accountId={accountId} />}</AdministratorsOnly>
}

function ManagedAccount({ accountId }: { accountId: string }) {
  const router = useRouter()
  const [deleting, setDeleting] = useState(false)
  const query = useAsk(accountOperations.getAccount, { params: { accountId } })
  if (query.error instanceof ServerProblem && [400, 404].includes(query.error.status)) {
    return <NotFoundScreen what="There is no account at this address." />
  }
  return (
    <>
      <p className={styles['links']}>
        <LinkButton look="ghost" size="sm" icon="left" href={paths.manageAccounts}>
          Manage Accounts
        </LinkButton>
      </p>
      <Asked query={query} loading={<Skeleton height={560} radius={20} />} failed="The account did not load">
        {({ account }) => (
          <div className={styles['page']}>
            <ProfileCard account={account} variant="manage" />
            <div className={styles['panels']}>
              <Card as="section" padded className={styles['panel']} aria-labelledby="pages">
                <h2 id="pages">Pages of this account</h2>
                <div className={styles['actions']}>
                  <LinkButton look="line" size="sm" icon="topic-data" href={paths.progressOf(accountId)}>
                    Progress
                  </LinkButton>
                  <LinkButton look="line" size="sm" icon="history" href={paths.historyOf(accountId)}>
                    Activity
                  </LinkButton>
                  {account.roles?.includes('student') && (
                    <LinkButton look="line" size="sm" icon="coin" href={paths.earnedOf(accountId)}>
                      Earned
                    </LinkButton>
                  )}
                </div>
              </Card>
              <CreditsPanel variant="manage" accountId={accountId} name={account.displayName ?? account.avatarName} />
              <RightsPanel account={account} onChanged={() => void query.refetch()} />
              <StatesPanel accountId={accountId} />
              <Card as="section" className={styles['panel']} aria-label="Audit log of this account">
                <AuditTable accountId={accountId} maxHeight="360px" />
              </Card>
              <p>
                <Button look="danger" icon="trash" onClick={() => setDeleting(true)}>
                  Delete Account
                </Button>
              </p>
            </div>
            {deleting && (
              <DeleteAccountDialog
                accountId={accountId}
                name={account.displayName ?? account.avatarName}
                onClose={() => setDeleting(false)}
                onDeleted={() => router.history.push(paths.manageAccounts)}
              />
            )}
          </div>
        )}
      </Asked>
    </>
  )
}
