import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { readContestCode } from '@polyhex/contract/contests/contest-limits'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTell } from '../call/ask.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/text-field.tsx'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { anonymousGuid } from './anonymous-guid.ts'
import styles from './contests.module.css'

/** Joins a contest by its code, and goes to its lobby. */
export function JoinContestForm({ code: given = '' }: { code?: string }) {
  const { history } = useRouter()
  const account = useAccount()
  const [typed, setTyped] = useState(given)
  const [fault, setFault] = useState<string | null>(null)
  const join = useTell(contestOperations.joinContest, {
    quiet: true,
    onDone: ({ contestPlayer }) => history.push(paths.contestLobby(contestPlayer.contest.code)),
  })
  const error = fault ?? (join.isError ? wordsOf(join.error) : null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = readContestCode(typed)
    setFault(code === null ? 'A code has 6 letters and digits.' : null)
    if (code === null) return
    const visitor = account === null ? { anonymousUserGuid: anonymousGuid(localStorage) } : {}
    join.mutate({ body: { uniqueCode: code, ...visitor } })
  }
  return (
    <form className={styles['join']} onSubmit={submit} noValidate>
      <TextField
        label="Contest code"
        name="uniqueCode"
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={9}
        placeholder="ABC 234"
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(null)
        }}
        {...(error ? { error } : {})}
      />
      <Button type="submit" loading={join.isPending}>
        Join
      </Button>
    </form>
  )
}
