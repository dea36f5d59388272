import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import { useAsk } from '../../call/ask.ts'
import { gradeName } from '../../curriculum/grade-name.ts'
import { Card } from '../../kit/card.tsx'
import { HexTile } from '../../kit/hex-tile.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { nextHref } from './next-href.ts'
import styles from './next-step-card.module.css'

/** Where a passed run leads: what comes next on the map by name, and the one filled button of the screen. */
export function NextStepCard({ results }: { results: ExerciseResults }) {
  const next = nextHref(results)
  if (!next) return null
  return (
    <Card as="section" className={styles.next ?? ''} aria-label="What comes next">
      {results.type === 'unit_mastery' && results.nextUnitCode !== null ? (
        <NextUnit unitCode={results.nextUnitCode} opened={results.firstPass} />
      ) : (
        <NextTopic topicCodeLevel={results.nextTopicCodeLevel ?? ''} />
      )}
      <LinkButton className={styles.go ?? ''} href={next.href} iconAfter="arrow" size="lg">
        {next.label}
      </LinkButton>
    </Card>
  )
}

function NextUnit({ unitCode, opened }: { unitCode: string; opened: boolean }) {
  const { data } = useAsk(curriculumOperations.listUnits, { query: { unitCode, fields: 'learningGoal' } })
  const unit = data?.units[0]
  return (
    <>
      <span className={styles.tile} data-opened={opened}>
        <HexTile state="open">{unit?.unitName ?? ''}</HexTile>
      </span>
      <div className={styles.words}>
        {unit && (
          <>
            <h2>{opened ? `Unit ${unit.number} just opened` : `Unit ${unit.number} is next`}</h2>
            <p>
              {gradeName(unit.lowestGradeLevel)}: {unit.unitName}. {unit.learningGoal}
            </p>
          </>
        )}
      </div>
    </>
  )
}

function NextTopic({ topicCodeLevel }: { topicCodeLevel: string }) {
  const { data } = useAsk(curriculumOperations.listLevelledTopics, {
    query: { topicCodeLevel, fields: 'description' },
  })
  const topic = data?.topicLevels[0]
  return (
    <>
      <span className={styles.tile}>
        <HexTile state="open" large>
          {topicCodeLevel.split('/')[1]}
        </HexTile>
      </span>
      <div className={styles.words}>
        {topic && (
          <>
            <h2>Next: {topic.name}</h2>
            <p>{topic.description ?? gradeName(topic.gradeMin)}</p>
          </>
        )}
      </div>
    </>
  )
}
