import type { Skill } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAskPages } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Row, RowList, RowSkeletons } from '../kit/row-list.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { newTab, paths } from '../shell/paths.ts'
import styles from './lists.module.css'
import { PageHead } from './page-head.tsx'

const batch = 48

/** /math/skills/: what each topic teaches, with practice from its first level on [L-019]. */
export function SkillsScreen() {
  usePageTitle('Skills')
  const pages = useAskPages(
    curriculumOperations.listSkills,
    { query: {} },
    (answer) => ({ received: answer.skills.length, total: answer.total }),
    batch,
  )
  return (
    <>
      <PageHead title="Skills" lede="Everything that is taught here. Practice begins at the first level." />
      {pages.isPending && <RowSkeletons label="Loading the skills" />}
      {pages.isError && !pages.data && (
        <ErrorState title="The skills did not load" onRetry={() => void pages.refetch()} />
      )}
      {pages.data && (
        <>
          <RowList>
            {pages.data.pages.flatMap((answer) =>
              answer.skills.map((skill) => <SkillRow key={skill.skillCode} skill={skill} />),
            )}
          </RowList>
          {pages.hasNextPage && (
            <div className={styles['more']}>
              <Button look="line" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

function SkillRow({ skill }: { skill: Skill }) {
  const { skillCode, skillName, minLevel, maxLevel, description } = skill
  return (
    <Row
      title={
        <h2>
          <a href={paths.topicLevel(skillCode, minLevel)} {...newTab}>
            {skillName} <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </h2>
      }
      facts={minLevel === maxLevel ? 'One level' : `Levels ${minLevel} to ${maxLevel}`}
      description={description}
      action={
        <LinkButton href={paths.practice(skillCode, minLevel)} look="soft" size="sm">
          Practice <span className="visually-hidden">{skillName}</span>
        </LinkButton>
      }
    />
  )
}
