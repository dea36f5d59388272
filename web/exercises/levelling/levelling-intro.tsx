import type { Theme } from '@polyhex/contract/curriculum/curriculum'
import { levelling } from '@polyhex/contract/exercises/limits'
import { Card } from '../../kit/card.tsx'
import { Character } from '../../kit/character.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import styles from './levelling-intro.module.css'

const whatHappens: readonly (readonly [IconName, string])[] = [
  ['target', 'Questions get harder after a right answer and easier after a wrong one.'],
  ['skip', 'Press “I don’t know” whenever you like. It is a good answer here.'],
  ['check', 'Nobody passes or fails. At the end you see your level.'],
]

/**
 * Before a levelling: what it is for, what happens, and the choice between the clock and no clock. What the learning settings
 * say stands first.
 */
export function LevellingIntro({ theme, timedFirst }: { theme: Theme; timedFirst: boolean }) {
  usePageTitle(`${theme.themeName}, levelling`)
  return (
    <main id="main" className={styles.page}>
      <a className={styles.leave} href={paths.theme(theme.themeCode)} aria-label="Leave this activity">
        <Icon name="x" size={22} />
      </a>
      <Card as="section" className={styles.card} aria-labelledby="levelling-title">
        <div className={styles.words}>
          <p className={styles.over}>{theme.themeName}</p>
          <h1 id="levelling-title">Find your level</h1>
          <ul className={styles.list}>
            {whatHappens.map(([icon, text]) => (
              <li key={text}>
                <Icon name={icon} size={20} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.who}>
          <Character shape="hexagon" pose="think" width={170} />
        </div>
        <Ways timedFirst={timedFirst} />
      </Card>
    </main>
  )
}

function Ways({ timedFirst }: { timedFirst: boolean }) {
  const timed = (
    <li key="timed">
      <LinkButton href="?start=timed" size="lg" block look={timedFirst ? 'primary' : 'line'}>
        Start with the clock
      </LinkButton>
      <p>Length {levelling.seconds / 60} min, counted from your first answer.</p>
    </li>
  )
  const untimed = (
    <li key="untimed">
      <LinkButton href="?start=untimed" size="lg" block look={timedFirst ? 'line' : 'primary'}>
        Start without a clock
      </LinkButton>
      <p>Take your time. It stops when your level is clear.</p>
    </li>
  )
  return <ul className={styles.ways}>{timedFirst ? [timed, untimed] : [untimed, timed]}</ul>
}
