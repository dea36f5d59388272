import { type ComponentType, useEffect, useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { StudentHint, TeachingPreferences } from '@polyhex/contract/teaching/teaching'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import { useAsk, useTell } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Icon } from '../kit/icon.tsx'
import { Maths } from '../kit/maths.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { HintSteps } from './hint-steps.tsx'
import { LessonPlayer } from './lesson-player.tsx'
import { MissingMedia } from './missing-media.tsx'
import { TeacherHints } from './teacher-hints.tsx'
import styles from './teach-me.module.css'

const solutionTab = 'the-solution'
const hintsTab = 'hints'

export interface TeachMeProps {
  question: StoredQuestion
  /** Teachers get Hint buttons: on the open question, and beside the solution. */
  staff: boolean
  preferences: TeachingPreferences
  onPreferences: (change: Partial<TeachingPreferences>) => void
  /** Takes the place of the free hints of an open question. */
  HintShop?: ComponentType<HintShopProps> | undefined
}

/** What somebody needs who sells the hints of an open question. */
export interface HintShopProps {
  question: StoredQuestion
  hints: readonly StudentHint[]
  hintCount: number
  voice: number
  /** A hint has been bought, so that there is another one to show. */
  onBought: () => void
}

/** Help for one question: a tab for each skill lesson that matches its topic level, its hints, and The Solution [L-056]. */
export function TeachMe({ question, staff, preferences, onPreferences, HintShop }: TeachMeProps) {
  const id = question.storedQuestionId
  const isMendable = question.answer?.secondTry === 'open'
  const answered = question.answer !== null && !isMendable
  const misconception = question.answer?.misconception
  const { data, isError, isFetching, refetch } = useAsk(teachingOperations.getTeaching, {
    params: { storedQuestionId: id },
  })
  const help = useTell(teachingOperations.viewHelp, { onDone: () => void refetch() })
  const { mutate: viewHelp } = help
  // A choice of tab holds for one question, before or after its answer.
  const stage = `${id} ${answered}`
  const [choice, setChoice] = useState<{ stage: string; tab: string } | null>(null)
  const chosen = choice?.stage === stage ? choice.tab : null
  const tab = chosen ?? (answered ? solutionTab : (data?.packages[0]?.skillCode ?? hintsTab))

  // The solution comes with the answer; what was fetched before has none.
  useEffect(() => {
    if (answered) void refetch()
  }, [answered, refetch])
  const lessonOpen = !answered && data !== undefined && tab !== solutionTab && tab !== hintsTab
  useEffect(() => {
    if (lessonOpen) viewHelp({ params: { storedQuestionId: id }, body: { kind: 'skill' } })
  }, [lessonOpen, id, viewHelp])

  return (
    <Card as="aside" id="teach-me" className={styles.panel} aria-label="Teach Me">
      <p className={styles.asked} aria-hidden>
        <Maths text={question.questionText} />
      </p>
      {misconception && (
        <p className={styles.idea}>
          <Icon name="bulb" size={19} />
          <Maths text={misconception.why} />
        </p>
      )}
      {isError && (
        <ErrorState title="The lesson could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Skeletons label="Loading the lesson" className={styles.loading ?? ''}>
          <Skeleton height={36} width="70%" />
          <Skeleton height={190} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Skeletons>
      )}
      {data && (
        <Tabs
          label="Teaching"
          selected={tab}
          onSelect={(next) => setChoice({ stage, tab: next })}
          tabs={[
            ...data.packages.map((lesson) => ({
              id: lesson.skillCode,
              title: lesson.shortName,
              content: (
                <LessonPlayer
                  title="Teaching Transcript"
                  segments={lesson.segments}
                  preferences={preferences}
                  onPreferences={onPreferences}
                />
              ),
            })),
            ...(answered
              ? []
              : [
                  {
                    id: hintsTab,
                    title: 'Hints',
                    content: staff ? (
                      <TeacherHints hints={data.hints} />
                    ) : HintShop ? (
                      <HintShop
                        question={question}
                        hints={data.hints}
                        hintCount={data.hintCount}
                        voice={preferences.voice}
                        onBought={() => void refetch()}
                      />
                    ) : (
                      <HintSteps
                        hints={data.hints}
                        hintCount={data.hintCount}
                        voice={preferences.voice}
                        loading={help.isPending}
                        onHint={() => viewHelp({ params: { storedQuestionId: id }, body: { kind: 'hint' } })}
                      />
                    ),
                  },
                ]),
            {
              id: solutionTab,
              title: 'The Solution',
              content: data.solution ? (
                <LessonPlayer
                  title="Solution Transcript"
                  segments={data.solution.segments}
                  preferences={preferences}
                  onPreferences={onPreferences}
                  {...(staff ? { hints: data.hints } : {})}
                />
              ) : answered ? (
                isFetching ? (
                  <Skeletons label="Loading the solution">
                    <Skeleton height={190} />
                  </Skeletons>
                ) : (
                  <MissingMedia kind="Teaching" />
                )
              ) : (
                <p className={styles.later}>
                  The solution is shown after your {isMendable ? 'second try' : 'answer'}. Hints help until then.
                </p>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
