import { nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { Icon, type IconName } from '../kit/icon.tsx'
import styles from './account-pages.module.css'
import { paths } from './paths.ts'

/** The pages about the learning of one account. */
export type AccountPage = 'progress' | 'activity' | 'rewards'

interface Entry {
  readonly page: AccountPage
  readonly title: string
  readonly icon: IconName
  readonly of: (accountId: string) => string
}

const entries: readonly Entry[] = [
  { page: 'progress', title: 'Progress', icon: 'topic-data', of: paths.progressOf },
  { page: 'activity', title: 'Activity', icon: 'history', of: paths.historyOf },
  { page: 'rewards', title: 'Rewards', icon: 'coin', of: paths.earnedOf },
]

const isHere = (here: boolean) => (here ? { 'aria-current': 'page' as const } : {})

/**
 * Above the pages about somebody else: which child is looked at, for those who have several, and the ways between progress,
 * activity and rewards. `accountId` is whose pages these are; the way between one's own is the navigation.
 */
export function AccountPages({
  account,
  accountId,
  page,
}: {
  /** Who is signed in. */
  account: SessionAccount
  accountId: string
  page: AccountPage
}) {
  if (accountId === account.accountId) return null
  const child = account.children.find((one) => one.accountId === accountId)
  const here = entries.find((entry) => entry.page === page)
  return (
    <div className={styles['bar']}>
      {here && child && account.children.length > 1 && (
        <nav aria-label="Your students" className={styles['children']}>
          {account.children.map((one) => (
            <a key={one.accountId} href={here.of(one.accountId)} {...isHere(one.accountId === accountId)}>
              <Icon name="user" size={18} />
              {nameAtHome(one)}
            </a>
          ))}
        </nav>
      )}
      <nav aria-label="Pages of this account" className={styles['pages']}>
        {entries.map((entry) => (
          <a key={entry.page} href={entry.of(accountId)} {...isHere(entry.page === page)}>
            <Icon name={entry.icon} size={18} />
            {entry.title}
          </a>
        ))}
      </nav>
    </div>
  )
}
