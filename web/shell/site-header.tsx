import { joinIntent } from '@polyhex/contract/onboarding/join-intent'
import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { useRouterState } from '@tanstack/react-router'
import { Icon } from '../kit/icon.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Logo } from '../kit/logo.tsx'
import { OfflineChip } from '../offline/offline-chip.tsx'
import { paths } from './paths.ts'
import { useAccount } from './session.ts'
import styles from './site-header.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

const entries = [
  ['Grades', paths.grades],
  ['Themes', paths.themes],
  ['Topics', paths.topics],
  ['Live classes', paths.courses],
  ['Pricing', paths.pricing],
] as const

/** The bar of the public pages. On phones its links move into a menu that opens without script. */
export function SiteHeader() {
  const account = useAccount()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const links = entries.map(([title, href]) => (
    <a
      key={href}
      href={href}
      // Closes the menu on small screens; beside it there is nothing to close.
      onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
      {...(`${here}/`.startsWith(href) ? { 'aria-current': 'page' as const } : {})}
    >
      {title}
    </a>
  ))
  return (
    <header className={styles['bar']} data-bar>
      <div className={styles['inner']}>
        <Logo size={32} />
        <nav aria-label="Site" className={styles['links']}>
          {links}
        </nav>
        <div className={styles['end']}>
          <OfflineChip />
          <a
            href={paths.search}
            className={styles['search']}
            aria-label="Search"
            {...(here.startsWith(paths.search) ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon name="search" size={20} />
          </a>
          <ThemeSwitch />
          {account ? (
            <LinkButton href={paths.home} icon="home">
              Home
            </LinkButton>
          ) : (
            <>
              <LinkButton href={paths.signIn} look="ghost">
                Sign in
              </LinkButton>
              <JoinButton />
            </>
          )}
          <details className={styles['menu']}>
            <summary aria-label="Pages">
              <Icon name="menu" />
            </summary>
            <nav aria-label="Site, small screens">{links}</nav>
          </details>
        </div>
      </div>
    </header>
  )
}

/** To the sign-up of a parent, with what brought them here; its word gives way to its icon on phones [L-031]. */
function JoinButton() {
  const href = useRouterState({
    select: ({ location }) => {
      const search = location.search as Record<string, unknown>
      // The router reads numbers in an address as numbers.
      const text = (name: string) =>
        typeof search[name] === 'string' || typeof search[name] === 'number' ? { [name]: `${search[name]}` } : {}
      const intent = joinIntent(location.pathname, { ...text('cohort'), ...text('intent') })
      return paths.signUp('parent', encodeSignUpLink({ intent }))
    },
  })
  return (
    <a href={href} className={styles['join']} aria-label="Join">
      <Icon name="user" size={19} />
      <span>Join</span>
    </a>
  )
}
