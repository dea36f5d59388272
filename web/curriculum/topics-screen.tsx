import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAskPages } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { RowList, RowSkeletons } from '../kit/row-list.tsx'
import { TextField } from '../kit/text-field.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import styles from './lists.module.css'
import { PageHead } from './page-head.tsx'
import { TopicRow } from './topic-row.tsx'

/** Pause in typing after which the search begins, ms. */
const typingPauseMs = 300
const batch = 24

/** The sentence of a page that leads here instead of to what was asked for; null where nobody was sent here. */
function whyHereOf(state: object): string | null {
  return 'whyHere' in state && typeof state.whyHere === 'string' ? state.whyHere : null
}

/** All topic levels, to search. */
export function TopicsScreen() {
  usePageTitle('Topics')
  const { search = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const whyHere = useLocation({ select: ({ state }) => whyHereOf(state) })
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => {
      const wanted = typed.trim()
      void navigate({ to: '/math/topics', search: wanted ? { search: wanted } : {}, replace: true, resetScroll: false })
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, search, navigate])
  return (
    <>
      <PageHead title="Topics" lede="Find something to practice.">
        <LinkButton href={paths.skills} look="line">
          All skills
        </LinkButton>
      </PageHead>
      {whyHere !== null && (
        <p className={styles['hint']} role="status">
          {whyHere}
        </p>
      )}
      <div style={{ maxWidth: 520 }}>
        <TextField
          label="Search topics"
          type="search"
          autoComplete="off"
          placeholder="fractions, angles, money"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <section className={styles['section']} aria-labelledby="found">
        <h2 id="found">{search ? `Topics with “${search}”` : 'All topics'}</h2>
        <Found search={search} />
      </section>
    </>
  )
}

function Found({ search }: { search: string }) {
  const pages = useAskPages(
    curriculumOperations.listLevelledTopics,
    { query: search ? { search } : {} },
    (answer) => ({ received: answer.topicLevels.length, total: answer.total }),
    batch,
  )
  if (pages.isPending) return <RowSkeletons label="Loading the topics" />
  if (!pages.data) return <ErrorState title="The topics did not load" onRetry={() => void pages.refetch()} />
  const topics = pages.data.pages.flatMap((answer) => answer.topicLevels)
  const total = pages.data.pages[0]?.total ?? 0
  if (topics.length === 0) return <EmptyState title="No topic by that name" text="Try one word, such as fractions." />
  return (
    <>
      <p className={styles['hint']} role="status">
        {total} {total === 1 ? 'topic level' : 'topic levels'}
      </p>
      <RowList>
        {topics.map((topic) => (
          <TopicRow key={topic.topicCodeLevel} topic={topic} />
        ))}
      </RowList>
      {pages.hasNextPage && (
        <div className={styles['more']}>
          <Button look="line" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
