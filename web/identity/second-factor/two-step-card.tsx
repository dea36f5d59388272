import type { SecondFactor, SecondFactors } from '@polyhex/contract/identity/second-factor'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { AddFactors } from './add-factors.tsx'
import { codesLeftWords } from './factor-words.ts'
import { FactorRow } from './factor-row.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { RenameFactorDialog } from './rename-factor-dialog.tsx'
import styles from './second-factor.module.css'
import { useProof } from '../use-proof.tsx'

type Doing =
  | { readonly kind: 'rename' | 'remove'; readonly factor: SecondFactor }
  | { readonly kind: 'renew' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

function removalWords({ factors, demanded }: SecondFactors): string {
  if (factors.length > 1) return 'It can no longer be used to sign in. Your other ways stay.'
  return demanded
    ? 'It is your only way for the second step. You will have to add another one before you can go on.'
    : 'It is your only way for the second step. Your password alone will sign you in, and your recovery codes will stop working.'
}

/** Two-step sign-in of one's own account: its ways, and the recovery codes. For adults. Decision 0041. */
export function TwoStepCard({ username, timeZone }: { username: string; timeZone: string }) {
  const query = useAsk(secondFactorOperations.listSecondFactors, {})
  return (
    <Card as="section" padded aria-labelledby="two-step">
      <header className={styles['head']}>
        <h2 id="two-step">Two-step sign-in</h2>
        <p>
          After your password, you show a code from your phone or a passkey. Someone who only knows your password cannot
          get in.
        </p>
      </header>
      <Asked query={query} loading={<Skeleton height={120} />} failed="Two-step sign-in did not load">
        {(data) => <Ways data={data} username={username} timeZone={timeZone} onChanged={() => void query.refetch()} />}
      </Asked>
    </Card>
  )
}

function Ways({
  data,
  username,
  timeZone,
  onChanged,
}: {
  data: SecondFactors
  username: string
  timeZone: string
  onChanged: () => void
}) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const { asksFor, proof } = useProof()
  const removing = useTell(secondFactorOperations.removeSecondFactor, { quiet: true })
  const renewing = useTell(secondFactorOperations.renewRecoveryCodes, { quiet: true })
  const fail = (again: () => void) => (problem: unknown) => {
    if (!asksFor(problem, again)) showToast('error', wordsOf(problem))
  }

  function remove(factor: SecondFactor) {
    setDoing(null)
    removing.mutate(
      { params: { factorId: factor.id } },
      {
        onSuccess: () => {
          showToast('done', `Removed ${factor.name}`)
          onChanged()
        },
        onError: fail(() => remove(factor)),
      },
    )
  }
  function renew() {
    setDoing(null)
    renewing.mutate(
      {},
      {
        onSuccess: ({ recoveryCodes }) => {
          setDoing({ kind: 'codes', codes: recoveryCodes })
          onChanged()
        },
        onError: fail(renew),
      },
    )
  }
  const on = data.factors.length > 0
  return (
    <>
      {on && (
        <ul className={styles['list']}>
          {data.factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              timeZone={timeZone}
              onRename={() => setDoing({ kind: 'rename', factor })}
              onRemove={() => setDoing({ kind: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      <div className={styles['below']}>
        <AddFactors username={username} isFirst={!on} onAdded={onChanged} />
      </div>
      {on && (
        <div className={styles['below']}>
          <p>{codesLeftWords(data.recoveryCodesLeft)}</p>
          <Button look="line" icon="refresh" loading={renewing.isPending} onClick={() => setDoing({ kind: 'renew' })}>
            New recovery codes
          </Button>
        </div>
      )}
      {proof}
      {doing?.kind === 'rename' && (
        <RenameFactorDialog
          factor={doing.factor}
          onClose={() => setDoing(null)}
          onRenamed={() => {
            setDoing(null)
            onChanged()
          }}
        />
      )}
      {doing?.kind === 'remove' && (
        <ConfirmDialog
          open
          title={`Remove ${doing.factor.name}?`}
          confirm="Remove"
          danger
          onKeep={() => setDoing(null)}
          onConfirm={() => remove(doing.factor)}
        >
          <p>{removalWords(data)}</p>
        </ConfirmDialog>
      )}
      {doing?.kind === 'renew' && (
        <ConfirmDialog
          open
          title="Make new recovery codes?"
          confirm="Make new codes"
          onKeep={() => setDoing(null)}
          onConfirm={renew}
        >
          <p>You get ten new codes. The codes from before stop working.</p>
        </ConfirmDialog>
      )}
      {doing?.kind === 'codes' && (
        <NewCodesDialog username={username} codes={doing.codes} onClose={() => setDoing(null)} />
      )}
    </>
  )
}
