import { beforeConsent, type ConsentRequest } from '@polyhex/contract/onboarding/consent'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { isGone, wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Note } from '../kit/note.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { refreshSession, useAccount } from '../shell/session.ts'
import { storePath } from '../shell/stored-path.ts'
import styles from './sign-up.module.css'
import { WhatWeKeep } from './steps/what-we-keep.tsx'

/** /consent/<token>/: where the mail to a parent leads. What is kept and why, yes or no, then the connection.. */
export function ConsentScreen() {
  usePageTitle('Your permission')
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const asked = useAsk(onboardingOperations.getConsentRequest, { params: { token } })
  const [removed, setRemoved] = useState<boolean | null>(null)
  if (removed !== null) return <Declined removed={removed} />
  if (asked.isError && isGone(asked.error)) {
    return (
      <EmptyState
        heading="h1"
        title="This link leads nowhere"
        text="It is not valid, or the account has been removed. Your child can send the mail again."
        action={<LinkButton href={paths.landing}>Go to the start page</LinkButton>}
      />
    )
  }
  return (
    <Asked query={asked} loading={<Skeleton height={420} radius={20} />} failed="Your child’s request did not load">
      {({ consentRequest }) => (
        <Answering
          token={token}
          request={consentRequest}
          onAnswered={() => void asked.refetch()}
          onRefused={setRemoved}
        />
      )}
    </Asked>
  )
}

function Declined({ removed }: { removed: boolean }) {
  return (
    <EmptyState
      heading="h1"
      title="You said no"
      text={
        removed
          ? 'The account and everything in it have been removed, your address as well.'
          : 'Nobody is connected, and your address has been removed from the account.'
      }
      action={<LinkButton href={paths.landing}>Go to the start page</LinkButton>}
    />
  )
}

function Answering({
  token,
  request,
  onAnswered,
  onRefused,
}: {
  token: string
  request: ConsentRequest
  onAnswered: () => void
  onRefused: (removed: boolean) => void
}) {
  if (request.status === 'given') return <Connecting token={token} request={request} onConnected={onAnswered} />
  if (request.status === 'refused') return <Declined removed={false} />
  if (request.status === 'withdrawn') {
    return (
      <EmptyState
        heading="h1"
        title="You took your yes back"
        text={`${request.childUsername} can practice, and nothing more. The mail can be sent again from the home page.`}
        action={<LinkButton href={paths.landing}>Go to the start page</LinkButton>}
      />
    )
  }
  if (request.status === 'expired') {
    return (
      <EmptyState
        heading="h1"
        title="The time to answer is over"
        text={`${request.childUsername} can send the mail again from the home page.`}
        action={<LinkButton href={paths.landing}>Go to the start page</LinkButton>}
      />
    )
  }
  return <Question token={token} request={request} onAnswered={onAnswered} onRefused={onRefused} />
}

function Question({
  token,
  request,
  onAnswered,
  onRefused,
}: {
  token: string
  request: ConsentRequest
  onAnswered: () => void
  onRefused: (removed: boolean) => void
}) {
  const { answer } = useSearch({ strict: false })
  const [declining, setDeclining] = useState(answer === 'no')
  const params = { token }
  const give = useTell(onboardingOperations.giveConsent, { quiet: true, onDone: onAnswered })
  const refuse = useTell(onboardingOperations.refuseConsent, {
    quiet: true,
    onDone: ({ removed }) => onRefused(removed),
  })
  const problem = give.error ?? refuse.error
  return (
    <div className={styles['sheet']}>
      <header>
        <h1>{request.childUsername} needs your yes</h1>
        <p>
          {request.underAge
            ? 'A child signed up for Polyhex, a place to learn mathematics, and named you as parent or guardian.'
            : 'A student of Polyhex, a place to learn mathematics, asks to be connected with you as parent or guardian.'}
        </p>
      </header>
      {problem && <Note kind="bad">{wordsOf(problem)}</Note>}
      <p>If you say yes, this is what we keep, and why:</p>
      <WhatWeKeep />
      <p>
        {request.underAge ? `${beforeConsent.works} ${beforeConsent.waits} ` : ''}
        Yes also connects you as the parent: you can see everything, change it, and take your yes back at any time.
      </p>
      <div className={styles['answers']}>
        <Button
          size="lg"
          loading={give.isPending}
          onClick={() => give.mutate({ params, body: { wording: request.wording } })}
        >
          Yes, I agree
        </Button>
        <Button size="lg" look="line" onClick={() => setDeclining(true)}>
          No
        </Button>
      </div>
      <ConfirmDialog
        open={declining}
        title="Say no?"
        keep="Go back"
        confirm="Say no"
        danger
        busy={refuse.isPending}
        onKeep={() => setDeclining(false)}
        onConfirm={() => refuse.mutate({ params })}
      >
        {request.underAge
          ? `The account ${request.childUsername} and everything in it are removed at once. This cannot be taken back.`
          : `You are not connected with ${request.childUsername}, and your address is removed from the account.`}
      </ConfirmDialog>
    </div>
  )
}

/** After the yes: the parent's account is connected, once. */
function Connecting({
  token,
  request,
  onConnected,
}: {
  token: string
  request: ConsentRequest
  onConnected: () => void
}) {
  const account = useAccount()
  const here = paths.consent(token)
  const connect = useTell(onboardingOperations.connectByConsent, {
    quiet: true,
    onDone: async () => {
      await refreshSession()
      onConnected()
    },
  })
  const parent = account !== null && (account.roles.includes('parent') || account.roles.includes('guardian'))
  return (
    <div className={styles['sheet']}>
      <header>
        <h1>Thank you. {request.childUsername} can use all of Polyhex.</h1>
        <p>We have sent you a mail as a receipt.</p>
      </header>
      {connect.error && <Note kind="bad">{wordsOf(connect.error)}</Note>}
      {request.connected ? (
        <>
          <p>Your account is connected with {request.childUsername}.</p>
          <div className={styles['answers']}>
            <LinkButton href={paths.home} iconAfter="arrow">
              Go to my home
            </LinkButton>
          </div>
        </>
      ) : parent ? (
        <>
          <p>Connect {request.childUsername} with your account, to see and manage what your child does.</p>
          <div className={styles['answers']}>
            <Button
              size="lg"
              icon="link"
              loading={connect.isPending}
              onClick={() => connect.mutate({ params: { token } })}
            >
              Connect to my account
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>With a parent account you see what your child learns. Create one, or sign in to yours.</p>
          <div className={styles['answers']}>
            <LinkButton size="lg" href={paths.signUp('parent', encodeSignUpLink({ path: here }))}>
              Create my account
            </LinkButton>
            <LinkButton size="lg" look="line" href={paths.signIn} onClick={() => storePath(here, Date.now())}>
              Sign in
            </LinkButton>
          </div>
        </>
      )}
      <TakeBack token={token} request={request} onTakenBack={onConnected} />
    </div>
  )
}

/** The way to take a yes back, by the mail in which it was given. */
function TakeBack({
  token,
  request,
  onTakenBack,
}: {
  token: string
  request: ConsentRequest
  onTakenBack: () => void
}) {
  const [asking, setAsking] = useState(false)
  const withdraw = useTell(onboardingOperations.withdrawConsentByMail, { quiet: true, onDone: onTakenBack })
  return (
    <div className={styles['takeBack']}>
      {withdraw.error && <Note kind="bad">{wordsOf(withdraw.error)}</Note>}
      <Button look="ghost" size="sm" onClick={() => setAsking(true)}>
        Take my yes back
      </Button>
      <ConfirmDialog
        open={asking}
        title="Take your yes back?"
        keep="Keep it"
        confirm="Take it back"
        danger
        busy={withdraw.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => withdraw.mutate({ params: { token } })}
      >
        {request.underAge
          ? `${request.childUsername} can still practice. The real name, friends and what we counted about your child are deleted.`
          : `${request.childUsername} keeps the account. We only note that your yes no longer stands.`}
      </ConfirmDialog>
    </div>
  )
}
