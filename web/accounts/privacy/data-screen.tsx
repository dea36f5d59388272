import { type AccountData, dataFileName, dataParts } from '@polyhex/contract/accounts/account-data'
import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { nameFor, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { callServer } from '../../call/call-server.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { DataPart } from './data-part.tsx'
import styles from './data-screen.module.css'
import { DeletionCard } from './deletion-card.tsx'
import { shortMomentOf } from '../../kit/date-words.ts'

/** Rows of a table that the page shows; the file has all. */
const mostRows = 20

/** Everything that is kept of an account, one's own or one that is managed, to read, print and take along. */
export function DataScreen() {
  usePageTitle('What we keep')
  const { accountId } = useParams({ strict: false })
  return <SignedIn>{(account) => <Data account={account} accountId={accountId ?? account.accountId} />}</SignedIn>
}

/** Hands the browser a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

function Data({ account, accountId }: { account: SessionAccount; accountId: string }) {
  const own = accountId === account.accountId
  const name = ({ publicName }: AccountData) => nameFor(account, accountId, publicName)
  const query = useAsk(privacyOperations.exportAccount, { params: { accountId }, query: { most: mostRows } })
  return (
    <div className={styles['page']}>
      <Asked query={query} loading={<Skeleton height={600} radius={20} />} failed="The data did not load">
        {({ data }) => (
          <>
            <Head data={data} own={own} name={name(data)} timeZone={account.timeZone} />
            {data.parts
              .filter(({ rows }) => rows.length > 0)
              .map((part) => (
                <DataPart key={part.part} part={part} timeZone={account.timeZone} />
              ))}
            <Nothing data={data} />
            {(!own || account.roles.includes('student')) && <ConsentsCard accountId={accountId} own={own} />}
            <DeletionCard accountId={accountId} username={data.username} name={name(data)} own={own} />
          </>
        )}
      </Asked>
    </div>
  )
}

interface HeadProps {
  data: AccountData
  own: boolean
  /** As the reader calls whose data it is. */
  name: string
  timeZone: string
}

function Head({ data, own, name, timeZone }: HeadProps) {
  const [loading, setLoading] = useState(false)
  async function download() {
    setLoading(true)
    try {
      const params = { accountId: data.accountId }
      const whole = await callServer(privacyOperations.exportAccount, { params, query: {} })
      saveFile(dataFileName(whole.data), JSON.stringify(whole.data, null, 2))
    } catch (problem) {
      showToast('error', wordsOf(problem))
    }
    setLoading(false)
  }
  return (
    <header className={styles['head']}>
      <h1>{own ? 'What we keep about you' : `What we keep about ${name}`}</h1>
      <p>
        Everything in the account {data.username}, as it was on {shortMomentOf(data.at, timeZone)}. Passwords and what
        would let somebody in are not shown, and others appear by their public names only.{' '}
        <a href={paths.privacy}>Privacy in plain words</a>
      </p>
      <div className={styles['actions']}>
        <Button icon="download" loading={loading} onClick={() => void download()}>
          Download JSON
        </Button>
        <Button look="line" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </header>
  )
}

/** The parts of which there is nothing, so that nobody has to wonder. */
function Nothing({ data }: { data: AccountData }) {
  const empty = data.parts.filter(({ rows }) => rows.length === 0)
  if (empty.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="nothing">
      <h2 id="nothing">Nothing is kept of</h2>
      <p>{empty.map(({ part }) => dataParts[part].title).join(', ')}.</p>
    </section>
  )
}
