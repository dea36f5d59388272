import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PublicQuestion } from '../contract/exercises/questions.ts'
import { rightResponse } from '../curriculum/marking/right-response.ts'
import { keyFromJson } from '../curriculum/values/serialise.ts'
import type { World } from './world.ts'

/** A question of a game that waits for its answer, and the number of the button that is right: read behind the server. */
export interface WaitingInGame {
  readonly id: string
  readonly position: number
  /** The right button, from 1, and any other. */
  readonly right: number
  readonly wrong: number
}

/** The question that the open game of a person, or of the visitor (null), waits with; one that is answered by a button. */
export async function waitingInGame(world: World, username: string | null, position: number): Promise<WaitingInGame> {
  const read = async (): Promise<{ id: string; public: string; key: string }[]> =>
    world.server.query(
      `select q.id, q.public, q.key from runs r join run_questions q on q.run_id = r.id and not q.replaced
       left join accounts o on o.id = r.account_id
       where r.type = 'game' and r.state = 'open' and q.position = $2
         and case when $1::text is null then r.visitor_hash is not null else lower(o.username) = $1 end
       order by r.started_at desc limit 1`,
      [username, position],
    )
  await expect.poll(async () => (await read()).length).toBe(1)
  const [row] = await read()
  if (row === undefined) throw new Error('no question is waiting')
  const { widget } = JSON.parse(row.public) as PublicQuestion
  if (widget.widget !== 'choice') throw new Error(`question ${position} is answered as ${widget.widget}`)
  const response = rightResponse(keyFromJson(row.key))
  const right = widget.options.findIndex(({ id }) => id === response) + 1
  return { id: row.id, position, right, wrong: right === 1 ? 2 : 1 }
}

/** Waits until the buttons of a question can be pressed. */
export async function untilAsked(page: Page, position: number): Promise<void> {
  await page.getByText(new RegExp(`^Question ${position}(?!\\d)`)).waitFor()
  await page.locator('[role="group"][aria-label="Answers"] button:enabled').first().waitFor()
}
