import { nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './privacy.module.css'

/** The ways to what is kept: of the account itself, of each child it manages, and of everybody in plain words. */
export function PrivacyCard({ account }: { account: SessionAccount }) {
  return (
    <Card as="section" padded className={styles['card']} aria-labelledby="what-is-kept">
      <h2 id="what-is-kept">What we keep</h2>
      <p className={styles['soft']}>See it, take a copy with you, or delete it.</p>
      <ul className={styles['ways']}>
        <li>
          <a href={paths.data}>
            <Icon name="download" /> Your data
          </a>
        </li>
        {account.children.map((child) => (
          <li key={child.accountId}>
            <a href={paths.dataOf(child.accountId)}>
              <Icon name="download" /> Data and consent of {nameAtHome(child)}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.privacy}>
            <Icon name="shield" /> Privacy in plain words
          </a>
        </li>
      </ul>
    </Card>
  )
}
