import { financeOperations, type FinancePlanChange } from '@polyhex/contract/billing/finance-operations'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Chip, type ChipHue } from '../../kit/chip.tsx'
import { shortDateOf } from '../../kit/date-words.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { moneyWords } from '../money-words.ts'
import { PlainTable } from './plain-table.tsx'

const looks: Readonly<Record<FinancePlanChange['status'], { name: string; hue: ChipHue }>> = {
  asked: { name: 'Under way', hue: 'info' },
  planned: { name: 'Waits', hue: 'info' },
  done: { name: 'Done', hue: 'correct' },
  refused: { name: 'Refused', hue: 'incorrect' },
  undone: { name: 'Taken back', hue: 'neutral' },
}
const letterWords = { sent: 'Sent', waiting: 'Waits', none: 'None' } as const

/** Subscriptions that went over to another plan, or will: what was charged, and whether the payer was told. P1-14. */
export function PlanChanges({ timeZone }: { timeZone: string }) {
  const query = useAsk(financeOperations.listPlanChanges, { query: { count: 50 } })
  return (
    <TitledCard title="Changes of plan">
      <Asked
        query={query}
        loading={<Skeleton height={80} />}
        failed="The changes of plan did not load"
        safe="Nothing is lost."
      >
        {({ changes }) => (
          <PlainTable
            label="Changes of plan, the latest first"
            titles={['Asked for', 'Account', 'New plan', 'State', 'Since or from', 'Charged', 'Letter']}
            numeric={['Charged']}
            none="Nobody has changed a plan yet."
            rows={changes.map((one) => ({
              key: one.id,
              cells: [
                shortDateOf(one.askedAt, timeZone),
                one.accountName ?? 'Account deleted',
                one.plan,
                <Chip key="state" square hue={looks[one.status].hue}>
                  {looks[one.status].name}
                </Chip>,
                shortDateOf(one.at, timeZone),
                one.charged === null ? 'Nothing' : moneyWords(one.charged, one.currency),
                letterWords[one.letter],
              ],
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}
