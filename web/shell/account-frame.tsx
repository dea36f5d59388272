import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { Avatar } from '../kit/avatar.tsx'
import { Icon } from '../kit/icon.tsx'
import { Logo } from '../kit/logo.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { OfflineChip } from '../offline/offline-chip.tsx'
import styles from './account-frame.module.css'
import { AccountMenu } from './account-menu.tsx'
import { whereIs } from './current-place.ts'
import { navigationFor, ownPlace, placesInBar } from './navigation.ts'
import { OnBehalfBanner } from './on-behalf-banner.tsx'
import { PageStrip } from './page-strip.tsx'
import { paths } from './paths.ts'
import { currentMark, PlaceList } from './place-list.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { SwitchAccountsMenu } from './switch-accounts-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The frame of a signed-in account: its places at the side, a rail on narrow screens, a bar below on phones. */
export function AccountFrame({ account, children }: { account: SessionAccount | null; children: ReactNode }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const places = account ? navigationFor(account) : []
  const here = whereIs(places, pathname)
  const inBar = places.filter((place) => place.title !== ownPlace).slice(0, placesInBar)
  const search = (
    <a
      href={paths.search}
      className={styles['search']}
      {...(pathname.startsWith(paths.search) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name="search" size={20} />
      <span>Search</span>
    </a>
  )
  return (
    <div className={styles['app']}>
      <header className={styles['side']} data-nav>
        <Logo href={paths.home} />
        {search}
        <nav aria-label="Main" className={styles['nav']}>
          {account ? (
            <PlaceList places={places} here={here} />
          ) : (
            [0, 1, 2, 3, 4].map((i) => <Skeleton key={i} height={44} radius={14} />)
          )}
        </nav>
        <div className={styles['foot']}>
          {account && <Me account={account} />}
          <div className={styles['switches']}>
            <OfflineChip />
            <ThemeSwitch />
            {account && <SwitchAccountsMenu account={account} />}
            <SignOutButton />
          </div>
        </div>
      </header>
      <div className={styles['page']}>
        <header className={styles['topbar']} data-bar>
          <Logo href={paths.home} size={26} />
          <div>
            <OfflineChip />
            {search}
            {account && (
              <AccountMenu account={account} places={places.filter((place) => !inBar.includes(place))} here={here} />
            )}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles['main']}>
          {account && <OnBehalfBanner account={account} />}
          <div className={styles['content']}>
            <PageStrip here={here} />
            {children}
          </div>
        </main>
      </div>
      {account && (
        <nav aria-label="Main, small screens" className={styles['tabbar']} data-nav>
          {inBar.map((place) => (
            <a key={place.title} href={place.href} {...currentMark(place, here)}>
              <Icon name={place.icon} size={22} />
              <span>{place.title}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

/** Who is here. Not a link: what belongs to the account has its place in the list. */
function Me({ account }: { account: SessionAccount }) {
  return (
    <div className={styles['me']}>
      <Avatar shape={avatarOrHexagon(account.avatar)} size={42} />
      <span>
        <b>{account.name ?? account.publicName}</b>
        <small>{account.username}</small>
      </span>
    </div>
  )
}
