import {
  type Found,
  type FoundKind,
  foundKinds,
  standardsOperations,
} from '@polyhex/contract/curriculum/standards-operations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { PageHead } from '../page-head.tsx'
import { TopicBadge } from '../topic-badge.tsx'
import styles from './search.module.css'

/** Pause in typing after which the search begins, ms. */
const typingPauseMs = 200

const kindTitles: Record<FoundKind, string> = {
  unit: 'Units',
  topic_level: 'Topic levels',
  theme: 'Themes',
  skill: 'Skills',
  standard: 'Standards',
}

/** Where what was found stands. */
export function placeOf({ kind, code }: Pick<Found, 'kind' | 'code'>): string {
  const [topicCode = '', level = '1'] = code.split('/')
  const places: Record<FoundKind, string> = {
    unit: paths.unit(code),
    topic_level: paths.topicLevel(topicCode, Number(level)),
    theme: paths.theme(code),
    skill: paths.topic(code),
    standard: `${paths.standards}?search=${encodeURIComponent(code)}`,
  }
  return places[kind]
}

/**
 * /math/search/: units, topic levels, themes, skills and standards by words or codes. The arrow keys go through what was
 * found, from the field and back. What is typed stands in the address and is kept nowhere else.
 */
export function SearchScreen() {
  usePageTitle('Search')
  const { search = '' } = useSearch({ strict: false }) as { search?: string }
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search)
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = all.current
    const move = (event: KeyboardEvent): void => moveFocus(event, root)
    root?.addEventListener('keydown', move)
    return () => root?.removeEventListener('keydown', move)
  }, [])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return
    const timer = setTimeout(
      () =>
        void navigate({
          to: '/math/search',
          search: wanted ? { search: wanted } : {},
          replace: true,
          resetScroll: false,
        }),
      typingPauseMs,
    )
    return () => clearTimeout(timer)
  }, [typed, search, navigate])
  return (
    <div ref={all}>
      <PageHead title="Search" lede="Find a unit, a topic, a theme, a skill or the code of a standard." />
      <search className={styles['field']}>
        <TextField
          label="Search the math"
          type="search"
          autoComplete="off"
          autoFocus
          placeholder="fractions, angles, 3.NF.A.1"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {search === '' ? (
        <p className={styles['soft']}>Type a word or a code. The arrow keys go through what is found.</p>
      ) : (
        <Results search={search} onMeant={setTyped} />
      )}
    </div>
  )
}

/** Down and up go from the field through the links and back. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined || root === null) return
  const stops = [...root.querySelectorAll<HTMLElement>('input[type="search"], a[data-found]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + by]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}

function Results({ search, onMeant }: { search: string; onMeant: (search: string) => void }) {
  const query = useAsk(standardsOperations.searchCurriculum, { query: { search } })
  return (
    <Asked query={query} failed="The search did not work" loading={<ResultsSkeleton />}>
      {({ found, totals, meant }) => (
        <>
          <p className={styles['soft']} role="status">
            {found.length === 0 ? 'Nothing was found.' : `${sumOf(totals)} found.`}
          </p>
          {found.length === 0 && <Nothing meant={meant} onMeant={onMeant} />}
          {foundKinds.map((kind) => {
            const some = found.filter((one) => one.kind === kind)
            return some.length > 0 && <Group key={kind} kind={kind} found={some} total={totals[kind]} search={search} />
          })}
        </>
      )}
    </Asked>
  )
}

const sumOf = (totals: Record<FoundKind, number>): number => foundKinds.reduce((sum, kind) => sum + totals[kind], 0)

function Nothing({ meant, onMeant }: { meant: string | null; onMeant: (search: string) => void }) {
  return (
    <EmptyState
      heading="h2"
      title="Nothing like this here"
      text="Try one word, such as fractions, or look through the topics."
      action={
        meant === null ? (
          <a href={paths.topics}>All topics</a>
        ) : (
          <button type="button" className={styles['meant']!} onClick={() => onMeant(meant)}>
            Search for “{meant}”
          </button>
        )
      }
    />
  )
}

function Group({
  kind,
  found,
  total,
  search,
}: {
  kind: FoundKind
  found: readonly Found[]
  total: number
  search: string
}) {
  return (
    <section className={styles['group']} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{kindTitles[kind]}</h2>
      <ul>
        {found.map((one) => (
          <li key={one.code}>
            <a href={placeOf(one)} data-found>
              <TopicBadge icon={one.icon} size={40} />
              <span>
                <b>{one.name}</b>
                <small>{one.detail}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {kind === 'topic_level' && found.length < total && (
        <p className={styles['more']}>
          <a href={`${paths.topics}?search=${encodeURIComponent(search)}`}>All {total} topic levels</a>
        </p>
      )}
      {kind === 'skill' && (
        <p className={styles['more']}>
          <a href={paths.skills}>All skills</a>
        </p>
      )}
    </section>
  )
}

function ResultsSkeleton() {
  return (
    <Skeletons label="Searching" className={styles['skeletons']!}>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <Skeleton key={i} height={72} radius={16} />
      ))}
    </Skeletons>
  )
}
