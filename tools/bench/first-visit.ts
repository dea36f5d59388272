import { chromium } from 'playwright-core'
import { chromiumFlags } from '../suite/find-chromium.ts'
import { median } from './ratio.ts'

export interface FirstVisit {
  /** JavaScript that came over the wire before the page was idle, in bytes as compressed. */
  readonly scriptBytes: number
  readonly allBytes: number
  /** Milliseconds to the largest contentful paint, and until the first question of a practice can be answered. */
  readonly largestPaint: number
  readonly firstQuestion: number
}

interface Watched {
  script: number
  all: number
}

/**
 * Opens the landing page and then a practice in fresh browsers at a quarter of the machine's speed, `times` times, and
 * gives the medians. Bytes are counted as they came over the network, by the browser itself.
 */
export async function measureFirstVisit(
  origin: string,
  executablePath: string,
  times: number,
  practicePath: string,
): Promise<FirstVisit> {
  const visits: FirstVisit[] = []
  for (let i = 0; i < times; i++) {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    try {
      const landing = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await landing.newPage()
      const session = await landing.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const kinds = new Map<string, string>()
      const watched: Watched = { script: 0, all: 0 }
      session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        watched.all += encodedDataLength
        if (kinds.get(requestId) === 'Script') watched.script += encodedDataLength
      })
      await page.goto(origin, { waitUntil: 'networkidle' })
      const largestPaint = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      )
      await landing.close()
      visits.push({
        scriptBytes: watched.script,
        allBytes: watched.all,
        largestPaint,
        firstQuestion: await timeToQuestion(browser, `${origin}${practicePath}`),
      })
    } finally {
      await browser.close()
    }
  }
  const middle = (pick: (visit: FirstVisit) => number): number => median(visits.map(pick))
  return {
    scriptBytes: middle((visit) => visit.scriptBytes),
    allBytes: middle((visit) => visit.allBytes),
    largestPaint: middle((visit) => visit.largestPaint),
    firstQuestion: middle((visit) => visit.firstQuestion),
  }
}

async function timeToQuestion(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByText(/^Question 1(?::|$)/).waitFor()
  const taken = performance.now() - begun
  await context.close()
  return taken
}
