import { type ClassContest, sectionOperations } from '@polyhex/contract/classes/section-operations'
import { useState } from 'react'
import { useAskPages, useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { counted } from '../class-moment.ts'
import styles from './sections.module.css'

/** What a section plays; whoever hosts a contest adds it by its code. C-204. */
export function SectionContests({ sectionId }: { sectionId: string }) {
  const params = { sectionId }
  const pages = useAskPages(
    sectionOperations.listSectionContests,
    { params, query: {} },
    (answer) => ({ received: answer.contests.length, total: answer.total }),
    20,
  )
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const add = useTell(sectionOperations.addSectionContest, { quiet: true })
  const contests: readonly ClassContest[] = pages.data?.pages.flatMap((page) => page.contests) ?? []
  return (
    <Card as="section" padded aria-labelledby="section-contests">
      <header className={styles['title']}>
        <h2 id="section-contests">Contests</h2>
        <LinkButton look="line" size="sm" icon="trophy" href={paths.hostContest({})}>
          Host a contest
        </LinkButton>
      </header>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The contests did not load"
          safe={wordsOf(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      ) : pages.isPending ? (
        <Skeleton height={108} radius={14} />
      ) : contests.length === 0 ? (
        <EmptyState title="No contest yet" text="Add one that you host by its code." shape="diamond" />
      ) : (
        <ul className={styles['people']}>
          {contests.map((contest) => (
            <li key={contest.code}>
              <Chip square>{contest.status}</Chip>
              <span>
                <a href={paths.contestLobby(contest.code)}>{contest.title}</a>
                <small>
                  {contest.code}, {counted(contest.players, 'player')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button look="ghost" size="sm" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
      <form
        className={styles['add']}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim() === '') return
          add.mutate(
            { params, body: { code: code.trim() } },
            {
              onSuccess: ({ contest }) => {
                setCode('')
                setFault(null)
                showToast('done', `Added ${contest.title}`)
                void pages.refetch()
              },
              onError: (problem) =>
                setFault((problem instanceof ServerProblem ? problem.fields['code'] : undefined) ?? wordsOf(problem)),
            },
          )
        }}
      >
        <TextField
          label="Code of a contest that you host"
          value={code}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => setCode(event.target.value)}
          {...(fault === null ? {} : { error: fault })}
        />
        <Button type="submit" look="soft" icon="plus" disabled={code.trim() === ''} loading={add.isPending}>
          Add Contest
        </Button>
      </form>
    </Card>
  )
}
