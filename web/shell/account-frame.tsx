import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { avatarShapeOf, type AvatarShape } from '../kit/avatar-drawings.ts'
import { Avatar } from '../kit/avatar.tsx'
import { Icon } from '../kit/icon.tsx'
import { Logo } from '../kit/logo.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { OfflineChip } from '../offline/offline-chip.tsx'
import styles from './account-frame.module.css'
import { type NavigationEntry, navigationFor } from './navigation.ts'
import { OnBehalfBanner } from './on-behalf-banner.tsx'
import { paths } from './paths.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { SwitchAccountsMenu } from './switch-accounts-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The frame of a signed-in account: navigation at the side, a rail on narrow screens, a bar below on phones. */
export function AccountFrame({ account, children }: { account: SessionAccount | null; children: ReactNode }) {
  const here = useRouterState({ select: (state) => state.location.pathname })
  const entries = account ? navigationFor(account) : []
  const linkTo = (entry: NavigationEntry) => (
    <a
      key={entry.href}
      href={entry.href}
      {...(`${here}/`.startsWith(entry.under) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name={entry.icon} size={22} />
      <span>{entry.title}</span>
    </a>
  )
  return (
    <div className={styles['app']}>
      <header className={styles['side']} data-nav>
        <Logo href={paths.home} />
        <nav aria-label="Main" className={styles['entries']}>
          {account ? entries.map(linkTo) : [0, 1, 2, 3].map((i) => <Skeleton key={i} height={44} radius={14} />)}
        </nav>
        <div className={styles['foot']}>
          <OfflineChip />
          <ThemeSwitch />
          {account && <SwitchAccountsMenu account={account} />}
          <SignOutButton />
          {account && <Me account={account} />}
        </div>
      </header>
      <div className={styles['page']}>
        <header className={styles['topbar']} data-bar>
          <Logo href={paths.home} size={26} />
          <div>
            <OfflineChip />
            <a href={paths.search} className={styles['search']} aria-label="Search">
              <Icon name="search" size={20} />
            </a>
            <ThemeSwitch />
            {account && <SwitchAccountsMenu account={account} />}
            <SignOutButton />
            {account && <Avatar shape={shapeOf(account.avatar)} size={36} name={account.publicName} />}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles['main']}>
          {account && <OnBehalfBanner account={account} />}
          <div className={styles['content']}>{children}</div>
        </main>
      </div>
      {account && (
        <nav aria-label="Main, small screens" className={styles['tabbar']} data-nav>
          {entries.filter((entry) => entry.wideOnly !== true).map(linkTo)}
        </nav>
      )}
    </div>
  )
}

function Me({ account }: { account: SessionAccount }) {
  return (
    <div className={styles['me']}>
      <Avatar shape={shapeOf(account.avatar)} size={42} />
      <span>
        <b>{account.name ?? account.publicName}</b>
        <small>{account.username}</small>
      </span>
    </div>
  )
}

/** The figure of an account; one that is not known is a hexagon. */
export function shapeOf(avatar: string): AvatarShape {
  return avatarShapeOf(avatar) ?? 'hexagon'
}
