import type { Page } from 'playwright-core'

/** What the focused element calls itself: its label, else its text. */
async function focusedName(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return ''
    const labelled = element.getAttribute('aria-label')
    if (labelled !== null) return labelled
    if (element instanceof HTMLInputElement && element.labels !== null && element.labels.length > 0) {
      return element.labels[0]?.textContent ?? ''
    }
    const said = element.cloneNode(true) as Element
    for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return (said.textContent ?? '').trim()
  })
}

/** Goes through the page with Tab until the focus is on what is named; throws when a whole round does not meet it. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (found: string): boolean => (typeof name === 'string' ? found === name : name.test(found))
  const met: string[] = []
  for (let step = 0; step < 150; step++) {
    const found = await focusedName(page)
    if (isIt(found)) return
    met.push(found)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(name)}; it met ${[...new Set(met)].join(' | ')}`)
}

/** Goes to what is named and presses Enter on it. */
export async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
