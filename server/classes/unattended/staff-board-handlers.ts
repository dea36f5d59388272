import type { staffBoardOperations } from '@polyhex/contract/classes/group-operations'
import type { Handlers } from '../../http/handlers.ts'
import { readClassSettings, writeClassSettings } from './class-settings.ts'
import { runningClasses } from './running-classes.ts'

export const staffBoardHandlers: Handlers<typeof staffBoardOperations> = {
  listRunningClasses: async ({ db, account, now }) => ({ classes: await runningClasses(db, account, now) }),
  getClassSettings: async ({ db }) => readClassSettings(db.queries),
  updateClassSettings: async ({ db, body }) => writeClassSettings(db.queries, body),
}
