import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './visitor-frame.module.css'

/** The frame of the public pages: bar, page, footer. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
