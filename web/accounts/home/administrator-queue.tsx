import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import { useAsk } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './administrator-queue.module.css'

interface Waiting {
  readonly title: string
  readonly hint: string
  readonly verb: string
  readonly href: string
  readonly count: number
}

/** What waits for an administrator, with how much of it, the most urgent first. */
export function AdministratorQueue() {
  const reports = useAsk(safetyOperations.listSafetyReports, { query: { count: 1 } })
  const requests = useAsk(administrationOperations.listRoleRequests, { query: { count: 1 } })
  const names = useAsk(administrationOperations.listNameReviews, { query: { count: 1 } })
  if ([reports, requests, names].some((query) => query.isPending)) return <Loading />
  const kinds: readonly Waiting[] = [
    {
      title: 'Reports',
      hint: 'Something that was said or drawn. Harm comes first.',
      verb: 'Review',
      href: paths.safetyReports,
      count: reports.data?.total ?? 0,
    },
    {
      title: 'Roles asked for',
      hint: 'People who want to teach.',
      verb: 'Decide',
      href: paths.decisions,
      count: requests.data?.total ?? 0,
    },
    {
      title: 'Names to look at',
      hint: 'The word lists caught them.',
      verb: 'Decide',
      href: paths.decisions,
      count: names.data?.total ?? 0,
    },
  ]
  const failed = [reports, requests, names].some((query) => query.isError)
  return (
    <Card
      as="section"
      className={styles['queue']}
      aria-labelledby="queue"
      data-urgent={(reports.data?.total ?? 0) > 0 || undefined}
    >
      <header>
        <h2 id="queue">{titleOf(kinds)}</h2>
        {failed && <p>Not everything could be counted. The pages under Run show all of it.</p>}
      </header>
      <ul>
        {kinds.map(({ title, hint, verb, href, count }) => (
          <li key={title} data-some={count > 0 || undefined}>
            <span className={styles['count']}>{count}</span>
            <span className={styles['words']}>
              <b>{title}</b>
              <small>{hint}</small>
            </span>
            <a href={href}>
              {count > 0 ? verb : 'Look'}
              <span className="visually-hidden">: {title}</span>
              <Icon name="right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function titleOf(kinds: readonly Waiting[]): string {
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return 'Nothing waits for you'
  return all === 1 ? '1 thing waits for you' : `${all} things wait for you`
}

function Loading() {
  return (
    <Skeletons label="Counting what waits for you">
      <Skeleton height={180} radius={20} />
    </Skeletons>
  )
}
