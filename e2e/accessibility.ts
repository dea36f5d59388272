import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { signIn } from './people.ts'
import { goDark, type World } from './world.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths at which no screen may scroll sideways, in both themes. */
const widths = [1440, 820, 390]
/** The looks that axe judges: both themes, the widest page and the phone. All six would find the same and cost three times as much. */
const judged = { light: [1440], dark: [390] }

/** What axe finds wrong on the page, or in what a selector names. It spends nothing on describing what is right. */
async function violationsOn(page: Page, selector: string | null, tags: readonly string[]): Promise<Result[]> {
  const found = await page.evaluate(
    async ([where, values]) => {
      type Run = (root: unknown, options: object) => Promise<{ violations: unknown[] }>
      const { axe } = window as unknown as { axe: { run: Run } }
      const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
      return (await axe.run(where ?? document, options)).violations
    },
    [selector, [...tags]] as const,
  )
  return found as Result[]
}

/** Whether a target is too small also when nothing fixed to the window lies over it: axe judges the page as scrolled. */
async function isSmallInTheOpen(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const violations = await violationsOn(page, selector, standards)
  return violations.some((violation) => violation.id === 'target-size')
}

/** What axe finds wrong with the page as it stands, as `rule: selector (what to do)`; an empty list when nothing is. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await violationsOn(page, null, standards)
  const found: string[] = []
  for (const violation of violations) {
    for (const node of violation.nodes) {
      const selector = node.target.join(' ')
      const reason = node.failureSummary ?? violation.help
      const covered = violation.id === 'target-size' && reason.includes('obscured')
      if (covered && !(await isSmallInTheOpen(page, selector))) continue
      found.push(`${violation.id}: ${selector} (${reason})`)
    }
  }
  return found
}

/** Whether something sticks out of the window to the side, so that the page scrolls sideways. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Waits until a screen has come to rest: its heading is there, and nothing says that it is still loading. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Two frames on, what follows the width has been drawn, and says whether it loads anything.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** What a look is taken at. */
interface Looked {
  /** The demo person who looks; else a visitor. */
  readonly as?: string
  /** Brings the page that is open to the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>
}

/**
 * Opens a path in each theme, goes through the widths, and says what is wrong: axe's faults, sideways scrolling, errors of
 * the page. The second theme is met by the same browser profile, which has kept the files of the product and nothing else.
 */
export async function faultsInEveryLook(world: World, path: string, { as, prepare }: Looked = {}): Promise<string[]> {
  const found: string[] = []
  const { page, context, faults } = await world.open()
  for (const dark of [false, true]) {
    if (dark) await beginAnewInTheDark(page)
    if (as !== undefined) await signIn(page, as)
    await page.goto(path)
    await prepare?.(page)
    // Once for each theme: another width brings nothing more from the network.
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await settle(page)
      const name = `${new URL(page.url()).pathname} at ${width}${dark ? ' dark' : ''}`
      if (judged[dark ? 'dark' : 'light'].includes(width)) {
        for (const fault of await accessibilityFaults(page)) found.push(`${name}: ${fault}`)
      }
      const overflow = await sidewaysOverflow(page)
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`)
    }
    for (const fault of faults.splice(0)) found.push(`${path}${dark ? ' dark' : ''}: ${fault}`)
  }
  await context.close()
  return found
}

/** Makes the window one of somebody who has chosen the dark theme and is here for the first time. */
async function beginAnewInTheDark(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await page.context().clearCookies()
  await goDark(page, origin)
  await page.setViewportSize({ width: 1440, height: 900 })
}
