import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { Avatar } from '../kit/avatar.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from './account-menu.module.css'
import type { Whereabouts } from './current-place.ts'
import type { Place } from './navigation.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { SwitchAccountsMenu } from './switch-accounts-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/**
 * What a phone keeps behind the picture of the account: the places that its bar does not hold, and the light, the other
 * accounts and the way out. `places` are those places.
 */
export function AccountMenu({
  account,
  places,
  here,
}: {
  account: SessionAccount
  places: readonly Place[]
  here: Whereabouts
}) {
  const [open, setOpen] = useState(false)
  const links = places.flatMap((place) =>
    (place.pages.length > 0 ? place.pages : [place]).map((page) => ({ ...page, icon: page.icon ?? place.icon })),
  )
  const inside = here.place !== null && places.includes(here.place)
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button
        className={styles['button']!}
        aria-label={`Menu of ${account.publicName}`}
        data-here={inside || undefined}
      >
        <Avatar shape={avatarOrHexagon(account.avatar)} size={40} />
      </Button>
      <Popover className={styles['popover']!} placement="bottom end">
        <Dialog className={styles['dialog']!} aria-label={`Menu of ${account.publicName}`}>
          <p className={styles['who']}>
            <b>{account.name ?? account.publicName}</b>
            <small>{account.username}</small>
          </p>
          <nav aria-label="More">
            {links.map((link) => (
              <a
                key={link.href}
                href={link.href}
                onClick={() => setOpen(false)}
                {...(here.page?.href === link.href ? { 'aria-current': 'page' as const } : {})}
              >
                <Icon name={link.icon} size={20} />
                {link.title}
              </a>
            ))}
          </nav>
          <div className={styles['foot']}>
            <ThemeSwitch />
            <SwitchAccountsMenu account={account} />
            <SignOutButton />
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
