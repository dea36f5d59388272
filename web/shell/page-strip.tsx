import { useEffect, useRef } from 'react'
import type { Whereabouts } from './current-place.ts'
import styles from './page-strip.module.css'

/**
 * The pages of the place that somebody is in, above the page: where the side is too narrow to hold them. The page that is
 * shown is brought into sight, since a narrow row scrolls.
 */
export function PageStrip({ here: { place, page } }: { here: Whereabouts }) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !shown) return
    row.current.scrollLeft = shown.offsetLeft - (row.current.clientWidth - shown.offsetWidth) / 2
  }, [page])
  if (place === null || place.pages.length === 0) return null
  return (
    <nav ref={row} aria-label={`Pages of ${place.title}`} className={styles['strip']}>
      {place.pages.map((one) => (
        <a key={one.href} href={one.href} {...(one === page ? { 'aria-current': 'page' as const } : {})}>
          {one.title}
        </a>
      ))}
    </nav>
  )
}
