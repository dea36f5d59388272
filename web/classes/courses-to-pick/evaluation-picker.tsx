import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import styles from './evaluation-picker.module.css'

const openStatuses: readonly string[] = ['requested', 'scheduled']

/**
 * When an evaluation is asked for: three windows on each weekday, in Eastern time and in the family's. A choice is sent at
 * once, and another one takes its place. C-256, C-257.
 */
export function EvaluationPicker({
  accountId,
  timeZone,
  onAsked,
}: {
  accountId: string
  timeZone: string
  /** What was asked for, in words. */
  onAsked?: (label: string) => void
}) {
  const windows = useAsk(cohortOperations.listEvaluationWindows, { query: { timeZone } })
  const slots = useAsk(cohortOperations.listEvaluationSlots, { query: { accountId } })
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const create = useTell(cohortOperations.createEvaluationSlot, {
    onDone: ({ evaluationSlot }) => {
      onAsked?.(evaluationSlot.label)
      return client.invalidateQueries({ queryKey: askKey(cohortOperations.listEvaluationSlots) })
    },
  })
  const asked = slots.data?.evaluationSlots.find((slot) => openStatuses.includes(slot.status))
  const choose = (windowStart: string) => {
    setChosen(windowStart)
    create.mutate({ params: { accountId }, body: { windowStart } }, { onError: () => setChosen(null) })
  }
  return (
    <Asked query={windows} loading={<WindowsSkeleton />} failed="The times did not load">
      {({ windows: offered }) => {
        if (offered.length === 0) return <EmptyState title="No time is offered now" text="Look again tomorrow." />
        const days = Map.groupBy(offered, (window) => window.dayLabel)
        return (
          <div className={styles['days']}>
            {[...days].map(([day, ofDay]) => (
              <RadioGroup
                key={day}
                label={day}
                options={ofDay.map((window) => ({
                  value: window.windowStart,
                  label: window.timeLabel,
                  ...(window.localLabel === null ? {} : { help: window.localLabel }),
                }))}
                value={chosen ?? asked?.windowStart ?? null}
                onChange={choose}
              />
            ))}
            <div role="status">
              {asked && (
                <Note>
                  {asked.status === 'scheduled' ? 'Your evaluation is set: ' : 'You have asked for '}
                  {asked.label}. It takes {asked.duration} minutes.
                </Note>
              )}
            </div>
          </div>
        )
      }}
    </Asked>
  )
}

function WindowsSkeleton() {
  return (
    <Skeletons label="Loading times" className={styles['days']!}>
      <Skeleton height={140} radius={14} />
      <Skeleton height={140} radius={14} />
    </Skeletons>
  )
}
