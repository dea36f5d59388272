import { useOnline } from '../call/network.ts'
import { Chip } from '../kit/chip.tsx'

/** Says in one word that there is no connection; nothing while there is one. Read aloud when it comes. */
export function OfflineChip({ className }: { className?: string }) {
  const online = useOnline()
  return (
    <span role="status" {...(className === undefined ? {} : { className })}>
      {!online && (
        <Chip hue="info" icon="offline">
          Offline
        </Chip>
      )}
    </span>
  )
}
