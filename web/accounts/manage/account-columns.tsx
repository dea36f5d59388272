import { type AccountRow, kindOfAccount } from '@polyhex/contract/accounts/administration'
import { classGroups } from '@polyhex/contract/accounts/class-groups'
import { type TimeZone, timeZones } from '@polyhex/contract/accounts/time-zones'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Chip } from '../../kit/chip.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { Menu } from '../../kit/menu.tsx'
import { paths } from '../../shell/paths.ts'
import { roleNames } from '../role-names.ts'
import styles from './manage.module.css'

/** A row of the table: an account, or one that stands beneath it. */
export interface ListedAccount extends AccountRow {
  readonly depth: 0 | 1
  /** The account it stands beneath: a child with two parents stands in the table more than once. */
  readonly beneath: string | null
}

interface ColumnActs {
  opened: (accountId: string) => boolean
  onToggle: (row: ListedAccount) => void
  onAction: (action: string, row: ListedAccount) => void
}

function AccountCell({ row }: { row: ListedAccount }) {
  return (
    <div className={styles['account']} data-depth={row.depth}>
      <Avatar shape={avatarShapeOf(row.avatarUrl) ?? 'hexagon'} size={34} />
      <span>
        <a href={paths.manageAccount(row.id)}>{row.displayName ?? row.avatarName}</a>
        <small>{row.username}</small>
      </span>
      {row.status === 'deactivated' && (
        <Chip hue="incorrect" icon="lock" square>
          Deactivated
        </Chip>
      )}
    </div>
  )
}

function RoleCell({ row }: { row: ListedAccount }) {
  const kind = kindOfAccount(row.roles)
  return (
    <>
      {kind !== null && (
        <Chip hue={kind === 'student' ? 'primary' : kind === 'tutor' ? 'info' : 'special'} square>
          {roleNames[kind]}
        </Chip>
      )}
      {row.children > 0 && (
        <small className={styles['children']}>{row.children === 1 ? '1 child' : `${row.children} children`}</small>
      )}
    </>
  )
}

/** The columns of the table of accounts. Deleting is offered on top-level rows only.. */
export function accountColumns({ opened, onToggle, onAction }: ColumnActs): DataColumn<ListedAccount>[] {
  return [
    {
      id: 'expand',
      title: 'Linked accounts',
      titleHidden: true,
      width: '52px',
      narrowWidth: '44px',
      cell: (row) =>
        row.depth === 0 &&
        row.children > 0 && (
          <IconButton
            icon={opened(row.id) ? 'down' : 'right'}
            size="sm"
            label={`${opened(row.id) ? 'Hide' : 'Show'} linked accounts of ${row.displayName ?? row.avatarName}`}
            aria-expanded={opened(row.id)}
            onClick={() => onToggle(row)}
          />
        ),
    },
    {
      id: 'name',
      title: 'Account',
      width: 'minmax(230px, 2fr)',
      sortable: true,
      cell: (row) => <AccountCell row={row} />,
    },
    { id: 'role', title: 'Role', width: '170px', cell: (row) => <RoleCell row={row} /> },
    {
      id: 'grade',
      title: 'Grade',
      width: '76px',
      numeric: true,
      sortable: true,
      cell: (row) => (row.gradeLevel === null ? '' : row.gradeLevel === 0 ? 'K' : row.gradeLevel),
    },
    {
      id: 'groups',
      title: 'Groups',
      width: 'minmax(150px, 1fr)',
      cell: (row) => (
        <span className={styles['groups']}>
          {row.classGroups.map((group) => (
            <Chip key={group} square>
              {classGroups[group].name}
            </Chip>
          ))}
        </span>
      ),
    },
    {
      id: 'timeZone',
      title: 'Time Zone',
      width: '130px',
      sortable: true,
      cell: (row) => timeZones[row.timeZone as TimeZone] ?? row.timeZone,
    },
    {
      id: 'created',
      title: 'Created',
      width: '112px',
      sortable: true,
      cell: (row) => row.createdDate.slice(0, 10).replaceAll('-', '/'),
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '64px',
      cell: (row) => (
        <Menu
          label={`Actions for ${row.displayName ?? row.avatarName}`}
          icon="dots"
          iconOnly
          placement="left top"
          choices={[
            { id: 'view', label: 'View Account', icon: 'user', onChoose: () => onAction('view', row) },
            ...(row.depth === 0
              ? [
                  {
                    id: 'delete',
                    label: 'Delete Account',
                    icon: 'trash' as const,
                    bad: true,
                    onChoose: () => onAction('delete', row),
                  },
                ]
              : []),
          ]}
        />
      ),
    },
  ]
}
