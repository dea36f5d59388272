import type { GuardianNews } from '@polyhex/contract/accounts/guardian-news'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import type { AskedParting, SectionAsk } from '@polyhex/contract/connections/guardian-operations'
import { nameFor, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { momentOf } from '../../kit/date-words.ts'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import { refreshSession } from '../../shell/session.ts'
import styles from './family-matters.module.css'
import { newsWords } from './news-words.ts'

/** What waits for the answer of a guardian (or of a student who answers alone), and what happened to their children. */
export function FamilyMatters({ account }: { account: SessionAccount }) {
  const client = useQueryClient()
  const query = useAsk(connectionOperations.listFamilyMatters, account.onBehalf === null ? {} : null)
  if (query.data === undefined) return null
  const { partings, sectionAsks, news } = query.data
  if (partings.length + sectionAsks.length + news.length === 0) return null
  const settled = async () => {
    await client.invalidateQueries({ queryKey: askKey(connectionOperations.listFamilyMatters) })
    await client.invalidateQueries({ queryKey: askKey(connectionOperations.listAccountLinks) })
    await refreshSession()
  }
  return (
    <section className={styles['matters']} aria-label="News of your family">
      {partings.map((parting) => (
        <PartingNote key={parting.child.id} account={account} parting={parting} onSettled={settled} />
      ))}
      {sectionAsks.map((ask) => (
        <SectionAskNote key={`${ask.sectionId} ${ask.student.id}`} account={account} ask={ask} onSettled={settled} />
      ))}
      {news.length > 0 && <NewsNote account={account} news={news} onSettled={settled} />}
    </section>
  )
}

function PartingNote({
  account,
  parting,
  onSettled,
}: {
  account: SessionAccount
  parting: AskedParting
  onSettled: () => Promise<void>
}) {
  const [ending, setEnding] = useState(false)
  const answer = useTell(connectionOperations.answerParting, { onDone: onSettled })
  const { child, endsAt } = parting
  const name = nameFor(account, child.id, child.avatarName)
  const give = (end: boolean) =>
    answer.mutate({ params: { accountId: child.id, otherId: account.accountId }, body: { end } })
  return (
    <Note kind="ask">
      <div className={styles['line']}>
        <p>
          <b>{name} asks to end the connection with you.</b>{' '}
          {endsAt === null
            ? 'Nothing changes without your permission.'
            : `It ends on ${momentOf(endsAt, account.timeZone)}, unless ${name} takes it back.`}
        </p>
        <span className={styles['ways']}>
          {endsAt === null && (
            <Button size="sm" disabled={answer.isPending} onClick={() => give(false)}>
              Stay connected <span className="visually-hidden">with {name}</span>
            </Button>
          )}
          <Button look="line" size="sm" disabled={answer.isPending} onClick={() => setEnding(true)}>
            End it now <span className="visually-hidden">with {name}</span>
          </Button>
        </span>
      </div>
      <ConfirmDialog
        open={ending}
        title={`End the connection with ${name}?`}
        confirm="End it now"
        danger
        busy={answer.isPending}
        onKeep={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false)
          give(true)
        }}
      >
        <p>You can no longer see or manage the account.</p>
      </ConfirmDialog>
    </Note>
  )
}

function SectionAskNote({
  account,
  ask,
  onSettled,
}: {
  account: SessionAccount
  ask: SectionAsk
  onSettled: () => Promise<void>
}) {
  const { student, askedBy, sectionName, sectionId } = ask
  const own = student.id === account.accountId
  const name = nameFor(account, student.id, student.avatarName)
  const answer = useTell(connectionOperations.answerSectionAsk, { onDone: onSettled })
  const give = (join: boolean) => answer.mutate({ params: { accountId: student.id, sectionId }, body: { join } })
  const what = `the section ${sectionName}`
  return (
    <Note kind="ask">
      <div className={styles['line']}>
        <p>
          <b>{own ? `Do you want to join ${what}?` : `May ${name} join ${what}?`}</b> {askedBy.avatarName} leads it and
          asks. Who leads a section sees the progress in its contests.
        </p>
        <span className={styles['ways']}>
          <Button size="sm" disabled={answer.isPending} onClick={() => give(true)}>
            {own ? 'Join' : 'Allow'} <span className="visually-hidden">{what}</span>
          </Button>
          <Button look="line" size="sm" disabled={answer.isPending} onClick={() => give(false)}>
            {own ? 'Do not join' : 'Do not allow'} <span className="visually-hidden">{what}</span>
          </Button>
        </span>
      </div>
    </Note>
  )
}

function NewsNote({
  account,
  news,
  onSettled,
}: {
  account: SessionAccount
  news: readonly GuardianNews[]
  onSettled: () => Promise<void>
}) {
  const seen = useTell(connectionOperations.markNewsSeen, {
    onDone: async () => {
      showToast('done', 'Put away')
      await onSettled()
    },
  })
  return (
    <Note>
      <div className={styles['line']}>
        <ul className={styles['news']}>
          {news.map((one) => (
            <li key={one.id}>
              {newsWords(one, nameFor(account, one.child.id, one.child.avatarName))}{' '}
              <small>{momentOf(one.at, account.timeZone)}</small>
            </li>
          ))}
        </ul>
        <Button
          look="line"
          size="sm"
          loading={seen.isPending}
          onClick={() => seen.mutate({ body: { ids: news.map(({ id }) => id) } })}
        >
          I have seen this
        </Button>
      </div>
    </Note>
  )
}
