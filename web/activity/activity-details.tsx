import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { useAsk } from '../call/ask.ts'
import { ErrorState } from '../kit/error-state.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import type { ActivityGroup } from './activity-groups.ts'
import { CompletionHex, completionWord } from './completion-hex.tsx'
import { RunItem } from './run-item.tsx'
import styles from './history.module.css'

interface ActivityDetailsProps {
  accountId: string
  group: ActivityGroup
  timeZone: string
}

/** Most runs shown below a row. */
const runsShown = 100

/** Below a row: the topics of the unit that were worked on, and every finished run with its questions. */
export function ActivityDetails({ accountId, group, timeZone }: ActivityDetailsProps) {
  const { row, children } = group
  const { data, isError, refetch } = useAsk(activityOperations.listHistoryItems, {
    params: { accountId },
    query: {
      ...(row.unitCode === null ? {} : { unitCode: row.unitCode }),
      ...(row.unitCode === null && row.topicCodeLevel !== null ? { topicCodeLevel: row.topicCodeLevel } : {}),
      hasAnswered: true,
      count: runsShown,
    },
  })
  return (
    <div className={styles.details}>
      {children.length > 0 && (
        <ul className={styles.topics} aria-label={`Topics of ${row.name}`}>
          {children.map((child) => (
            <li key={child.id}>
              <CompletionHex completion={child.completion} />
              <span>
                {child.name}
                <small>
                  {completionWord(child.completion)}, {child.correct} of {child.totalQuestions} correct
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isError && <ErrorState title="The runs could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons label="Loading the runs">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Skeletons>
      )}
      {data && (
        <ul className={styles.runs} aria-label="Finished runs">
          {data.items.map((item) => (
            <RunItem key={item.id} item={item} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </div>
  )
}
