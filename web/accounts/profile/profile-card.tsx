import { type Account, emailIsParents } from '@polyhex/contract/accounts/account'
import { classGroups } from '@polyhex/contract/accounts/class-groups'
import { learningGoals } from '@polyhex/contract/accounts/learning-goals'
import { type TimeZone, timeZones } from '@polyhex/contract/accounts/time-zones'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useState, type CSSProperties } from 'react'
import { useAsk } from '../../call/ask.ts'
import { gradeName } from '../../curriculum/grade-name.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Icon } from '../../kit/icon.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { ChangePasswordDialog } from '../change-password-dialog.tsx'
import { EditAccountDialog, type EditVariant } from '../edit-account-dialog.tsx'
import { roleNames } from '../role-names.ts'
import styles from './profile-card.module.css'

/** Initials of a name, for an account whose avatar is none of ours. A-070. */
function Picture({ account }: { account: Account }) {
  const shape = avatarShapeOf(account.avatarUrl)
  if (shape !== null) return <Avatar shape={shape} size={132} />
  const words = (account.displayName ?? account.avatarName).split(/\s+/)
  const initials = `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
  return <span className={styles['initials']}>{initials}</span>
}

/** The facts of an account, each with its label; which there are depends on the roles.. */
function factsOf(account: Account, variant: EditVariant, themeNames: ReadonlyMap<string, string>): [string, string][] {
  const roles = account.roles ?? []
  const isStudent = roles.includes('student')
  const hasGoals = isStudent || roles.includes('parent') || roles.includes('guardian')
  const facts: [string, string | null | undefined][] = [
    ['Username', account.username],
    ...(isStudent
      ? ([
          ['Grade', typeof account.gradeLevel === 'number' ? gradeName(account.gradeLevel) : null],
          ['Birth date', account.birthDate],
        ] as [string, string | null | undefined][])
      : []),
    // A child whose parent made the account has none of its own: nothing is left to say.
    emailIsParents({ roles }) ? ['Parent Email', account.email || 'None on this account'] : ['Email', account.email],
    ['Time zone', timeZones[account.timeZone as TimeZone] ?? account.timeZone],
    ...(hasGoals
      ? ([['Learning goals', (account.learningGoals ?? []).map((goal) => learningGoals[goal]).join(', ')]] as [
          string,
          string,
        ][])
      : []),
    ...(isStudent
      ? ([
          [
            'Focus areas',
            (account.focusAreas ?? []).map((code) => themeNames.get(code) ?? code).join(', ') ||
              'The curriculum adapts',
          ],
        ] as [string, string][])
      : []),
    ...(variant === 'manage'
      ? ([['Class groups', (account.classGroups ?? []).map((group) => classGroups[group].name).join(', ')]] as [
          string,
          string,
        ][])
      : []),
  ]
  return facts.map(([label, value]) => [
    label,
    value === null || value === undefined || value === '' ? 'Not said yet' : value,
  ])
}

/** An account at a glance, with Edit and Password. Class groups show in the manage variant only.. */
export function ProfileCard({ account, variant }: { account: Account; variant: EditVariant }) {
  const [open, setOpen] = useState<'edit' | 'password' | null>(null)
  const [details, setDetails] = useState(false)
  const themes = useAsk(curriculumOperations.listThemes, { query: {} })
  const themeNames = new Map((themes.data?.themes ?? []).map((theme) => [theme.themeCode, theme.themeName ?? '']))
  const roles = (account.roles ?? []).filter((role) => role !== 'guardian')
  const shape = avatarShapeOf(account.avatarUrl)
  return (
    <Card as="section" className={styles['card']} data-details={details} aria-labelledby="profile-name">
      <div className={styles['cover']} style={{ '--av': `var(--av-${shape ?? 'hexagon'})` } as CSSProperties}>
        <Picture account={account} />
      </div>
      <div className={styles['body']}>
        <h1 id="profile-name">{account.avatarName}</h1>
        {account.displayName && <p className={styles['name']}>{account.displayName}</p>}
        <p className={styles['roles']}>
          {roles.map((role) => (
            <Chip key={role} hue={role === 'student' ? 'primary' : 'special'}>
              {roleNames[role]}
            </Chip>
          ))}
          {account.status === 'deactivated' && (
            <Chip hue="incorrect" icon="lock">
              Deactivated
            </Chip>
          )}
        </p>
        <button
          type="button"
          className={styles['unfold']}
          aria-expanded={details}
          onClick={() => setDetails((shown) => !shown)}
        >
          Details
          <Icon name={details ? 'up' : 'down'} size={18} />
        </button>
        <dl className={styles['facts']}>
          {factsOf(account, variant, themeNames).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['actions']}>
          <Button look="soft" icon="pen" onClick={() => setOpen('edit')}>
            Edit
          </Button>
          <Button look="line" icon="key" onClick={() => setOpen('password')}>
            Password
          </Button>
        </div>
      </div>
      {open === 'edit' && <EditAccountDialog accountId={account.id} variant={variant} onClose={() => setOpen(null)} />}
      {open === 'password' && (
        <ChangePasswordDialog accountId={account.id} name={account.avatarName} onClose={() => setOpen(null)} />
      )}
    </Card>
  )
}
