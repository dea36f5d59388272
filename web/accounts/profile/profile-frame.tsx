import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { Role } from '@polyhex/contract/identity/accounts'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { AddressBanner } from '../addresses/address-banner.tsx'
import { ProfileCard } from './profile-card.tsx'
import styles from './profile-frame.module.css'

interface ProfileTab {
  readonly title: string
  readonly icon: IconName
  readonly href: string
  readonly shows: (roles: readonly Role[]) => boolean
}

const has =
  (...wanted: Role[]) =>
  (roles: readonly Role[]) =>
    wanted.some((role) => roles.includes(role))

/** The parts of the profile area and who sees them.. */
export const profileTabs: readonly ProfileTab[] = [
  { title: 'Connections', icon: 'link', href: paths.profile, shows: () => true },
  { title: 'Billing', icon: 'card', href: paths.billing, shows: has('student', 'parent', 'guardian') },
  { title: 'Classes', icon: 'calendar', href: paths.classNotices, shows: () => true },
  { title: 'Earned', icon: 'coin', href: paths.earned, shows: has('student') },
  { title: 'Invoices', icon: 'card', href: paths.invoices, shows: has('tutor') },
  { title: 'Safety', icon: 'shield', href: paths.safety, shows: () => true },
]

/** The profile area: the card of the account, and beside it one of its parts. Each part has an address of its own. */
export function ProfileFrame() {
  return (
    <SignedIn>
      {(account) => (
        <>
          <AddressBanner account={account} />
          <Area roles={account.roles} />
        </>
      )}
    </SignedIn>
  )
}

function Area({ roles }: { roles: readonly Role[] }) {
  const here = useRouterState({ select: (state) => `${state.location.pathname.replace(/\/$/, '')}/` })
  const query = useAsk(accountOperations.getCurrentAccount, { query: {} })
  return (
    <div className={styles['area']}>
      <div>
        <Asked query={query} loading={<Skeleton height={560} radius={20} />} failed="Your account did not load">
          {({ account }) => <ProfileCard account={account} variant="view" />}
        </Asked>
      </div>
      <div className={styles['part']}>
        <ProfileTabs roles={roles} here={here} />
        <Outlet />
      </div>
    </div>
  )
}

/** The ways to the parts. A narrow row scrolls: the part that is shown is brought into sight, and its edges fade where more is. */
function ProfileTabs({ roles, here }: { roles: readonly Role[]; here: string }) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !shown) return
    // Only the row is moved, never the page.
    row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2
  }, [here])
  return (
    <nav ref={row} className={styles['tabs']} aria-label="Profile">
      {profileTabs
        .filter((tab) => tab.shows(roles))
        .map((tab) => (
          <a key={tab.href} href={tab.href} {...(tab.href === here ? { 'aria-current': 'page' as const } : {})}>
            <Icon name={tab.icon} size={20} />
            {tab.title}
          </a>
        ))}
    </nav>
  )
}
