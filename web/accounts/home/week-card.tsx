import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Card } from '../../kit/card.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { WeekFlower } from '../../kit/week-flower.tsx'
import styles from './week-card.module.css'
import { weekOf } from './week.ts'

/** The days with math this week. */
export function WeekCard({ accountId, timeZone }: { accountId: string; timeZone: string }) {
  const [now] = useState(() => new Date())
  const history = useAsk(activityOperations.listHistoryItems, {
    params: { accountId },
    query: { hasAnswered: true, count: 100 },
  })
  const loading = (
    <Skeletons label="Loading your week">
      <Skeleton height={140} radius={16} />
    </Skeletons>
  )
  return (
    <Card as="section" className={styles['card']} aria-labelledby="week-title">
      <Asked query={history} failed="Your week did not load" loading={loading}>
        {(answer) => {
          const { week, today } = weekOf(answer.items, now, timeZone)
          const days = week.filter((day) => day !== 'none').length
          return (
            <>
              <div>
                <h2 id="week-title">This week</h2>
                <p>{daysWords(days)}</p>
              </div>
              <WeekFlower week={week} today={today} />
            </>
          )
        }}
      </Asked>
    </Card>
  )
}

function daysWords(days: number): string {
  if (days === 0) return 'A fresh week. One set fills the first cell.'
  return `${days} ${days === 1 ? 'day' : 'days'} with math so far.`
}
