import type { ReactNode } from 'react'
import { LinkButton } from '../../kit/link-button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Logo } from '../../kit/logo.tsx'
import { SkipLink } from '../../kit/skip-link.tsx'
import { Stepper } from '../../kit/stepper.tsx'
import { paths } from '../../shell/paths.ts'
import { ThemeSwitch } from '../../shell/theme-switch.tsx'
import styles from './checkout-frame.module.css'

export const checkoutSteps = ['Order', 'Payment', 'Confirmation'] as const

/** The bar of the checkout with its three steps, and no other way than through or out. C-079 to C-081. */
export function CheckoutFrame({ current, children }: { current: 0 | 1 | 2; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles['bar']} data-bar>
        <div className={styles['inner']}>
          <Logo size={32} />
          <Stepper steps={checkoutSteps} current={current} label="Steps of the checkout" />
          <div className={styles['end']}>
            <ThemeSwitch className={styles['theme']!} />
            <a
              className={styles['leave']}
              href={current === 2 ? paths.home : paths.pricing}
              aria-label="Leave the checkout"
            >
              <Icon name="x" size={22} />
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </>
  )
}

/** What stands where there is nothing to order. */
export function NoOrder({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['none']}>
      <h1>{title}</h1>
      <p>{text}</p>
      <LinkButton href={paths.pricing}>View all product prices</LinkButton>
    </div>
  )
}
