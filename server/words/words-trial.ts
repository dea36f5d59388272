import { readFileSync } from 'node:fs'

/** Reads a list of lines of the corpus; lines that begin with `# ` and a word alone are headings. */
export function linesOf(name: string): { heading: string; text: string }[] {
  let heading = ''
  return readFileSync(new URL(`lines/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((text) => {
      const found = /^# ([a-z_]{3,})$/.exec(text)
      if (found !== null) heading = found[1] ?? ''
      return text === '' || found !== null ? [] : [{ heading, text }]
    })
}
