import { Logo } from '../kit/logo.tsx'
import { paths } from './paths.ts'
import styles from './site-footer.module.css'

/** The foot of the public pages. */
export function SiteFooter() {
  return (
    <footer className={styles['foot']}>
      <Logo size={26} />
      <nav aria-label="Footer">
        <a href={paths.grades}>Grades</a>
        <a href={paths.themes}>Themes</a>
        <a href={paths.topics}>Topics</a>
        <a href={paths.contests}>Contests</a>
        <a href={paths.games}>Games</a>
        <a href={paths.pricing}>Pricing</a>
        <a href={paths.signIn}>Sign in</a>
        <a href={paths.join}>Join</a>
        <a href={paths.standards}>Standards</a>
        <a href={paths.privacy}>Privacy</a>
      </nav>
    </footer>
  )
}
