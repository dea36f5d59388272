import { accountingOperations, type XeroMapping } from '@polyhex/contract/billing/accounting-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { showToast } from '../../kit/toasts.ts'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import styles from '../finance/finance.module.css'
import { stateWords } from './books-panel.tsx'

const operations = accountingOperations

/** /xero/: connecting the books at Xero: going there, choosing the company, choosing its accounts. C-024. */
export function XeroScreen() {
  usePageTitle('Xero')
  return (
    <AdministratorsOnly>
      {() => (
        <div className={styles['page']}>
          <header className={styles['pageHead']}>
            <div>
              <h1>Xero</h1>
              <p>The books of the company. What is to be written waits as long as there is no connection.</p>
            </div>
            <LinkButton look="line" size="sm" icon="back" href={paths.financeTab('books')}>
              Finance
            </LinkButton>
          </header>
          <Connection />
        </div>
      )}
    </AdministratorsOnly>
  )
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: askKey(operations.getAccounting) })
    await client.invalidateQueries({ queryKey: askKey(operations.getXeroChoices) })
    await client.invalidateQueries({ queryKey: askKey(operations.listXeroTenants) })
  }
}

function Connection() {
  const { code, state } = useSearch({ strict: false }) as { code?: string; state?: string }
  const query = useAsk(operations.getAccounting, {})
  const router = useRouter()
  const refresh = useRefresh()
  const sent = useRef(false)
  const finish = useTell(operations.finishXero, { quiet: true })
  const { mutate } = finish
  useEffect(() => {
    if (code === undefined || state === undefined || sent.current) return
    // A code works once: it leaves the address before it is used.
    sent.current = true
    router.history.replace(paths.xero)
    mutate({ body: { code, state } }, { onSuccess: () => void refresh() })
  }, [code, state, mutate, router, refresh])
  const connect = useTell(operations.connectXero, { onDone: ({ address }) => window.location.assign(address) })
  const disconnect = useTell(operations.disconnectXero, { onDone: refresh })
  return (
    <Asked
      query={query}
      loading={<Skeleton height={220} radius={20} />}
      failed="The connection did not load"
      safe="Nothing is lost."
    >
      {(books) => {
        if (books.destination === 'local') {
          return <Note>This server keeps its books itself. Xero is chosen by the settings of the server.</Note>
        }
        const off = books.state === 'not_connected' || books.state === 'reconnect'
        return (
          <div className={styles['stack']}>
            {finish.error && <Note kind="bad">{wordsOf(finish.error)}</Note>}
            <TitledCard
              title={books.tenantName ?? 'Connection'}
              actions={
                <>
                  {!off && (
                    <Button look="line" size="sm" loading={disconnect.isPending} onClick={() => disconnect.mutate({})}>
                      Disconnect
                    </Button>
                  )}
                  {off && (
                    <Button size="sm" icon="link" loading={connect.isPending} onClick={() => connect.mutate({})}>
                      {books.state === 'reconnect' ? 'Reconnect' : 'Connect'}
                    </Button>
                  )}
                </>
              }
            >
              <p className={styles['said']}>
                {stateWords[books.state]}.{' '}
                {books.endedBecause === 'answer_lost' && 'The last answer of Xero did not reach this server in time. '}
                {books.waiting} {books.waiting === 1 ? 'payment waits' : 'payments wait'}.
              </p>
            </TitledCard>
            {!off && <Tenants chosen={books.tenantName} />}
            {(books.state === 'mapping' || books.state === 'connected') && <Mapping mapping={books.mapping} />}
          </div>
        )
      }}
    </Asked>
  )
}

function Tenants({ chosen }: { chosen: string | null }) {
  const query = useAsk(operations.listXeroTenants, {})
  const refresh = useRefresh()
  const choose = useTell(operations.chooseXeroTenant, { onDone: refresh })
  return (
    <TitledCard title="Company">
      <div className={styles['inset']}>
        <Asked
          query={query}
          loading={<Skeleton height={60} />}
          failed="The companies did not load"
          safe="Nothing is lost."
        >
          {({ tenants }) => (
            <Select<string>
              label="Company whose books are written"
              options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
              value={tenants.find(({ name }) => name === chosen)?.id ?? null}
              placeholder="Choose"
              onChange={(tenantId) => choose.mutate({ body: { tenantId } })}
            />
          )}
        </Asked>
      </div>
    </TitledCard>
  )
}

const empty: XeroMapping = { revenueAccount: '', clearingAccount: '', feesAccount: '', noTaxType: '', taxTypes: {} }

function Mapping({ mapping }: { mapping: XeroMapping | null }) {
  const query = useAsk(operations.getXeroChoices, {})
  const [given, setGiven] = useState(mapping ?? empty)
  const refresh = useRefresh()
  const save = useTell(operations.saveXeroMapping, {
    onDone: async () => {
      showToast('done', 'The accounts are chosen')
      await refresh()
    },
  })
  return (
    <TitledCard title="Accounts">
      <Asked
        query={query}
        loading={<Skeleton height={160} />}
        failed="The accounts did not load"
        safe="Nothing is lost."
      >
        {(choices) => {
          const account = (
            name: 'revenueAccount' | 'clearingAccount' | 'feesAccount' | 'bankAccount',
            label: string,
            kind: string,
          ) => (
            <Select<string>
              label={label}
              placeholder="Choose"
              options={choices.accounts
                .filter((one) => one.kind === kind)
                .map((one) => ({ value: one.code, label: `${one.code} ${one.name}` }))}
              value={given[name] || null}
              onChange={(code) => setGiven({ ...given, [name]: code })}
            />
          )
          const taxes = choices.taxTypes.map((one) => ({ value: one.code, label: one.name }))
          const complete =
            [given.revenueAccount, given.clearingAccount, given.feesAccount, given.noTaxType].every(
              (one) => one !== '',
            ) && choices.taxNames.every((name) => given.taxTypes[name])
          return (
            <>
              {!choices.currencies.includes('USD') && (
                <Note kind="ask">US dollars are not switched on at Xero: payments in them would be refused there.</Note>
              )}
              <form
                className={styles['form']}
                onSubmit={(event) => {
                  event.preventDefault()
                  save.mutate({ body: given })
                }}
              >
                {account('revenueAccount', 'Sales', 'revenue')}
                {account('clearingAccount', 'Clearing account of the card provider', 'bank')}
                {account('feesAccount', 'Fees', 'expense')}
                {account('bankAccount', 'Bank account of the payouts', 'bank')}
                <Select<string>
                  label="Without tax"
                  placeholder="Choose"
                  options={taxes}
                  value={given.noTaxType || null}
                  onChange={(noTaxType) => setGiven({ ...given, noTaxType })}
                />
                {choices.taxNames.map((name) => (
                  <Select<string>
                    key={name}
                    label={name}
                    placeholder="Choose"
                    options={taxes}
                    value={given.taxTypes[name] ?? null}
                    onChange={(code) => setGiven({ ...given, taxTypes: { ...given.taxTypes, [name]: code } })}
                  />
                ))}
                <Button type="submit" loading={save.isPending} disabled={!complete}>
                  Save
                </Button>
              </form>
            </>
          )
        }}
      </Asked>
    </TitledCard>
  )
}
