/** The LaTeX that we write, read into a small tree. Not a TeX: no macros, no catcodes, no files. */
export type Tex =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'command'
      readonly name: string
      readonly args: readonly (readonly Tex[])[]
      readonly option?: readonly Tex[]
    }
  | { readonly kind: 'group'; readonly body: readonly Tex[] }
  | { readonly kind: 'fence'; readonly open: string; readonly close: string; readonly body: readonly Tex[] }
  | {
      readonly kind: 'script'
      readonly base: Tex | null
      readonly below?: readonly Tex[]
      readonly above?: readonly Tex[]
    }
  | { readonly kind: 'rows'; readonly environment: string; readonly rows: readonly (readonly (readonly Tex[])[])[] }

/** Commands with arguments in braces, and how many. All others have none. */
const argumentCounts: Readonly<Record<string, number>> = {
  frac: 2,
  dfrac: 2,
  tfrac: 2,
  cfrac: 2,
  binom: 2,
  dbinom: 2,
  sqrt: 1,
  overline: 1,
  underline: 1,
  vec: 1,
  hat: 1,
  bar: 1,
  overrightarrow: 1,
  overleftrightarrow: 1,
  boxed: 1,
  mathrm: 1,
  mathbf: 1,
  mathbb: 1,
  mathit: 1,
  operatorname: 1,
  cancel: 1,
  bcancel: 1,
  tilde: 1,
  dot: 1,
  widehat: 1,
  phantom: 1,
  stackrel: 2,
  overset: 2,
  underset: 2,
  color: 1,
  textcolor: 2,
  xrightarrow: 1,
  mathop: 1,
  underbrace: 1,
  overbrace: 1,
  displaystyle: 0,
}
const wordCommands = new Set(['text', 'textbf', 'textit', 'textrm', 'mbox'])
const braceless = /^\\([A-Za-z]+|.)/s
/** Sizes and spaces that mean nothing. */
const silent = new Set([
  ',',
  ';',
  ':',
  '!',
  ' ',
  'quad',
  'qquad',
  'displaystyle',
  'textstyle',
  'limits',
  'nolimits',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'hline',
])

class Reader {
  readonly source: string
  at = 0
  constructor(source: string) {
    this.source = source
  }

  rest(): string {
    return this.source.slice(this.at)
  }

  fail(what: string): never {
    throw new SyntaxError(`${what} at ${this.at} in ${this.source}`)
  }

  skipSpace(): void {
    while (/[\s~]/.test(this.source[this.at] ?? '')) this.at++
  }

  /** The text up to the brace that closes the one just opened. */
  rawGroup(): string {
    this.skipSpace()
    if (this.source[this.at] !== '{') this.fail('no brace')
    let depth = 0
    const start = this.at + 1
    for (; this.at < this.source.length; this.at++) {
      const sign = this.source[this.at]
      if (sign === '\\') this.at++
      else if (sign === '{') depth++
      else if (sign === '}' && --depth === 0) return this.source.slice(start, this.at++)
    }
    return this.fail('open brace')
  }

  /** One argument: a group in braces, or the next single piece. */
  argument(): Tex[] {
    this.skipSpace()
    if (this.source[this.at] === '{') return readLatex(this.rawGroup())
    const digit = /^\d/.exec(this.rest())
    if (digit) {
      this.at++
      return [{ kind: 'number', text: digit[0] }]
    }
    const piece = this.piece()
    return piece ? [piece] : this.fail('no argument')
  }

  delimiter(): string {
    this.skipSpace()
    const match = /^(\\[A-Za-z]+|\\.|.)/s.exec(this.rest())
    if (!match) this.fail('no delimiter')
    this.at += match[0].length
    return match[0].replace(/^\\(?=[A-Za-z])/, '')
  }

  /** Everything up to `\right`, which is taken too. */
  fence(): Tex {
    const open = this.delimiter()
    const body = this.list(() => /^\\right(?![A-Za-z])/.test(this.rest()))
    if (!this.rest().startsWith('\\right')) this.fail('\\left without \\right')
    this.at += '\\right'.length
    return { kind: 'fence', open, close: this.delimiter(), body }
  }

  environment(): Tex {
    const environment = this.rawGroup()
    if (environment === 'array') this.rawGroup()
    const rows: Tex[][][] = [[]]
    const ending = `\\end{${environment}}`
    for (;;) {
      const cell = this.list(
        () => this.rest().startsWith('&') || this.rest().startsWith('\\\\') || this.rest().startsWith('\\end'),
      )
      rows.at(-1)?.push(cell)
      if (this.rest().startsWith('&')) this.at++
      else if (this.rest().startsWith('\\\\')) {
        this.at += 2
        rows.push([])
      } else if (this.rest().startsWith(ending)) {
        this.at += ending.length
        const kept = rows.filter((row) => row.some((part) => part.length > 0))
        return { kind: 'rows', environment, rows: kept }
      } else this.fail(`\\begin{${environment}} without its end`)
    }
  }

  command(): Tex | null {
    const match = braceless.exec(this.rest())
    if (!match) this.fail('a lone backslash')
    this.at += match[0].length
    const name = match[1] ?? ''
    if (silent.has(name)) return null
    if (name === 'left') return this.fence()
    if (name === 'begin') return this.environment()
    if (name === 'right' || name === 'end') this.fail(`\\${name} without its partner`)
    if (wordCommands.has(name)) return { kind: 'words', text: this.rawGroup().replace(/\\(.)/g, '$1') }
    const count = argumentCounts[name] ?? 0
    this.skipSpaceIf(count > 0)
    let option: Tex[] | undefined
    if (name === 'sqrt' && this.source[this.at] === '[') {
      const end = this.source.indexOf(']', this.at)
      if (end < 0) this.fail('no ]')
      option = readLatex(this.source.slice(this.at + 1, end))
      this.at = end + 1
    }
    const args = Array.from({ length: count }, () => this.argument())
    return { kind: 'command', name, args, ...(option ? { option } : {}) }
  }

  skipSpaceIf(wanted: boolean): void {
    if (wanted) this.skipSpace()
  }

  /** The next piece without scripts; null for a space. */
  piece(): Tex | null {
    this.skipSpace()
    const number = /^\d+(?:\{,\}\d{3})*(?:\.\d+)?|^\.\d+/.exec(this.rest())
    if (number) {
      this.at += number[0].length
      return { kind: 'number', text: number[0].replaceAll('{,}', ',') }
    }
    const sign = this.source[this.at] ?? ''
    if (sign === '') return null
    if (sign === '\\') return this.command()
    if (sign === '{') return { kind: 'group', body: readLatex(this.rawGroup()) }
    if (sign === '}') this.fail('a brace too many')
    this.at++
    return /[A-Za-z]/.test(sign) ? { kind: 'letter', text: sign } : { kind: 'sign', text: sign }
  }

  list(ends: () => boolean): Tex[] {
    const list: Tex[] = []
    for (;;) {
      this.skipSpace()
      if (this.at >= this.source.length || ends()) return list
      const mark = this.source[this.at]
      if (mark === '^' || mark === '_' || mark === "'") {
        list.push(this.scripts(list.pop() ?? null))
        continue
      }
      const piece = this.piece()
      if (piece) list.push(piece)
    }
  }

  scripts(base: Tex | null): Tex {
    let below: Tex[] | undefined
    let above: Tex[] | undefined
    for (;;) {
      const mark = this.source[this.at]
      if (mark === "'") {
        this.at++
        above = [...(above ?? []), { kind: 'command', name: 'prime', args: [] }]
      } else if (mark === '^' || mark === '_') {
        this.at++
        const part = this.argument()
        if (mark === '^') above = part
        else below = part
      } else return { kind: 'script', base, ...(below ? { below } : {}), ...(above ? { above } : {}) }
    }
  }
}

/** Reads a LaTeX expression. Throws a SyntaxError when braces, fences or environments do not match. */
export function readLatex(latex: string): Tex[] {
  const reader = new Reader(latex)
  return reader.list(() => false)
}
