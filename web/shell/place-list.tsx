import { Icon } from '../kit/icon.tsx'
import type { Whereabouts } from './current-place.ts'
import type { Place } from './navigation.ts'
import styles from './place-list.module.css'

/** The link of a place is where one is only when it stands for a single page; else one of its pages is. */
export function currentMark(place: Place, here: Whereabouts): { 'aria-current'?: 'page' | 'true' } {
  if (here.place !== place) return {}
  return { 'aria-current': place.pages.length > 0 ? 'true' : 'page' }
}

/** The places at the side of a page. The one that somebody is in shows its pages below it, where the side is wide enough. */
export function PlaceList({ places, here }: { places: readonly Place[]; here: Whereabouts }) {
  return (
    <ul className={styles['places']}>
      {places.map((place) => (
        <li key={place.title} className={styles['place']} {...(here.place === place ? { 'data-here': true } : {})}>
          <a href={place.href} className={styles['link']} {...currentMark(place, here)}>
            <Icon name={place.icon} size={22} />
            <span>{place.title}</span>
          </a>
          {here.place === place && place.pages.length > 0 && (
            <ul className={styles['pages']} aria-label={place.title}>
              {place.pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href} {...(here.page === page ? { 'aria-current': 'page' as const } : {})}>
                    {page.title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
