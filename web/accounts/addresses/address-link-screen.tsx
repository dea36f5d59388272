import { addressOperations } from '@polyhex/contract/accounts/address-operations'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import styles from '../../identity/sign-in-screen.module.css'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { refreshSession, useSession } from '../../shell/session.ts'

/** Confirms an address by the link of a mail. Opening the page changes nothing: mail programs open links to look at them. */
export function ConfirmAddressScreen() {
  usePageTitle('Confirm your email address')
  const { token = '' } = useParams({ strict: false })
  const signedIn = useSession().state === 'authenticated'
  const prove = useTell(addressOperations.proveAddress, {
    quiet: true,
    onDone: () => {
      if (signedIn) void refreshSession()
    },
  })
  return (
    <Page title="Confirm your email address">
      {prove.error && (
        <Note kind="bad">
          {wordsOf(prove.error)}{' '}
          <a href={signedIn ? paths.profile : paths.signIn}>{signedIn ? 'Profile' : 'Sign in'}</a>
        </Note>
      )}
      {prove.data === undefined ? (
        <>
          <p>
            By this you say that the address is yours, and that you are the adult who uses the account. If somebody else
            gave your address, close this page: nothing happens.
          </p>
          <Button size="lg" block loading={prove.isPending} onClick={() => prove.mutate({ body: { token } })}>
            Confirm this address
          </Button>
        </>
      ) : (
        <>
          <div role="status">
            <Note>
              <p>
                {prove.data.kind === 'changed'
                  ? `${prove.data.email} is your address from now on.`
                  : `Thank you. ${prove.data.email} is confirmed.`}
              </p>
            </Note>
          </div>
          <LinkButton href={signedIn ? paths.home : paths.signIn} size="lg" block>
            {signedIn ? 'Go home' : 'Sign in'}
          </LinkButton>
        </>
      )}
    </Page>
  )
}

/** Takes a change of the address back by the link that was mailed to the old one. */
export function UndoAddressScreen() {
  usePageTitle('Take the change back')
  const { token = '' } = useParams({ strict: false })
  // The session is not read anew here: with it the frame would change and take these words away.
  const undo = useTell(addressOperations.undoAddressChange, { quiet: true })
  return (
    <Page title="Take the change back">
      {undo.error && <Note kind="bad">{wordsOf(undo.error)}</Note>}
      {undo.data === undefined ? (
        <>
          <p>
            Your former address counts again, everybody is signed out, and the present password stops working. We send
            you a link to set a new one.
          </p>
          <Button size="lg" block loading={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
            Take the change back
          </Button>
        </>
      ) : (
        <div role="status">
          <Note>
            <p>
              {undo.data.email} is the address of your account again. Look into your mail: the link in it sets a new
              password and works for one hour.
            </p>
          </Note>
          <p className={styles['other']}>
            <a href={paths.forgotPassword}>Ask for another link</a>
          </p>
        </div>
      )}
    </Page>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <Card className={styles['card']}>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  )
}
