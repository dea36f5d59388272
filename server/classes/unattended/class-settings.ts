import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** What runs by itself. Without a row in the database: all of it. */
export interface ClassSettings {
  /** Classes become ready to group 24 hours before they start. */
  readonly readyToGroupAlone: boolean
  /** Groups are made 2 hours before, and students who come later are added to them. */
  readonly createGroupsAlone: boolean
}

export async function readClassSettings(queries: Kysely<Tables>): Promise<ClassSettings> {
  const row = await queries
    .selectFrom('class_settings')
    .select(['ready_to_group_alone as readyToGroupAlone', 'create_groups_alone as createGroupsAlone'])
    .executeTakeFirst()
  return row ?? { readyToGroupAlone: true, createGroupsAlone: true }
}

export async function writeClassSettings(queries: Kysely<Tables>, settings: ClassSettings): Promise<ClassSettings> {
  const { readyToGroupAlone, createGroupsAlone } = settings
  const columns = { ready_to_group_alone: readyToGroupAlone, create_groups_alone: createGroupsAlone }
  await queries
    .insertInto('class_settings')
    .values({ one: true, ...columns })
    .onConflict((conflict) => conflict.column('one').doUpdateSet(columns))
    .execute()
  return { readyToGroupAlone, createGroupsAlone }
}
