import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import type { Scene } from './attendance-scene.ts'

/** A scene on a database that is empty at the beginning of each test of a file. */
export function openAttendanceTrial(now: Date): Scene {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => db.close())
  return {
    get db() {
      return db
    },
    now,
  }
}
