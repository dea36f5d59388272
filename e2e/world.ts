import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { isWebBuilt } from '../tools/start/web-build.mjs'
import { startServer, type ServerUnderTest } from '../tools/server-under-test/start-server.ts'
import { chromiumFlags, findChromium } from '../tools/suite/find-chromium.ts'
import { shiftDate } from '../tools/suite/shift-date.mjs'
import { copyDemoData } from './demo-data.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The pages of a run under another clock have it too; see `npm test -- --clock`. */
const clockAhead = Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0)

/** The password of every demo person in a journey. */
export const demoPassword = 'polyhex-demo'

/** One running product with a browser: the real server on the embedded database with the demo people, in a folder of its own. */
export interface World {
  readonly server: ServerUnderTest
  readonly browser: Browser
  /**
   * A page in a browser profile of its own. What the page reports as an error is collected in `faults`. The service worker
   * is kept out unless the visit is `installed`, so that every other journey meets the server itself.
   */
  open(options?: { width?: number; dark?: boolean; installed?: boolean; touch?: boolean }): Promise<Visit>
  /** kill -9 of the server, and a new one on the same data and port. */
  killAndRestart(): Promise<void>
  close(): Promise<void>
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors thrown in the page, and failed loads of the product's own files. */
  readonly faults: string[]
}

/**
 * Starts a world. The pages must have been built (`npm run build`; `npm test` does it before). `flags` are of the browser,
 * `env` of the server.
 */
export async function openWorld(options: { flags?: readonly string[]; env?: NodeJS.ProcessEnv } = {}): Promise<World> {
  const { flags = [], env = {} } = options
  if (!isWebBuilt(root)) throw new Error('web/dist does not match its sources: run `npm run build` first')
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium: run `npm test`, which brings one, or set CHROMIUM_PATH')
  const folder = copyDemoData()
  let server = await startServer({ folder }, { env })
  const { port } = server
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] })
  return {
    get server() {
      return server
    },
    browser,
    open: async ({ width = 1440, dark = false, installed = false, touch = false } = {}) => {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-US',
        // A coarse pointer, as on a tablet.
        ...(touch ? { hasTouch: true, isMobile: true } : {}),
        serviceWorkers: installed ? 'allow' : 'block',
      })
      context.setDefaultTimeout(45_000)
      if (clockAhead !== 0) await context.addInitScript(shiftDate, clockAhead)
      const page = await context.newPage()
      if (dark) await goDark(page, server.origin)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('response', (response) => {
        if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
      })
      return { page, context, faults }
    },
    killAndRestart: async () => {
      await server.kill()
      server = await startServer({ folder }, { port, env })
    },
    close: async () => {
      await browser.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sets a window to the dark theme before a page of the product is opened: it is light unless somebody chose otherwise. */
export async function goDark(page: Page, origin: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.context().addCookies([{ name: 'polyhex_settings', value: 'theme%3Ddark', url: origin }])
}
