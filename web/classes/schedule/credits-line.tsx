import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useAsk } from '../../call/ask.ts'
import { Chip } from '../../kit/chip.tsx'
import styles from './credits-line.module.css'

/** How many session credits are left, and how many are set aside for coming classes. Nothing while that is not known. */
export function CreditsLine({ account }: { account: SessionAccount }) {
  const isParent = account.children.length > 0
  const whose = isParent ? {} : { studentAccountId: account.accountId }
  const { data } = useAsk(creditOperations.listCredits, { query: { ...whose, count: 1 } })
  if (data === undefined) return null
  const left = data.counts.available ?? 0
  const aside = data.counts.allocated ?? 0
  return (
    <p className={styles['line']}>
      <Chip hue={left + aside === 0 ? 'neutral' : 'primary'} icon="hex">
        {left === 1 ? '1 session credit left' : `${left} session credits left`}
      </Chip>
      {aside > 0 && <span>{aside} set aside for coming classes</span>}
    </p>
  )
}
