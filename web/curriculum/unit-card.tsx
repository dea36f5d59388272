import type { Unit } from '@polyhex/contract/curriculum/curriculum'
import { unitMastery } from '@polyhex/contract/exercises/limits'
import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { newTab, paths } from '../shell/paths.ts'
import { BadgeLink } from './badge-link.tsx'
import styles from './unit-card.module.css'
import { unitTitle } from './unit-title.ts'

/** A unit in a list: its name is a link that opens in a new tab [L-036]. */
export function UnitCard({ unit }: { unit: Unit }) {
  const topics = unit.unitTopics?.filter((topic) => !topic.review).length
  return (
    <Card as="article" className={styles['card']}>
      <BadgeLink icon={unit.icon} href={paths.unit(unit.unitCode)} tab="new" />
      <div className={styles['words']}>
        <h3>
          <a href={paths.unit(unit.unitCode)} {...newTab}>
            {unitTitle(unit)} <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </h3>
        {unit.learningGoal && <p>{unit.learningGoal}</p>}
        <p className={styles['facts']}>
          {topics !== undefined && (
            <span>
              <Icon name="grid" size={15} />
              {topics} {topics === 1 ? 'topic' : 'topics'}
            </span>
          )}
          {unit.readyForProduction && (
            <span>
              <Icon name="target" size={15} />
              Answer {unitMastery.total} Questions
            </span>
          )}
        </p>
      </div>
    </Card>
  )
}
