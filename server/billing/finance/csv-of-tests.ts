/** Reads a table as a spreadsheet does (RFC 4180): quotes, doubled quotes, lines within cells. For tests of what is exported. */
export function readCsv(file: Buffer | string): { titles: string[]; rows: string[][] } {
  const text = (typeof file === 'string' ? file : file.toString('utf8')).replace(/^\uFEFF/, '')
  const lines: string[][] = [[]]
  let at = 0
  const line = (): string[] => lines.at(-1) ?? []
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1
        if (at >= text.length) throw new Error('a quote is never closed')
        cell += text[at]
      }
      at += 1
    } else {
      for (; at < text.length && text[at] !== ',' && text[at] !== '\r'; at += 1) cell += text[at]
    }
    line().push(cell)
    if (text[at] === ',') {
      at += 1
      if (text[at] === '\r') line().push('')
    }
    if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) lines.push([])
    } else if (at < text.length && text[at - 1] !== ',') throw new Error(`a cell ends in the middle at ${at}`)
  }
  const [titles = [], ...rows] = lines
  return { titles, rows }
}
