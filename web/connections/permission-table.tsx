import { type Connection, inEffect, sidesOf } from '@polyhex/contract/connections/account-link'
import { sharedPermission, type Side } from '@polyhex/contract/connections/link-rules'
import { type Permission, sensitivePermissions } from '@polyhex/contract/connections/permissions'
import { Icon } from '../kit/icon.tsx'
import { nameOf, permissionOrder, permissionWords } from './connection-words.ts'
import styles from './connections.module.css'
import { PermissionCell } from './permission-cell.tsx'
import type { LinkItem } from './use-link-changes.ts'

/** What I let them and what they let me, permission by permission.. */
export function PermissionTable({
  accountId,
  connection,
  disabled,
  onAct,
}: {
  accountId: string
  connection: Connection
  disabled: boolean
  onAct: (item: LinkItem) => void
}) {
  const state = sidesOf(connection.links, accountId)
  const name = nameOf(connection.other)
  const columns: readonly { side: Side; words: string }[] = [
    { side: 'theirs', words: `You let ${name}` },
    { side: 'mine', words: `${name} lets you` },
  ]
  const cell = (side: Side, permission: Permission, column: string) => (
    <PermissionCell
      state={state}
      side={side}
      permission={permission}
      counts={inEffect(connection.links, accountId, side, permission)}
      column={column}
      disabled={disabled}
      onAct={(action) => onAct({ side, permission, action })}
    />
  )
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">Permissions between you and {name}</caption>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {columns.map(({ side, words }) => (
            <th key={side} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissionOrder.map((permission) => (
          <tr key={permission}>
            <th scope="row">
              <b>{permissionWords[permission].title}</b>
              {sensitivePermissions.includes(permission) && (
                <span className={styles['sensitive']}>
                  <Icon name="key" size={13} />
                  Sensitive
                </span>
              )}
              <small>{permissionWords[permission].meaning}</small>
            </th>
            {permission === sharedPermission ? (
              <td colSpan={2} data-column="For both of you">
                {cell('mine', permission, 'for both of you')}
              </td>
            ) : (
              columns.map(({ side, words }) => (
                <td key={side} data-column={words}>
                  {cell(side, permission, words)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
