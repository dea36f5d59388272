import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const sheet = '/math/topics/addition_intro/2/worksheet/'

async function downloaded(page: Page, link: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ])
  return { name: (download as Download).suggestedFilename(), bytes: await readFile(await download.path()) }
}
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-'

/** The pictures of the pages have all been drawn. */
async function pagesDrawn(page: Page): Promise<number> {
  const images = page.getByRole('list', { name: 'Pages of the worksheet' }).getByRole('img')
  await images.first().waitFor()
  await expect
    .poll(async () => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)), {
      timeout: 20_000,
    })
    .toBe(true)
  return images.count()
}

describe('a visitor', () => {
  it('goes from a topic to its worksheet, takes another version on A4, and downloads exactly what was shown [L-016] [L-034]', async () => {
    const { page, context, faults } = await world.open()
    await page.goto('/math/topics/addition_intro/2/')
    const card = page.getByRole('article', { name: 'Worksheet: Add Within 10' })
    const preview = card.getByRole('img')
    await preview.scrollIntoViewIfNeeded()
    const width = async (): Promise<number> => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    // The first sheet of a server also starts its press.
    await expect.poll(width).toBe(204)
    expect(await preview.boundingBox()).toMatchObject({ width: 204, height: 288 })
    await card.getByRole('link', { name: 'Preview' }).click()
    await page.waitForURL(`**${sheet}`)
    await page.getByRole('button', { name: 'Another version' }).click()
    await page.waitForURL(/seed=\d+/)
    await page.getByRole('radio', { name: 'A4' }).click()
    await page.waitForURL(/paper=a4/)
    await expect
      .poll(async () => page.getByRole('link', { name: 'Download' }).getAttribute('href'))
      .toContain('paper=a4')
    const shown = await pagesDrawn(page)
    const first = await downloaded(page, 'Download')
    expect(first.name).toBe('add-within-10-level-2.pdf')
    expect([isPdf(first.bytes), pagesOf(first.bytes)]).toEqual([true, shown])
    // Whoever is given the address gets the same sheet.
    await page.reload()
    await pagesDrawn(page)
    expect((await downloaded(page, 'Download')).bytes.equals(first.bytes)).toBe(true)
    expect(await page.getByRole('link', { name: /key/ }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  it('prints the pages of the sheet and nothing of the screen', async () => {
    const { page, context } = await world.open()
    await page.goto(`${sheet}?paper=a4`)
    const shown = await pagesDrawn(page)
    await page.evaluate(() => {
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) })
    })
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => (window as unknown as { printed?: boolean }).printed)).toBe(true)
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(pagesOf(paper)).toBe(shown)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByText('Another version').isVisible()).toBe(false)
    await context.close()
  })

  it('finds the worksheet of a unit without fault at 390, 820 and 1440 px, light and dark', async () => {
    expect(await faultsInEveryLook(world, '/math/units/g7_integer_operations/worksheet/')).toEqual([])
  })
})

describe('a parent', () => {
  it('gets the answers, alone and behind the sheet', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'parent.pat')
    await page.goto(sheet)
    const shown = await pagesDrawn(page)
    const key = await downloaded(page, 'Download the answer key')
    expect([key.name, isPdf(key.bytes), pagesOf(key.bytes)]).toEqual(['add-within-10-level-2-answers.pdf', true, 1])
    const both = await downloaded(page, 'Download the worksheet with its key')
    expect([both.name, pagesOf(both.bytes)]).toEqual(['add-within-10-level-2-with-answers.pdf', shown + 1])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a child', () => {
  it('gets the sheet, and no answers by any address', async () => {
    const { page, context } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(sheet)
    await pagesDrawn(page)
    expect(await page.getByText(/answer key/i).count()).toBe(0)
    const answers = await page.evaluate(async () => {
      const ask = async (key: string) => {
        const response = await fetch(`/api/topics/addition_intro/worksheet?level=2&paper=letter&key=${key}`)
        return { status: response.status, size: (await response.arrayBuffer()).byteLength }
      }
      return { only: (await ask('only')).status, with: (await ask('with')).size, without: (await ask('without')).size }
    })
    expect(answers.only).toBe(403)
    expect(answers.with).toBe(answers.without)
    await context.close()
  })
})
