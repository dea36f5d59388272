import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { Group } from '@polyhex/contract/classes/class-group'
import { studentsPerTeacher } from '@polyhex/contract/classes/class-limits'
import { hasGroups, takesGroups } from '@polyhex/contract/classes/class-statuses'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState, type ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Menu } from '../../kit/menu.tsx'
import { Tooltip } from '../../kit/tooltip.tsx'
import { nameOf } from '../attendees/attendee-rules.ts'
import { runRowAction, type RowActions } from '../row-action.ts'
import styles from '../attendees/attendees.module.css'
import { CopyLinkButton } from './copy-link-button.tsx'
import { CreateGroupsDialog } from './create-groups-dialog.tsx'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'
import { GroupDetailsDialog } from './group-details-dialog.tsx'
import { GroupMissedDialog } from './group-missed-dialog.tsx'

type Asking = { kind: 'create' | 'missed' } | { kind: 'details' | 'delete'; group: Group }

/** The groups of a class: who leads them, how many they are, their room, and how they are made. C-052, C-131, C-132. */
export function GroupTable({
  slot,
  groups,
  attendees,
  loading,
  isAdmin,
}: {
  slot: TimeSlot
  groups: readonly Group[]
  attendees: readonly Attendee[]
  loading: boolean
  isAdmin: boolean
}) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const missed = attendees.filter(({ isTeacher, row, groupId }) => !isTeacher && row !== 'skip' && groupId === null)
  const columns = groupColumns(attendees, { slot, isAdmin, onAsk: setAsking })
  return (
    <>
      <header className={styles['head']}>
        <h2>Groups</h2>
        {isAdmin && !slot.past && (
          <span className={styles['buttons']}>
            <WhenAllowed allowed={takesGroups(slot.status)} why="Only while the class is ready to group.">
              {(off) => (
                <Button
                  look="soft"
                  size="sm"
                  icon="grid"
                  aria-disabled={off}
                  onClick={() => setAsking({ kind: 'create' })}
                >
                  Create Groups
                </Button>
              )}
            </WhenAllowed>
            <WhenAllowed allowed={hasGroups(slot.status)} why="Only when the groups are created.">
              {(off) => (
                <Button
                  look="line"
                  size="sm"
                  icon="users"
                  aria-disabled={off}
                  onClick={() => setAsking({ kind: 'missed' })}
                >
                  Group Missed
                </Button>
              )}
            </WhenAllowed>
          </span>
        )}
      </header>
      <InfiniteTable
        label="Groups"
        columns={columns}
        compact={compactColumns(columns, {
          ...{ below: 900, rowPx: 124, title: 'index', figure: 'level', actions: 'actions' },
          lines: [
            [['teachers'], ['size']],
            [['instructions'], ['link']],
          ],
          named: ['level', 'size'],
        })}
        rows={groups}
        rowKey={(group) => group.id}
        hasMore={false}
        loading={loading}
        onMore={() => {}}
        skeletonRows={2}
        maxHeight="420px"
        empty={
          <p className={styles['none']}>
            No groups yet. They are made when the class is ready to group, 2 hours before it starts at the latest.
          </p>
        }
      />
      {asking?.kind === 'create' && <CreateGroupsDialog slot={slot} attendees={attendees} onClose={close} />}
      {asking?.kind === 'missed' && <GroupMissedDialog slot={slot} missed={missed.length} onClose={close} />}
      {asking?.kind === 'details' && <GroupDetailsDialog group={asking.group} onClose={close} />}
      {asking?.kind === 'delete' && (
        <DeleteGroupDialog group={asking.group} isLast={groups.length === 1} onClose={close} />
      )}
    </>
  )
}

/** A button that is there but off, with the reason, while something is not allowed. */
function WhenAllowed({
  allowed,
  why,
  children,
}: {
  allowed: boolean
  why: string
  children: (off: boolean) => ReactNode
}) {
  return allowed ? children(false) : <Tooltip text={why}>{children(true)}</Tooltip>
}

interface MenuProps {
  group: Group
  slot: TimeSlot
  isAdmin: boolean
  onAsk: (asking: Asking) => void
}

function GroupMenu({ group, slot, isAdmin, onAsk }: MenuProps) {
  if (slot.past) return null
  const actions: RowActions = {
    details: () => onAsk({ kind: 'details', group }),
    delete: () => onAsk({ kind: 'delete', group }),
  }
  const choices = [
    { id: 'details', label: 'Instructions and link', icon: 'pen' as const },
    ...(isAdmin ? [{ id: 'delete', label: 'Delete Group', icon: 'trash' as const, bad: true }] : []),
  ]
  return (
    <Menu
      label={`Actions for group ${group.groupIndex}`}
      icon="dots"
      iconOnly
      placement="left top"
      choices={choices.map((choice) => ({ ...choice, onChoose: () => runRowAction(actions, choice.id) }))}
    />
  )
}

function groupColumns(attendees: readonly Attendee[], acts: Omit<MenuProps, 'group'>): DataColumn<Group>[] {
  const teachersOf = (group: Group): string =>
    attendees
      .filter(({ isTeacher, groupId }) => isTeacher && groupId === group.id)
      .toSorted((a, b) => Number(a.leaderAccountId !== null) - Number(b.leaderAccountId !== null))
      .map(nameOf)
      .join(', ')
  const teachersIn = (group: Group): number =>
    Math.max(1, attendees.filter(({ isTeacher, groupId }) => isTeacher && groupId === group.id).length)
  return [
    { id: 'index', title: 'Group', width: '96px', cell: ({ groupIndex }) => <b>Group {groupIndex}</b> },
    { id: 'teachers', title: 'Teachers', width: 'minmax(160px, 1fr)', cell: teachersOf },
    {
      id: 'size',
      title: 'Students',
      width: '130px',
      cell: (group) =>
        group.size > studentsPerTeacher * teachersIn(group) ? (
          <Chip hue="incorrect" icon="warn" square>
            {group.size}, over {studentsPerTeacher * teachersIn(group)}
          </Chip>
        ) : (
          group.size
        ),
    },
    {
      id: 'level',
      title: 'Level',
      width: '76px',
      numeric: true,
      cell: ({ level }) => (level === null ? '' : level.toFixed(1)),
    },
    {
      id: 'instructions',
      title: 'Instructions',
      width: 'minmax(140px, 1fr)',
      cell: ({ instructions }) => <span className={styles['cut']}>{instructions}</span>,
    },
    {
      id: 'link',
      title: 'Link',
      width: '176px',
      cell: ({ videoConferenceLink }) => <CopyLinkButton link={videoConferenceLink} />,
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '64px',
      cell: (group) => <GroupMenu {...acts} group={group} />,
    },
  ]
}
