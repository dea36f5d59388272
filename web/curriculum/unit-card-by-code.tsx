import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../call/ask.ts'
import { UnitCard } from './unit-card.tsx'

/** The card of a unit of which only the code is known, in a list; nothing until it is there. */
export function UnitCardByCode({ unitCode }: { unitCode: string }) {
  const found = useAsk(curriculumOperations.listUnits, { query: { unitCode } })
  const unit = found.data?.units[0]
  return unit ? (
    <li>
      <UnitCard unit={unit} />
    </li>
  ) : null
}
