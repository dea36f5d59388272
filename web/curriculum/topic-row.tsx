import type { UnitTopic } from '@polyhex/contract/curriculum/curriculum'
import { Card } from '../kit/card.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { newTab, paths } from '../shell/paths.ts'
import { BadgeLink } from './badge-link.tsx'
import { canPractice } from './can-practice.ts'
import styles from './topic-row.module.css'

/** A topic level in a list: its name opens its page in a new tab [L-036]; the button starts practice at once. */
export function TopicRow({
  topic,
  description,
}: {
  topic: Pick<UnitTopic, 'topicCode' | 'level' | 'name' | 'icon' | 'ready' | 'supportsFocus'>
  description?: string
}) {
  return (
    <Card as="li" className={styles['row']}>
      <BadgeLink icon={topic.icon} href={paths.topicLevel(topic.topicCode, topic.level)} tab="new" />
      <div className={styles['words']}>
        <h3>
          <a href={paths.topicLevel(topic.topicCode, topic.level)} {...newTab}>
            {topic.name} <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </h3>
        <p>Level {topic.level}</p>
        {description && <p>{description}</p>}
      </div>
      {canPractice(topic) && (
        <LinkButton href={paths.practice(topic.topicCode, topic.level)} look="soft" size="sm">
          Practice <span className="visually-hidden">{topic.name}</span>
        </LinkButton>
      )}
    </Card>
  )
}
