/** Reads back what `toPdf` wrote without compression, for tests: the words of each page in the order in which they are drawn. */

function objectsOf(file: string): Map<string, string> {
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body)
  return objects
}

/** What each glyph of a font stands for. */
function unicodeOf(objects: ReadonlyMap<string, string>, font: string): string[] {
  const id = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? ''
  const signs: string[] = []
  for (const [, from = '', list = ''] of (objects.get(id) ?? '').matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [i, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const units = (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      signs[Number.parseInt(from, 16) + i] = String.fromCharCode(...units)
    }
  }
  return signs
}

function fontsOf(objects: ReadonlyMap<string, string>, page: string): Map<string, string[]> {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''
  const named = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  return new Map(
    [...named.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      unicodeOf(objects, objects.get(id) ?? ''),
    ]),
  )
}

/** The words of each page, without spaces. */
export function wordsOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'))
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return pages.map((page) => {
    const fonts = fontsOf(objects, page)
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''
    let font: readonly string[] = []
    let words = ''
    for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? []
      for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]*)>/g))
        for (const glyph of hex.match(/.{4}/g) ?? []) words += font[Number.parseInt(glyph, 16)] ?? '\ufffd'
    }
    return words.replace(/\s/g, '')
  })
}
