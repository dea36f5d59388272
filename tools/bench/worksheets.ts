import { readyKeys } from '../../curriculum/curriculum.ts'
import { sheetPages } from '../../server/curriculum/worksheets/layout/sheet-pages.ts'
import { makeSheet, type SheetOrder } from '../../server/curriculum/worksheets/make-sheet.ts'
import { printSheet } from '../../server/curriculum/worksheets/print-sheet.ts'
import { type Page, toPdf } from '../../server/curriculum/worksheets/typesetting/to-pdf.ts'
import { compare, type Comparison, type Round } from './ratio.ts'

const about = { title: 'Bench', subject: '', made: new Date(0) }
/** Of the levels, one in this many: every kind of figure and answer is among them. */
const oneIn = 24

/** Does each piece of work once, over and over until the time is up, and notes the longest. */
async function round<Work>(
  list: readonly Work[],
  seconds: number,
  work: (one: Work) => Promise<unknown>,
): Promise<Round & { slowest: number }> {
  const begun = performance.now()
  let [done, slowest] = [0, 0]
  while (performance.now() - begun < seconds * 1000) {
    const at = performance.now()
    await work(list[done % list.length] as Work)
    slowest = Math.max(slowest, performance.now() - at)
    done += 1
  }
  return { done, seconds: (performance.now() - begun) / 1000, slowest }
}

/**
 * Whole sheets, from the order to the file with pictures of its pages, against nothing but writing the same finished pages
 * as PDF. Also the longest that any sheet took, in milliseconds, after two rounds that do not count.
 */
export async function benchWorksheets(
  rounds: number,
  seconds: number,
): Promise<{ comparison: Comparison; slowest: number }> {
  const orders = readyKeys()
    .filter((_, i) => i % oneIn === 0)
    .map((key): SheetOrder => ({ subject: { kind: 'topic', key }, seed: 1, count: 10, paper: 'a4' }))
  const finished: Page[][] = []
  for (const order of orders) finished.push(sheetPages(await makeSheet(order), order.paper))
  let [turn, slowest] = [0, 0]
  const ours = async (): Promise<Round> => {
    const result = await round(orders, seconds, async (order) => printSheet(order, 'sheet'))
    if (++turn > 2) slowest = Math.max(slowest, result.slowest)
    return result
  }
  const limit = async (): Promise<Round> => round(finished, seconds, async (pages) => toPdf(pages, about))
  return { comparison: await compare(rounds, ours, limit), slowest }
}
