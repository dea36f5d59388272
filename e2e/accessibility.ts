import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import type { World } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The three widths and two themes in which every screen must be without fault. */
export const looks = [390, 820, 1440].flatMap((width) => [false, true].map((dark) => ({ width, dark })))

/** What axe finds wrong with the page as it stands, as `rule: selector (what to do)`; an empty list when nothing is. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const results = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<unknown> } }
    return await axe.run(document, { runOnly: { type: 'tag', values: tags } })
  }, standards)
  return (results as AxeResults).violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} (${node.failureSummary ?? violation.help})`,
    ),
  )
}

/** Whether something sticks out of the window to the side, so that the page scrolls sideways. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Opens a path in every look and says what is wrong there: axe's faults, sideways scrolling, errors of the page.
 * `prepare` brings the page to the state to look at, for example signed in; `settled` is a text or role to wait for.
 */
export async function faultsInEveryLook(
  world: World,
  path: string,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const found: string[] = []
  for (const look of looks) {
    const { page, context, faults } = await world.open(look)
    const name = `${path} at ${look.width}${look.dark ? ' dark' : ''}`
    await page.goto(path)
    await prepare(page)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const fault of await accessibilityFaults(page)) found.push(`${name}: ${fault}`)
    const overflow = await sidewaysOverflow(page)
    if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`)
    for (const fault of faults) found.push(`${name}: ${fault}`)
    await context.close()
  }
  return found
}
