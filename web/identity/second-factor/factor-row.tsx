import type { SecondFactor } from '@polyhex/contract/identity/second-factor'
import { shortMomentOf } from '../../kit/date-words.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { factorIcons, factorNames } from './factor-words.ts'
import styles from './second-factor.module.css'

/** One way for the second step, with what can be done about it. */
export function FactorRow({
  factor,
  timeZone,
  onRename,
  onRemove,
}: {
  factor: SecondFactor
  timeZone: string
  onRename: () => void
  onRemove: () => void
}) {
  const when = (instant: string) => shortMomentOf(instant, timeZone)
  return (
    <li>
      <Icon name={factorIcons[factor.kind]} size={24} />
      <div className={styles['what']}>
        <b>{factor.name}</b>
        <p>
          {factor.name !== factorNames[factor.kind] && `${factorNames[factor.kind]}. `}Added {when(factor.createdAt)}
          {factor.lastUsedAt === null ? ', not used yet' : `, last used ${when(factor.lastUsedAt)}`}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button look="line" size="sm" onClick={onRename}>
          Rename <span className="visually-hidden">{factor.name}</span>
        </Button>
        <Button look="line" size="sm" onClick={onRemove}>
          Remove <span className="visually-hidden">{factor.name}</span>
        </Button>
      </div>
    </li>
  )
}
