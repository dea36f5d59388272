import { Card } from '../../kit/card.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import { WeekFlower, type DayState } from '../../kit/week-flower.tsx'
import styles from './how-it-works.module.css'

const week: readonly DayState[] = ['done', 'done', 'none', 'done', 'started', 'none', 'none']

/** What a parent is shown of a child, in one sample row. */
export function ForParents() {
  return (
    <Card as="article" className={styles['part']}>
      <div className={styles['words']}>
        <h3>Parents see the week</h3>
        <p>Which days had math, what was passed, and what is hard just now, in one sentence for each child.</p>
      </div>
      <div aria-hidden="true" className={styles['child']}>
        <WeekFlower week={week} size={118} />
        <div>
          <Avatar shape="hexagon" size={40} />
          <p>3 units passed. Next: compare fractions.</p>
        </div>
      </div>
    </Card>
  )
}
