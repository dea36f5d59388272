import {
  type LinkAction,
  myPart,
  type Side,
  type Sides,
  statusOf,
  whyNot,
} from '@polyhex/contract/connections/link-rules'
import type { Permission } from '@polyhex/contract/connections/permissions'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import { faultWords, permissionWords } from './connection-words.ts'
import styles from './connections.module.css'

/** The buttons of a status, by what I am to the permission. */
const choices: Readonly<
  Record<'none' | 'requested' | 'denied' | 'confirmed', Record<'holder' | 'giver', [LinkAction, string][]>>
> = {
  none: { holder: [['request', 'Ask']], giver: [['grant', 'Add']] },
  requested: {
    holder: [['cancel', 'Cancel']],
    giver: [
      ['confirm', 'Confirm'],
      ['deny', 'Deny'],
    ],
  },
  denied: { holder: [['rerequest', 'Ask again']], giver: [['allow', 'Allow']] },
  confirmed: { holder: [['remove', 'Remove']], giver: [['remove', 'Remove']] },
}

/** Where one permission of one side stands, in a word with a sign, and what I can do about it. */
export function PermissionCell({
  state,
  side,
  permission,
  counts,
  column,
  disabled,
  onAct,
}: {
  state: Sides
  side: Side
  permission: Permission
  /** It is in effect. */
  counts: boolean
  /** The words above the column, for those who hear the buttons one by one. */
  column: string
  disabled: boolean
  onAct: (action: LinkAction) => void
}) {
  const status = statusOf(state, side, permission)
  const part = myPart(state, side, permission)
  return (
    <div className={styles['cell']}>
      <StatusChip status={status} counts={counts} />
      {choices[status][part].map(([action, words]) => {
        const fault = whyNot(state, side, permission, action)
        const what = `${permissionWords[permission].title}, ${column}`
        if (action === 'remove') {
          return (
            <IconButton
              key={action}
              icon="x"
              size="sm"
              label={`${words} ${what}`}
              tip={words}
              disabled={disabled}
              onClick={() => onAct(action)}
            />
          )
        }
        const button = (
          <Button
            key={action}
            look="ghost"
            size="sm"
            aria-disabled={fault !== null || disabled || undefined}
            {...(action === 'request' || action === 'grant' ? { icon: 'plus' as const } : {})}
            onClick={() => {
              if (fault === null && !disabled) onAct(action)
            }}
          >
            {words} <span className="visually-hidden">{what}</span>
          </Button>
        )
        return fault === null ? (
          button
        ) : (
          <Tooltip key={action} text={faultWords[fault]}>
            {button}
          </Tooltip>
        )
      })}
    </div>
  )
}

function StatusChip({ status, counts }: { status: 'none' | 'requested' | 'denied' | 'confirmed'; counts: boolean }) {
  if (status === 'none') return null
  if (status === 'requested')
    return (
      <Chip hue="special" icon="clock">
        Requested
      </Chip>
    )
  if (status === 'denied')
    return (
      <Chip hue="incorrect" icon="x">
        Denied
      </Chip>
    )
  return counts ? (
    <Chip hue="correct" icon="check">
      Confirmed
    </Chip>
  ) : (
    <Chip hue="info" icon="clock">
      <span className="visually-hidden">Confirmed, </span>
      Not active yet
    </Chip>
  )
}
