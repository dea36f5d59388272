import type { Contract } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useState } from 'react'
import { useAskPages, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip, type ChipHue } from '../../kit/chip.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import type { IconName } from '../../kit/icon.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Menu } from '../../kit/menu.tsx'
import { Select } from '../../kit/select.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { nameOf } from '../attendees/attendee-rules.ts'
import attendeeStyles from '../attendees/attendees.module.css'
import { longDate } from '../../kit/date-words.ts'
import { runRowAction } from '../row-action.ts'
import styles from '../slots/classes-table.module.css'
import { ContractDialog } from './contract-dialog.tsx'

const looks: Readonly<Record<Contract['status'], { name: string; hue: ChipHue; icon: IconName }>> = {
  draft: { name: 'Draft', hue: 'outline', icon: 'pen' },
  active: { name: 'Active', hue: 'correct', icon: 'check' },
  ended: { name: 'Ended', hue: 'neutral', icon: 'x' },
}
type Filter = Contract['status'] | 'all'

/** Who may teach: contracts, the active ones first. C-174, C-207. */
export function ContractsTable() {
  const [status, setStatus] = useState<Filter>('active')
  const [adding, setAdding] = useState(false)
  const pages = useAskPages(cohortOperations.listContracts, { query: { status } }, (answer) => ({
    received: answer.contracts.length,
    total: answer.total,
  }))
  const update = useTell(cohortOperations.updateContract, {
    onDone: ({ contract }) => {
      void pages.refetch()
      showToast('done', `The contract of ${nameOf(contract)} is ${looks[contract.status].name.toLowerCase()}`)
    },
  })
  const contracts = pages.data?.pages.flatMap((page) => page.contracts) ?? []
  const columns = contractColumns((contract, next) =>
    update.mutate({ params: { contractId: contract.id }, body: { status: next } }),
  )
  return (
    <Card className={styles['card']}>
      <header className={styles['tools']}>
        <div>
          <h2>Contracts</h2>
          <p>Only accounts with an active contract can teach.</p>
        </div>
        <span className={styles['buttons']}>
          <Select<Filter>
            label="Status"
            hideLabel
            options={[
              { value: 'active', label: 'Active' },
              { value: 'draft', label: 'Draft' },
              { value: 'ended', label: 'Ended' },
              { value: 'all', label: 'All' },
            ]}
            value={status}
            onChange={setStatus}
          />
          <Button look="soft" icon="plus" onClick={() => setAdding(true)}>
            Add Contract
          </Button>
        </span>
      </header>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The contracts did not load"
          safe={wordsOf(pages.error)}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="Contracts"
          columns={columns}
          compact={compactColumns(columns, {
            ...{ below: 700, rowPx: 84, title: 'account', figure: 'status', actions: 'actions' },
            lines: [[['from'], ['to']]],
            named: ['from', 'to'],
          })}
          rows={contracts}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={4}
          empty={<EmptyState title="No contract of this status" shape="triangle" />}
        />
      )}
      {adding && <ContractDialog onClose={() => setAdding(false)} onAdded={() => void pages.refetch()} />}
    </Card>
  )
}

function contractColumns(onSet: (contract: Contract, status: 'active' | 'ended') => void): DataColumn<Contract>[] {
  return [
    {
      id: 'account',
      title: 'Account',
      width: 'minmax(200px, 2fr)',
      cell: (contract) => (
        <div className={attendeeStyles['who']}>
          <Avatar shape={avatarShapeOf(contract.account.avatar) ?? 'hexagon'} size={34} />
          <span>
            <a href={paths.manageAccount(contract.accountId)}>{nameOf(contract)}</a>
          </span>
        </div>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      width: '130px',
      cell: ({ status }) => (
        <Chip hue={looks[status].hue} icon={looks[status].icon} square>
          {looks[status].name}
        </Chip>
      ),
    },
    { id: 'from', title: 'From', width: '160px', cell: ({ startingOn }) => longDate(startingOn, true) },
    {
      id: 'to',
      title: 'To',
      width: '160px',
      cell: ({ endingOn }) => (endingOn === null ? 'open end' : longDate(endingOn, true)),
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '64px',
      cell: (contract) => {
        const actions = { active: () => onSet(contract, 'active'), ended: () => onSet(contract, 'ended') }
        const choices = [
          ...(contract.status === 'draft' ? [{ id: 'active', label: 'Make active', icon: 'check' as const }] : []),
          ...(contract.status === 'ended'
            ? []
            : [{ id: 'ended', label: 'End contract', icon: 'x' as const, bad: true }]),
        ]
        return choices.length === 0 ? null : (
          <Menu
            label={`Actions for ${nameOf(contract)}`}
            icon="dots"
            iconOnly
            placement="left top"
            choices={choices.map((choice) => ({ ...choice, onChoose: () => runRowAction(actions, choice.id) }))}
          />
        )
      },
    },
  ]
}
