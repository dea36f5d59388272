import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from './suite/find-chromium.ts'

/**
 * `node tools/draw-icons.ts`: draws the icons of the installed application into web/public/icons. The results are
 * committed, so that a build needs no browser; run it again when the mark changes.
 */

/** Corners of a flat-top hexagon with its middle at (x, y). */
function cell(x: number, y: number, radius: number, fill: string): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="${(radius * 0.16).toFixed(2)}" stroke-linejoin="round"/>`
}

/** The mark on lapis: three white cells and one of honey. `share` of the side is the mark's height, `corner` the rounding. */
function drawing(share: number, corner: number): string {
  const radius = (512 * share) / (3 * Math.sqrt(3) + 0.24)
  const pitch = radius * Math.sqrt(3) + radius * 0.12
  const step = radius * 1.5 + radius * 0.12
  const left = 256 - step / 2
  const right = left + step
  const cells = [
    cell(left, 256 - pitch, radius * 0.94, '#ffffff'),
    cell(left, 256, radius * 0.94, '#ffffff'),
    cell(left, 256 + pitch, radius * 0.94, '#ffffff'),
    cell(right, 256 - pitch / 2, radius * 0.94, '#fbc024'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="#304de0"/>${cells.join('')}</svg>\n`
}

// What a system cuts off a maskable icon lies outside a circle of 80 percent; the mark stays well within.
const icons = [
  { name: 'icon', svg: drawing(0.66, 112), sizes: [192, 512] },
  { name: 'maskable', svg: drawing(0.52, 0), sizes: [192, 512] },
  { name: 'touch', svg: drawing(0.6, 0), sizes: [180] },
]

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web', 'public', 'icons')
const executablePath = findChromium()
if (executablePath === null) throw new Error('no Chromium: run `npm test`, which brings one, or set CHROMIUM_PATH')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
for (const { name, svg, sizes } of icons) {
  writeFileSync(join(folder, `${name}.svg`), svg)
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block}</style>${svg}`)
    await page.locator('svg').evaluate((element, side) => element.setAttribute('width', String(side)), size)
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), omitBackground: true })
    await page.close()
  }
}
await browser.close()
