import type { Side, Sides } from '@polyhex/contract/connections/link-rules'
import { sensitivePermissions } from '@polyhex/contract/connections/permissions'
import { ticked, type Wanted, whyNotTick } from '@polyhex/contract/connections/purposes'
import { Checkbox } from '../kit/checkbox.tsx'
import { Icon } from '../kit/icon.tsx'
import { faultWords, permissionOrder, permissionWords } from './connection-words.ts'
import styles from './connections.module.css'

const columns: readonly { side: Side; words: string }[] = [
  { side: 'theirs', words: 'You let them' },
  { side: 'mine', words: 'They let you' },
]

/** The checkboxes of the custom purpose, with the reason beside one that cannot be ticked.. */
export function CustomPermissions({
  saved,
  ticks,
  onChange,
}: {
  /** What is stored between the two already. */
  saved: Sides
  ticks: Wanted
  onChange: (ticks: Wanted) => void
}) {
  return (
    <div className={styles['custom']}>
      {columns.map(({ side, words }) => (
        <fieldset key={side}>
          <legend>{words}</legend>
          {permissionOrder.map((permission) => {
            const fault = whyNotTick(saved, ticks, side, permission)
            return (
              <Checkbox
                key={permission}
                checked={ticks[side].includes(permission)}
                disabled={fault !== null}
                onChange={(event) => onChange(ticked(ticks, side, permission, event.target.checked))}
              >
                {permissionWords[permission].title}
                {sensitivePermissions.includes(permission) && (
                  <span className={styles['sensitive']}>
                    <Icon name="key" size={13} />
                    Sensitive
                  </span>
                )}
                {fault !== null && <small>{faultWords[fault]}</small>}
              </Checkbox>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
