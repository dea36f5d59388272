import type { Page } from 'playwright-core'
import type { World } from './world.ts'

/** The path of the newest link that begins with `/beginning/` in the mails to an address; waits for the mail. */
export async function mailedPath(world: World, address: string, beginning: string): Promise<string> {
  const link = new RegExp(`https?://[^/\\s]+(/${beginning}/[\\w-]+/)(?!\\?)`)
  for (let tries = 0; ; tries++) {
    const rows = await world.server.query<{ text: string }>(
      'select text from mailbox_messages where recipient = $1 order by received_at desc',
      [address],
    )
    const found = rows.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0]
    if (found !== undefined) return found
    if (tries > 200) throw new Error(`no mail to ${address} with a link to ${beginning}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Confirms an address as its owner does: by the link of the mail, in the browser of the page. Ends at home. */
export async function proveAddress(world: World, page: Page, address: string): Promise<void> {
  await page.goto(await mailedPath(world, address, 'confirm'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText(`${address} is confirmed.`).waitFor()
  await page.getByRole('link', { name: 'Go home' }).click()
  await page.waitForURL('**/home/')
}
