import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useAsk } from '../../call/ask.ts'
import { Note } from '../../kit/note.tsx'

/** Says loudly that the server computes class times with old zone data; for administrators. */
export function ZoneDataBanner() {
  const state = useAsk(scheduleOperations.getZoneDataState, {}).data
  if (state === undefined || state.isCurrent) return null
  return (
    <Note kind="bad">
      <b>Class times may be wrong.</b> The time zone data of the server ({state.version}) is out of date
      {state.wrongZones.length > 0 && ` for ${state.wrongZones.join(', ')}`}. Install the newest version of Node;
      classes are then put right by themselves.
    </Note>
  )
}
