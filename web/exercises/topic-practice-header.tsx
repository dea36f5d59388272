import { useRef, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'
import { IconButton } from '../kit/icon-button.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'
import styles from './topic-practice-header.module.css'

/** What a topic practice is about: title, level, description, and how to practise offline [L-032]. Open on request, so that the question stays the largest thing. */
export function TopicPracticeHeader({ topic }: { topic: TopicLevel }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        icon="info"
        label="About this topic"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      />
      <Popover
        triggerRef={button}
        isOpen={open}
        onOpenChange={setOpen}
        className={styles.popover ?? ''}
        placement="bottom end"
      >
        <Dialog className={styles.header ?? ''} aria-label="About this topic">
          <h2>{topic.name}</h2>
          <p className={styles.level}>Level {topic.level}</p>
          <p>{topic.description}</p>
          <p className={styles.note}>
            Work on practice problems directly here, or download the printable pdf worksheet to practice offline.
          </p>
          <LinkButton
            href={paths.worksheet(topic.topicCode, topic.level)}
            target="_blank"
            rel="noopener"
            look="soft"
            size="sm"
            icon="print"
          >
            Worksheet
          </LinkButton>
        </Dialog>
      </Popover>
    </>
  )
}
