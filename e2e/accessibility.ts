import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import type { World } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths and themes in which every screen must be without fault. */
const widths = [1440, 820, 390]
const themes = [false, true]

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

/** Waits until a screen has come to rest: its heading is there, and nothing says that it is still loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/**
 * Opens a path in each theme, goes through the widths, and says what is wrong: axe's faults, sideways scrolling, errors
 * of the page. `prepare` brings the page to the state to look at, for example signed in.
 */
export async function faultsInEveryLook(
  world: World,
  path: string,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const found: string[] = []
  for (const dark of themes) {
    const { page, context, faults } = await world.open({ dark })
    await page.goto(path)
    await prepare(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await settle(page)
      const name = `${new URL(page.url()).pathname} at ${width}${dark ? ' dark' : ''}`
      for (const fault of await accessibilityFaults(page)) found.push(`${name}: ${fault}`)
      const overflow = await sidewaysOverflow(page)
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`)
    }
    for (const fault of faults) found.push(`${path}${dark ? ' dark' : ''}: ${fault}`)
    await context.close()
  }
  return found
}
