import { CreditsPanel } from '../../credits/credits-panel.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { useAccount } from '../../shell/session.ts'
import styles from './profile-frame.module.css'

/** The Billing part: what the account owes, which is nothing as long as nothing is sold, and its credits. A-015, C-103. */
export function NothingToPay() {
  usePageTitle('Billing')
  const account = useAccount()
  return (
    <div className={styles['billing']}>
      <EmptyState
        shape="circle"
        title="There is nothing to pay"
        text="Practice is free. This account has bought nothing and owes nothing."
        action={<LinkButton href={paths.topics}>Practice</LinkButton>}
      />
      {account && <CreditsPanel variant="view" accountId={account.accountId} />}
    </div>
  )
}
