import { Avatar } from '../../kit/avatar.tsx'
import { Card } from '../../kit/card.tsx'
import { Coin } from '../../kit/coin.tsx'
import { HexTile, type HexState } from '../../kit/hex-tile.tsx'
import type { IconName } from '../../kit/icon.tsx'
import { ForParents } from './for-parents.tsx'
import styles from './how-it-works.module.css'
import sections from './sections.module.css'

interface Sample {
  name: string
  state: HexState
  icon: IconName
  x: number
  y: number
  progress?: number
  active?: boolean
}

const samples: readonly Sample[] = [
  { name: 'Equivalent fractions', state: 'passed', icon: 'topic-fraction', x: 0, y: 0 },
  { name: 'Compare fractions', state: 'passed', icon: 'topic-fraction', x: 1, y: 0 },
  { name: 'Add unlike fractions', state: 'started', icon: 'topic-fraction', x: 2, y: 0, progress: 60, active: true },
  { name: 'Coordinate grid', state: 'passed', icon: 'topic-graph', x: 0.5, y: 1 },
  { name: 'Graph a rule', state: 'open', icon: 'topic-graph', x: 1.5, y: 1 },
  { name: 'Multiply fractions', state: 'locked', icon: 'topic-fraction', x: 2.5, y: 1 },
]

/** The map, the help, the dollars and what parents see, one picture each. */
export function HowItWorks() {
  return (
    <section className={`${sections['inner']} ${sections['section']} ${styles['grid']}`} aria-labelledby="how-title">
      <h2 id="how-title" className="visually-hidden">
        How it works
      </h2>
      <Card as="article" className={`${styles['part']} ${styles['wide']}`}>
        <div className={styles['words']}>
          <h3>A map that fills with honey</h3>
          <p>
            Each cell is a unit. It fills as you answer and turns gold when you pass. You always know what comes next.
          </p>
        </div>
        <div className={styles['map']} aria-hidden="true">
          {samples.map(({ name, x, y, ...tile }) => (
            <span key={name} style={{ left: x * 131.7, top: y * 114.2 }}>
              <HexTile {...tile}>{name}</HexTile>
            </span>
          ))}
        </div>
      </Card>
      <Card as="article" className={styles['part']}>
        <div className={styles['words']}>
          <h3>Stuck? Teach Me.</h3>
          <p>A short lesson with words and drawings, matched to the very question you are on.</p>
        </div>
        <div aria-hidden="true" className={styles['lesson']}>
          <div className={styles['bubble']}>
            <Avatar shape="pentagon" size={46} />
            <p>
              Thirds and fourths? <br />
              Cut both into twelfths.
            </p>
          </div>
          <div className={styles['bar']}>
            {Array.from({ length: 12 }, (_, i) => (
              <i key={i} className={i < 8 ? styles['thirds'] : i < 11 ? styles['fourths'] : undefined} />
            ))}
          </div>
        </div>
      </Card>
      <Card as="article" className={styles['part']}>
        <div className={styles['words']}>
          <h3>Dollars for thinking</h3>
          <p>With an account, the work you finish earns coins. They are part of the game and never real money.</p>
        </div>
        <div aria-hidden="true" className={styles['coins']}>
          <Coin size={58} />
          <span>+34</span>
        </div>
      </Card>
      <ForParents />
    </section>
  )
}
