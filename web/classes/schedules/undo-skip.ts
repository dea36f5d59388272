import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { callServer } from '../../call/call-server.ts'
import { wordsOf } from '../../call/problems.ts'
import { showToast } from '../../kit/toasts.ts'
import { shortDayWords } from '../class-moment.ts'

/** Takes a skipped date back from a toast, when the dialog that skipped it is gone. */
export async function undoSkip(
  recurringScheduleId: string,
  name: string,
  date: string,
  accountId: string | null,
  changed: () => void,
): Promise<void> {
  try {
    const query = { date, notify: 'true' as const, ...(accountId === null ? {} : { accountId }) }
    await callServer(scheduleOperations.deleteSkipDate, { params: { recurringScheduleId }, query })
    showToast('done', `${name} takes place on ${shortDayWords(date)} again`)
  } catch (problem) {
    showToast('error', wordsOf(problem))
  }
  changed()
}
