import type { Attendee, AttendeeRow } from '@polyhex/contract/classes/attendee'
import type { Group } from '@polyhex/contract/classes/class-group'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Chip, type ChipHue } from '../../kit/chip.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { Menu, type MenuChoice } from '../../kit/menu.tsx'
import { Select } from '../../kit/select.tsx'
import { Tooltip } from '../../kit/tooltip.tsx'
import { paths } from '../../shell/paths.ts'
import { gradeWords, isNewStudent, nameOf, needsCredit, showsNotices, whyGroupStays } from './attendee-rules.ts'
import styles from './attendees.module.css'

const rowLooks: Readonly<Record<AttendeeRow, { words: string; hue: ChipHue; icon: IconName }>> = {
  teacher: { words: 'Teacher', hue: 'special', icon: 'teach' },
  recur: { words: 'Recurring', hue: 'primary', icon: 'repeat' },
  single: { words: 'Single', hue: 'info', icon: 'check' },
  skip: { words: 'Skip', hue: 'outline', icon: 'skip' },
}
const emailed = { none: 'No email sent', class_starting: 'Start email sent', all: 'All emails sent' } as const

interface ColumnActs {
  slot: TimeSlot
  groups: readonly Group[]
  /** Administrators open accounts and change groups; tutors look. */
  isAdmin: boolean
  actionsOf: (attendee: Attendee) => readonly MenuChoice[]
  onGroup: (attendee: Attendee, groupId: string) => void
}

function NameCell({
  attendee,
  slot,
  isAdmin,
  plain = false,
}: {
  attendee: Attendee
  slot: TimeSlot
  isAdmin: boolean
  /** Without the badge. */
  plain?: boolean
}) {
  return (
    <div className={styles['who']}>
      <Avatar shape={avatarShapeOf(attendee.account.avatar) ?? 'hexagon'} size={34} />
      <span>
        {isAdmin ? <a href={paths.manageAccount(attendee.accountId)}>{nameOf(attendee)}</a> : <b>{nameOf(attendee)}</b>}
        {needsCredit(slot, attendee) && <small className={styles['required']}>(credit required)</small>}
      </span>
      {!plain && isNewStudent(attendee) && (
        <Chip hue="reward" icon="star" square>
          New Student
        </Chip>
      )}
    </div>
  )
}

function NoticeCell({ attendee, slot }: { attendee: Attendee; slot: TimeSlot }) {
  if (!showsNotices(slot, attendee)) return null
  const credit = attendee.creditId === null ? 'Credit required' : 'Credit allocated'
  const email = emailed[attendee.notificationState]
  return (
    <span className={styles['notices']}>
      <Tooltip text={credit} repeatsLabel>
        <span role="img" aria-label={credit} data-tone={attendee.creditId === null ? 'missing' : 'there'}>
          <Icon name={attendee.creditId === null ? 'warn' : 'card'} size={18} />
        </span>
      </Tooltip>
      <Tooltip text={email} repeatsLabel>
        <span role="img" aria-label={email} data-tone={attendee.notificationState === 'none' ? 'not-yet' : 'there'}>
          <Icon name="mail" size={18} />
        </span>
      </Tooltip>
    </span>
  )
}

function GroupCell({ attendee, slot, groups, isAdmin, onGroup }: ColumnActs & { attendee: Attendee }) {
  const index = attendee.group?.groupIndex
  const why = whyGroupStays(slot, attendee)
  const words = index === undefined ? 'No group' : `Group ${index}`
  if (groups.length === 0) return null
  if (!isAdmin) return words
  if (why !== null) {
    return (
      <Tooltip text={why}>
        <span tabIndex={0} className={styles['fixed']}>
          {words}
          <Icon name="lock" size={14} />
        </span>
      </Tooltip>
    )
  }
  return (
    <Select
      label={`Group of ${nameOf(attendee)}`}
      hideLabel
      placeholder="No group"
      options={groups.map((group) => ({ value: group.id, label: `Group ${group.groupIndex}` }))}
      value={attendee.groupId}
      onChange={(groupId) => {
        if (groupId !== attendee.groupId) onGroup(attendee, groupId)
      }}
    />
  )
}

const standing = { none: '', assigned: 'Assigned', joined: 'Joined', attended: 'Attended', missed: 'Missed' } as const

/** The columns of the table of attendees. C-055, C-057 to C-061. */
export function attendeeColumns(acts: ColumnActs): DataColumn<Attendee>[] {
  const { slot, isAdmin, actionsOf } = acts
  return [
    {
      id: 'name',
      title: 'Name',
      width: 'minmax(230px, 2fr)',
      narrowWidth: '210px',
      cell: (attendee) => <NameCell attendee={attendee} slot={slot} isAdmin={isAdmin} />,
    },
    {
      id: 'row',
      title: 'Status',
      width: '132px',
      cell: ({ row }) => (
        <Chip hue={rowLooks[row].hue} icon={rowLooks[row].icon} square>
          {rowLooks[row].words}
        </Chip>
      ),
    },
    { id: 'grade', title: 'Grade', width: '68px', numeric: true, cell: ({ account }) => gradeWords(account.grade) },
    {
      id: 'notices',
      title: 'Credit and email',
      width: '132px',
      cell: (attendee) => <NoticeCell attendee={attendee} slot={slot} />,
    },
    {
      id: 'group',
      title: 'Group',
      width: '142px',
      cell: (attendee) => <GroupCell {...acts} attendee={attendee} />,
    },
    {
      id: 'standing',
      title: 'In class',
      width: '120px',
      cell: ({ groupStatus, presentMinutes }) => (
        <span>
          {standing[groupStatus]}
          {presentMinutes > 0 && <small className={styles['minutes']}> {presentMinutes} min</small>}
        </span>
      ),
    },
    {
      id: 'attended',
      title: 'Attended',
      width: '88px',
      numeric: true,
      cell: ({ isTeacher, stats }) => (isTeacher ? '' : stats.attendanceCount),
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '64px',
      cell: (attendee) => {
        const choices = actionsOf(attendee)
        return choices.length === 0 ? null : (
          <Menu label={`Actions for ${nameOf(attendee)}`} icon="dots" iconOnly placement="left top" choices={choices} />
        )
      },
    },
  ]
}

/** Rows of the same where there is no room for columns. */
export function compactAttendees(columns: readonly DataColumn<Attendee>[], { slot, groups, isAdmin }: ColumnActs) {
  return compactColumns(columns, {
    below: 960,
    // The choice of a group is higher than words.
    rowPx: isAdmin && groups.length > 0 && !slot.past ? 140 : 100,
    title: (attendee) => <NameCell attendee={attendee} slot={slot} isAdmin={isAdmin} plain />,
    figure: 'row',
    lines: [
      [[(attendee) => isNewStudent(attendee) && 'New Student', 'grade', 'attended'], ['notices']],
      [['standing'], ['group']],
    ],
    actions: 'actions',
    named: ['grade', 'attended'],
  })
}
