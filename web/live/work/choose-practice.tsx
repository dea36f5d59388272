import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { useDeferredValue, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { useAccount } from '../../shell/session.ts'
import styles from './choose-practice.module.css'

interface Choice {
  key: string
  name: string
  about: string
  target: ExerciseTarget
}

/** Most choices shown at once. */
const shown = 6

/** What is suggested to this student, as exercises that can be done here. */
function useSuggested(): Choice[] {
  const account = useAccount()
  const { data } = useAsk(
    activityOperations.getTodaysMath,
    account === null ? null : { params: { accountId: account.accountId } },
  )
  return (data?.cards ?? []).flatMap((card): Choice[] => {
    const { id, name, topicCode, level, unitCode } = card
    if (topicCode !== null && level !== null) {
      const topicCodeLevel = `${topicCode}/${level}`
      return [{ key: id, name, about: `Practice, level ${level}`, target: { type: 'practice', topicCodeLevel } }]
    }
    return unitCode === null
      ? []
      : [{ key: id, name, about: 'Unit mastery', target: { type: 'unit_mastery', unitCode } }]
  })
}

function useFound(search: string): Choice[] {
  const words = useDeferredValue(search.trim())
  const { data } = useAsk(
    curriculumOperations.listLevelledTopics,
    words.length < 2 ? null : { query: { search: words } },
  )
  if (words.length < 2) return []
  return (data?.topicLevels ?? [])
    .filter((level) => level.ready && level.supportsFocus)
    .map((level) => ({
      key: level.topicCodeLevel,
      name: level.name,
      about: `Practice, level ${level.level}`,
      target: { type: 'practice', topicCodeLevel: level.topicCodeLevel },
    }))
}

/** Before anything is open: what is suggested, and any topic by its words. */
export function ChoosePractice({ onChoose }: { onChoose: (target: ExerciseTarget) => void }) {
  const [search, setSearch] = useState('')
  const found = useFound(search)
  const suggested = useSuggested()
  const choices = (search.trim().length < 2 ? suggested : found).slice(0, shown)
  return (
    <section className={styles.choose} aria-label="Choose what to practice">
      <h2>What do you want to practice?</h2>
      <p>Your tutor can also give you a question. It opens here.</p>
      <TextField
        label="Find a topic"
        placeholder="Such as fractions"
        data-own-enter
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <span>
              <b>{choice.name}</b>
              <span className={styles.about}>{choice.about}</span>
            </span>
            <Button size="sm" look="line" onClick={() => onChoose(choice.target)}>
              Start
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
