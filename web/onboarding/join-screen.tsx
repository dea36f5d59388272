import { demoPictures } from '../curriculum/demo-pictures.ts'
import { Picture } from '../curriculum/picture.tsx'
import { Card } from '../kit/card.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import styles from './join-screen.module.css'

/** What a family can do today: practice freely without an account, or sign in with one. */
export function JoinScreen() {
  usePageTitle('Join')
  return (
    <div className={styles['page']}>
      <header>
        <h1>Two ways to begin</h1>
        <p>Every grade is open to visitors. With an account your work is kept.</p>
      </header>
      <div className={styles['ways']}>
        <Card as="section" first className={styles['way']} aria-labelledby="free">
          <Picture drawing={demoPictures.pattern} hue="lapis" className={styles['picture']!} />
          <h2 id="free">Practice without an account</h2>
          <p>Choose a grade and answer real questions with hints and lessons. Nothing is asked of you.</p>
          <LinkButton href={paths.grades} iconAfter="arrow" block>
            Choose a grade
          </LinkButton>
        </Card>
        <Card as="section" className={styles['way']} aria-labelledby="account">
          <Picture drawing={demoPictures.coins} hue="honey" className={styles['picture']!} />
          <h2 id="account">Sign in</h2>
          <p>
            If you have been given a username, your map, your history and your Polyhex dollars are waiting for you. New
            accounts cannot be made on this page.
          </p>
          <LinkButton href={paths.signIn} look="soft" block>
            Sign in
          </LinkButton>
        </Card>
      </div>
    </div>
  )
}
