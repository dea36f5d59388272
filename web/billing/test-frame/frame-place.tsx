import type { TaxPlace } from '@polyhex/contract/billing/payment'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { TaxPlaceField } from '../checkout/order-entries.tsx'
import { type PlaceDraft, provinces, taxPlaceOf } from '../checkout/tax-place.ts'
import styles from './test-frame.module.css'

function placeWords(place: TaxPlace): string {
  if (place.country === 'US') return ['United States', place.region, place.postalCode].filter(Boolean).join(', ')
  return provinces.find((one) => one.value === place.region)?.label ?? place.postalCode ?? 'Canada'
}

/** Where the buyer lives: asked where it is not known, and open to change. */
export function FramePlace({
  place,
  busy,
  onPlace,
}: {
  place: TaxPlace | null
  busy: boolean
  onPlace: (place: TaxPlace) => void
}) {
  const [changing, setChanging] = useState(false)
  const [draft, setDraft] = useState<PlaceDraft>({
    country: place?.country ?? 'CA',
    region: place?.region ?? null,
    postalCode: place?.postalCode ?? '',
  })
  if (place !== null && !changing) {
    return (
      <p className={styles['place']}>
        <span>Tax of: {placeWords(place)}</span>
        <Button look="ghost" size="sm" onClick={() => setChanging(true)}>
          Change place
        </Button>
      </p>
    )
  }
  return (
    <div aria-busy={busy || undefined}>
      <TaxPlaceField
        value={draft}
        onChange={(next) => {
          setDraft(next)
          const said = taxPlaceOf(next)
          if (said === null) return
          setChanging(false)
          onPlace(said)
        }}
      />
    </div>
  )
}
