import type { OneClick } from '../../http/one-click.ts'
import type { Serving } from '../../http/serve.ts'
import { accountOfToken } from '../../identity/signed-token.ts'
import { keepNoticeChoices } from './notice-choices.ts'

/** The button 'unsubscribe' of reminders of classes. */
export function stopReminders({ db, now }: Serving): OneClick {
  return {
    path: '/api/class-reminders/:token/stop',
    operation: 'stopRemindersByMailProgram',
    stop: async (token) => {
      const accountId = await accountOfToken(db.queries, 'class_reminders', token)
      const none = { reminderDay: false, reminderHour: false }
      return accountId !== null && (await keepNoticeChoices(db.queries, accountId, none, now()))
    },
  }
}
