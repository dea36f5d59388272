import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { AuditTable } from './audit-table.tsx'
import styles from './manage.module.css'

/** Who did what to whom, for administrators. */
export function AuditLogScreen() {
  usePageTitle('Logs')
  return (
    <AdministratorsOnly>
      {() => (
        <>
          <header className={styles['head']}>
            <div>
              <h1>Logs</h1>
              <p>Sign-ins, changes of rights, and everything done on behalf of somebody. Nobody can change a line.</p>
            </div>
            <LinkButton look="line" size="sm" icon="left" href={paths.manageAccounts}>
              Manage Accounts
            </LinkButton>
          </header>
          <Card>
            <AuditTable maxHeight="calc(100dvh - 220px)" />
          </Card>
        </>
      )}
    </AdministratorsOnly>
  )
}
