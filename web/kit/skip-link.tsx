import styles from './skip-link.module.css'

/** First in the page: lets a keyboard jump over the navigation to `#main`. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  )
}
