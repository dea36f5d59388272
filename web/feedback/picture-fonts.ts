/** A style sheet, as far as its fonts are concerned. */
interface FontSheet {
  readonly href: string | null
  readonly cssRules: Iterable<{ readonly cssText: string }>
}

const family = /font-family:\s*(?:"([^"]*)"|'([^']*)'|([^;}]*))/
const firstFile = /url\(\s*["']?([^"')]+)["']?\s*\)/
const source = /src:[^;}]*/

/**
 * The fonts of the families in `used`, each with its file in it, for a picture of the page. The copier would read them by
 * itself, but resolves their addresses with a `base` element, which our content policy refuses for every font; so they
 * are resolved here. `read` gives a file as a data address; a font that cannot be read is left out.
 */
export async function embeddedFonts(
  sheets: Iterable<FontSheet>,
  used: ReadonlySet<string>,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const faces = [...sheets].flatMap((sheet) =>
    rulesOf(sheet)
      .filter(({ cssText }) => cssText.startsWith('@font-face') && used.has(familyOf(cssText)))
      .map(({ cssText }) => embedded(cssText, sheet.href ?? location.href, read)),
  )
  return (await Promise.all(faces)).join('\n')
}

/** The rules of a sheet; none where the browser keeps them to itself, as with the sheet of an extension. */
function rulesOf(sheet: FontSheet): { readonly cssText: string }[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function familyOf(cssText: string): string {
  const [, double, single, bare] = family.exec(cssText) ?? []
  return (double ?? single ?? bare ?? '').trim()
}

async function embedded(cssText: string, base: string, read: (address: string) => Promise<string>): Promise<string> {
  const file = firstFile.exec(cssText)?.[1]
  if (file === undefined || file.startsWith('data:')) return cssText
  try {
    const data = await read(new URL(file, base).href)
    // Only the first file: browsers name the smallest first.
    return cssText.replace(source, () => `src: url("${data}")`)
  } catch {
    return ''
  }
}

/** The families that the page has loaded, so that no other is fetched for its picture. */
export function loadedFamilies(): ReadonlySet<string> {
  if (!('fonts' in document)) return new Set()
  const loaded = [...document.fonts].filter((face) => face.status === 'loaded')
  return new Set(loaded.map((face) => face.family.replaceAll(/^["']|["']$/g, '')))
}

/** Fetches a file of our own as a data address. Throws when it cannot be had. */
export async function asDataAddress(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`No file at ${url}`)
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error(`The file at ${url} could not be read`)))
    reader.readAsDataURL(blob)
  })
}
