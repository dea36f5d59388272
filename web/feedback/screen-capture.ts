import { issueLimits } from '@polyhex/contract/feedback/feedback-operations'
import { asDataAddress, embeddedFonts, loadedFamilies } from './picture-fonts.ts'

/** Draws the page at a scale and gives it as a data address. */
export type Draw = (scale: number) => Promise<string>

/** Each retry draws the page at this share of the size before. */
const shrink = 0.6

/**
 * A picture of the page as a data address of at most `limit` characters. Too long a picture, or one that fails, is drawn
 * again smaller, up to 3 times; after that there is none. Failures are only logged [L-055].
 */
export async function captureScreen(draw: Draw, limit: number = issueLimits.imageCharacters): Promise<string | null> {
  let scale = 1
  for (let tries = 0; tries <= issueLimits.captureRetries; tries += 1) {
    try {
      const picture = await draw(scale)
      if (picture.length <= limit) return picture
    } catch (problem) {
      // oxlint-disable-next-line no-console -- the specification asks for this line in the console
      console.warn('The screen could not be captured', problem)
    }
    scale *= shrink
  }
  // oxlint-disable-next-line no-console -- the specification asks for this line in the console
  console.warn('No picture of the screen was small enough')
  return null
}

/** Draws an element with html-to-image, which is fetched only when somebody reports something. */
export function drawElement(element: HTMLElement): Draw {
  let fonts: Promise<string> | undefined
  return async (scale) => {
    const { toPng } = await import('html-to-image')
    fonts ??= embeddedFonts(document.styleSheets, loadedFamilies(), asDataAddress)
    const fontEmbedCSS = await fonts
    const restore = inlineDrawings(element)
    return toPng(element, {
      pixelRatio: scale,
      backgroundColor: getComputedStyle(document.body).backgroundColor,
      fontEmbedCSS,
      filter: (node) => !(node instanceof HTMLElement && node.dataset['noCapture'] !== undefined),
    }).finally(restore)
  }
}

/** What the look of a drawing's parts consists of. */
const drawnLook = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'fill-opacity',
  'opacity',
  'font',
  'text-anchor',
]

/**
 * The copier takes drawings as they are written, without style sheets; so each part gets its computed look for the while.
 * Gives the way back.
 */
function inlineDrawings(element: HTMLElement): () => void {
  const parts = [...element.querySelectorAll<SVGElement>('svg *')]
  const looks = parts.map((part) => {
    const look = getComputedStyle(part)
    return drawnLook.map((name) => `${name}:${look.getPropertyValue(name)}`).join(';')
  })
  const before = parts.map((part) => part.getAttribute('style'))
  parts.forEach((part, index) => part.setAttribute('style', `${before[index] ?? ''};${looks[index]}`))
  return () =>
    parts.forEach((part, index) => {
      const style = before[index]
      if (typeof style === 'string') part.setAttribute('style', style)
      else part.removeAttribute('style')
    })
}
