import type { UnitTopic } from '@polyhex/contract/curriculum/curriculum'
import { LinkButton } from '../kit/link-button.tsx'
import { Row } from '../kit/row-list.tsx'
import { newTab, paths } from '../shell/paths.ts'
import { BadgeLink } from './badge-link.tsx'
import { canPractice } from './can-practice.ts'

/** A topic level in a list: its row opens its page in a new tab [L-036]; the button starts practice at once. */
export function TopicRow({
  topic,
  description,
}: {
  topic: Pick<UnitTopic, 'topicCode' | 'level' | 'name' | 'icon' | 'ready' | 'supportsFocus'>
  description?: string
}) {
  return (
    <Row
      mark={<BadgeLink icon={topic.icon} href={paths.topicLevel(topic.topicCode, topic.level)} size={40} tab="new" />}
      title={
        <h3>
          <a href={paths.topicLevel(topic.topicCode, topic.level)} {...newTab}>
            {topic.name} <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </h3>
      }
      facts={`Level ${topic.level}`}
      description={description}
      action={
        canPractice(topic) && (
          <LinkButton href={paths.practice(topic.topicCode, topic.level)} look="soft" size="sm">
            Practice <span className="visually-hidden">{topic.name}</span>
          </LinkButton>
        )
      }
    />
  )
}
