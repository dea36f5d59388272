import { useState } from 'react'
import type { HistoryItem } from '@polyhex/contract/activity/history'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import { itemTypeNames } from './activity-groups.ts'
import styles from './history.module.css'
import { QuestionViewer } from './question-viewer.tsx'
import { dayText, minutesText } from './time-words.ts'

/** A finished run with its result; opens to its questions. */
export function RunItem({ item, timeZone }: { item: HistoryItem; timeZone: string }) {
  const [open, setOpen] = useState(false)
  return (
    <li className={styles.run}>
      <div className={styles.runLine}>
        <span className={styles.runName}>
          {item.name}
          <small>
            {itemTypeNames[item.itemType]}, {dayText(item.activityAt, timeZone)}, {minutesText(item.timeTakenMs)}
          </small>
        </span>
        <Chip square hue={item.passed ? 'correct' : 'neutral'} {...(item.passed ? { icon: 'check' as const } : {})}>
          {item.correct} of {item.totalQuestions}
          {item.passed ? ', passed' : ''}
        </Chip>
        <Button look="line" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide questions' : 'Show questions'}
        </Button>
      </div>
      {open && <QuestionViewer questionSetGuid={item.id} />}
    </li>
  )
}
