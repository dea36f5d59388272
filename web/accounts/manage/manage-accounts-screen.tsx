import type { AccountRow, AccountSort } from '@polyhex/contract/accounts/administration'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { askOptions, useAsk, useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Card } from '../../kit/card.tsx'
import type { SortState } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { newTab, paths } from '../../shell/paths.ts'
import { AccountFilters, filtersOf, queryOf } from './account-filters.tsx'
import { accountColumns, type ListedAccount } from './account-columns.tsx'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import styles from './manage.module.css'

/** 'Manage Accounts': every account of the product, for administrators. A-093 to A-102. */
export function ManageAccountsScreen() {
  usePageTitle('Manage Accounts')
  return <AdministratorsOnly>{() => <ManageAccounts />}</AdministratorsOnly>
}

/** The accounts that stand beneath a row, once it has been opened. */
type Opened = ReadonlyMap<string, readonly ListedAccount[]>

function ManageAccounts() {
  const router = useRouter()
  const client = useQueryClient()
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [filters, setFilters] = useState(() => filtersOf(address))
  const [sort, setSort] = useState<SortState>({ id: 'created', descending: false })
  const [opened, setOpened] = useState<Opened>(new Map())
  const [deleting, setDeleting] = useState<ListedAccount | null>(null)
  const query = { ...queryOf(filters), sort: sort.id as AccountSort, descending: String(sort.descending) as never }
  const pages = useAskPages(administrationOperations.listAccounts, { query }, (answer) => ({
    received: answer.accounts.length,
    total: answer.total,
  }))
  const first = pages.data?.pages[0]
  const accounts = pages.data?.pages.flatMap((page) => page.accounts) ?? []
  const rows = accounts.flatMap((account): ListedAccount[] => [
    { ...account, depth: 0, beneath: null },
    ...(opened.get(account.id) ?? []),
  ])

  async function toggle(account: ListedAccount) {
    const next = new Map(opened)
    if (next.delete(account.id)) {
      setOpened(next)
      return
    }
    try {
      const call = { params: { accountId: account.id } }
      const answer = await client.fetchQuery(askOptions(connectionOperations.listManagedAccounts, call))
      const children = answer.accounts.map((child): ListedAccount => ({
        id: child.id,
        username: child.username,
        avatarName: child.avatarName,
        avatarUrl: child.avatarUrl,
        displayName: child.displayName ?? null,
        roles: child.roles ?? [],
        gradeLevel: child.gradeLevel ?? null,
        classGroups: child.classGroups ?? [],
        timeZone: child.timeZone ?? '',
        status: 'active',
        createdDate: child.createdDate ?? account.createdDate,
        children: 0,
        depth: 1,
        beneath: account.id,
      }))
      setOpened((before) => new Map(before).set(account.id, children))
    } catch (problem) {
      showToast('error', wordsOf(problem))
    }
  }

  function act(action: string, account: ListedAccount) {
    if (action === 'view') router.history.push(paths.manageAccount(account.id))
    else if (action === 'delete') setDeleting(account)
    // oxlint-disable-next-line no-console -- the specification asks for a warning in the console [A-296]
    else console.warn('Unknown row action', action)
  }

  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>Manage Accounts</h1>
          {first && (
            <p>
              {first.total.toLocaleString('en-US')} {first.total === 1 ? 'account' : 'accounts'},{' '}
              {first.newThisWeek.toLocaleString('en-US')} new this week
            </p>
          )}
        </div>
        <AdministrationLinks />
      </header>
      <Card>
        <AccountFilters
          filters={filters}
          onFilter={(next) => {
            // In the address, so that they stand when one comes back from an account.
            const narrowed = Object.entries(queryOf(next)).map(([name, value]) => [name, String(value)])
            const search = new URLSearchParams(narrowed).toString()
            router.history.replace(`${paths.manageAccounts}${search === '' ? '' : `?${search}`}`)
            setFilters(next)
            setOpened(new Map())
          }}
        />
        {pages.error && !pages.data ? (
          <ErrorState
            title="The accounts did not load"
            safe={wordsOf(pages.error)}
            onRetry={() => void pages.refetch()}
            retrying={pages.isFetching}
          />
        ) : (
          <InfiniteTable
            label="Accounts"
            columns={accountColumns({
              opened: (id) => opened.has(id),
              onToggle: (row) => void toggle(row),
              onAction: act,
            })}
            rows={rows}
            rowKey={(row) => `${row.beneath ?? ''}:${row.id}`}
            hasMore={pages.hasNextPage}
            loading={pages.isPending || pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
            maxHeight="calc(100dvh - 330px)"
            sort={sort}
            onSort={setSort}
            onRowPress={(row) => act('view', row)}
            empty={<EmptyState title="No account fits" text="Clear a filter, or look for another name." shape="oval" />}
          />
        )}
        {first && (
          <p className={styles['foot']}>
            {accounts.length.toLocaleString('en-US')} of {first.total.toLocaleString('en-US')} loaded.
            {pages.hasNextPage && ' Scroll for more.'}
          </p>
        )}
      </Card>
      {deleting && (
        <DeleteAccountDialog
          accountId={deleting.id}
          name={nameOf(deleting)}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            void pages.refetch()
          }}
        />
      )}
    </>
  )
}

const nameOf = (account: AccountRow): string => account.displayName ?? account.avatarName

/** To users and logs of the outside authentication, where identities are kept elsewhere. A-093. */
function AdministrationLinks() {
  const settings = useAsk(identityOperations.getIdentitySettings, {})
  const base = settings.data?.flowBase ?? ''
  if (!/^https?:/.test(base)) return null
  const outside = `${new URL(base).origin}/if/admin/#`
  return (
    <div className={styles['links']}>
      <LinkButton look="line" size="sm" iconAfter="out" href={`${outside}/identity/users`} {...newTab}>
        Users
      </LinkButton>
      <LinkButton look="line" size="sm" iconAfter="out" href={`${outside}/events/log`} {...newTab}>
        Logs
      </LinkButton>
    </div>
  )
}
