import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'
import { practiceRedirect, redirectByType } from '@polyhex/contract/exercises/exercise-types'
import { useAsk } from '../call/ask.ts'
import { paths } from '../shell/paths.ts'
import { ExerciseScreen } from './exercise-screen.tsx'
import { useDensity } from './use-density.ts'

/** The topic level of the address, and what is known of it once the curriculum has answered. */
function useTopicLevel(): { topicCode: string; level: number; topic: TopicLevel | null } {
  const { topicCode = '', level = '1' } = useParams({ strict: false })
  const { data } = useAsk(curriculumOperations.listLevelledTopics, {
    query: { topicCodeLevel: `${topicCode}/${level}` },
  })
  return { topicCode, level: Number(level), topic: data?.topicLevels[0] ?? null }
}

/** Why a topic level has no practice of its own, for the topics page that is shown instead. */
function whyNoPractice({ name, level, ready }: TopicLevel): string {
  return ready
    ? `“${name}”, level ${level}, is practiced together with other topics, not by itself. Choose another topic here.`
    : `“${name}”, level ${level}, cannot be practiced here. Choose another topic.`
}

/** /math/topics/:topicCode/:level/practice/. A level that does not support focus leads to the topics instead [L-033]. */
export function PracticeScreen() {
  const { topicCode, level, topic } = useTopicLevel()
  const { history } = useRouter()
  const away = topic === null ? null : practiceRedirect(topic.supportsFocus)
  useEffect(() => {
    if (away && topic) history.replace(away, { whyHere: whyNoPractice(topic) })
  }, [away, history, topic])
  useDensity(topic?.gradeMin ?? null)
  const target = useMemo(
    () => ({ type: 'practice' as const, topicCodeLevel: `${topicCode}/${level}` }),
    [topicCode, level],
  )
  if (away) return null
  return (
    <ExerciseScreen
      key={target.topicCodeLevel}
      target={target}
      leaveHref={paths.topicLevel(topicCode, level)}
      topic={topic}
    />
  )
}

/** /math/topics/:topicCode/:level/speed-play/ */
export function SpeedPlayScreen() {
  const { topicCode, level, topic } = useTopicLevel()
  useDensity(topic?.gradeMin ?? null)
  const target = useMemo(
    () => ({ type: 'speed' as const, topicCodeLevel: `${topicCode}/${level}` }),
    [topicCode, level],
  )
  return <ExerciseScreen key={target.topicCodeLevel} target={target} leaveHref={paths.topicLevel(topicCode, level)} />
}

/** /math/units/:unit/unit-mastery/ */
export function UnitMasteryScreen() {
  const { unit = '' } = useParams({ strict: false })
  const { data } = useAsk(curriculumOperations.listUnits, { query: { unitCode: unit } })
  useDensity(data?.units[0]?.lowestGradeLevel ?? null)
  const target = useMemo(() => ({ type: 'unit_mastery' as const, unitCode: unit }), [unit])
  return <ExerciseScreen key={unit} target={target} leaveHref={paths.unit(unit)} />
}

/**
 * The redirect screen: …/redirect/?type=speedplay goes to …/speed-play/. The other query values are kept as they are
 * written [L-021].
 */
export function ExerciseRedirectScreen() {
  const { history } = useRouter()
  const href = useLocation({ select: (at) => redirectByType(at.pathname.replace(/redirect\/?$/, ''), at.searchStr) })
  useEffect(() => history.replace(href), [history, href])
  return null
}
