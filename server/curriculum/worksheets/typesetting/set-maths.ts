import katex from 'katex'
import type { Box, Mark } from './marks.ts'
import { moved, n3, scaled } from './marks.ts'
import { mathsFontOf } from './maths-fonts.ts'
import { stretchesOf } from './fonts.ts'

/**
 * Formulas on paper: the tree of boxes that KaTeX makes for the screen, laid out here by the rules of its style sheet and
 * drawn with its fonts. So a formula on a sheet is the one on the screen, as text that can be selected and searched.
 */

/** A node of KaTeX's tree: a span, a fragment, letters (`text`), or a drawing. */
interface Node {
  readonly classes?: readonly string[]
  readonly style?: Readonly<Record<string, string | undefined>>
  readonly children?: readonly Node[]
  readonly text?: string
  readonly height?: number
  readonly depth?: number
  readonly italic?: number
  readonly attributes?: Readonly<Record<string, string>>
  toMarkup?(): string
}

interface Setting {
  /** Points of one em here. */
  readonly em: number
  readonly color: string
  /** Classes of all spans around, for the choice of a font. */
  readonly around: readonly string[]
  readonly align: 'left' | 'center' | 'right'
}

/** Its types leave out the call that gives the tree. */
const { __renderToHTMLTree: renderToTree } = katex as unknown as {
  __renderToHTMLTree(latex: string, options: Readonly<Record<string, unknown>>): Node
}

const emOf = (value: string | undefined, em: number): number =>
  value === undefined ? 0 : Number.parseFloat(value) * em
const sizes = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488]

/** Styles that the layout below obeys; any other must be learned first. */
const knownStyles = new Set(
  'top left height width minWidth marginLeft marginRight paddingLeft paddingRight borderBottomWidth verticalAlign position color maxFontSize'.split(
    ' ',
  ),
)

/** How much larger or smaller a sizing span is than what stands around it. */
function sizingOf(classes: readonly string[]): number {
  if (!classes.includes('katex-sizing') && !classes.includes('fontsize-ensurer')) return 1
  const of = (pattern: RegExp): number => {
    const match = classes.map((name) => pattern.exec(name)).find((found) => found !== null)
    return sizes[Number(match?.[1] ?? 6) - 1] ?? 1
  }
  return of(/^size(\d+)$/) / of(/^reset-size(\d+)$/)
}

const nothing: Box = { width: 0, height: 0, depth: 0, marks: [] }

function setLetters(node: Node, text: string, to: Setting): Box {
  if (text === '\u200b') return nothing
  const down = emOf(node.style?.['top'], to.em)
  const marks: Mark[] = []
  let x = emOf(node.style?.['marginLeft'], to.em)
  for (const stretch of stretchesOf(mathsFontOf([...to.around, ...(node.classes ?? [])]), text)) {
    marks.push({ kind: 'text', font: stretch.font, size: to.em, x, y: down, text: stretch.text, color: to.color })
    x += stretch.width * to.em
  }
  // A slanted letter leans over its own width; KaTeX adds that as a margin when it writes the letter down.
  const slant = node.italic !== undefined && node.italic > 0 ? node.italic * to.em : 0
  const width = x + (slant === 0 ? emOf(node.style?.['marginRight'], to.em) : slant)
  return { width, height: (node.height ?? 0) * to.em - down, depth: (node.depth ?? 0) * to.em + down, marks }
}

/** A drawn sign (root, tall bracket, arrow): its outline, in thousandths of an em. */
function setDrawing(node: Node, to: Setting, width: number): Box {
  const attributes = node.attributes ?? {}
  const [, , across = 1, down = 1] = (attributes['viewBox'] ?? '').split(' ').map(Number)
  const height = emOf(attributes['height'], to.em)
  const slice = attributes['preserveAspectRatio']?.endsWith('slice') === true
  const scale = slice ? Math.max(width / across, height / down) : emOf(attributes['width'], to.em) / across
  const marks = (node.children ?? []).map((child): Mark => {
    const d = / d=["']([^"']*)["']/.exec(child.toMarkup?.() ?? '')?.[1]
    if (d === undefined) throw new RangeError('a drawing of the typesetter is no outline')
    return { kind: 'path', d, fill: to.color }
  })
  // The drawing hangs from the top of its box, which stands on the baseline.
  const clip = `M0 0H${n3(width / scale)}V${n3(height / scale)}H0Z`
  return { width, height, depth: 0, marks: [scaled(0, -height, scale, marks, clip)] }
}

const isRule = (node: Node): boolean =>
  ['frac-line', 'overline-line', 'underline-line'].some((name) => node.classes?.includes(name))

/** Whether a span is as wide as what it stands over or under. */
const isWide = (node: Node): boolean =>
  isRule(node) || ['hide-tail', 'katex-stretchy'].some((name) => node.classes?.includes(name))

function setWide(node: Node, to: Setting, width: number): Box {
  if (isRule(node)) {
    const thick = Math.max(emOf(node.style?.['borderBottomWidth'], to.em), 0.45)
    const d = `M0 0H${n3(width)}V${n3(-thick)}H0Z`
    return { width, height: thick, depth: 0, marks: [{ kind: 'path', d, fill: to.color }] }
  }
  const drawing = node.children?.find((child) => child.attributes?.['viewBox'] !== undefined)
  if (drawing === undefined || node.children?.length !== 1)
    throw new RangeError(`a wide sign of ${node.classes?.join(' ')}`)
  return setDrawing(drawing, to, width)
}

interface Row {
  readonly up: number
  readonly margin: number
  readonly align: Setting['align']
  readonly content: readonly Node[]
}

function rowsOf(list: Node, to: Setting, align: Setting['align']): Row[] {
  return (list.children ?? []).flatMap((wrap) => {
    const [strut, ...content] = wrap.children ?? []
    if (strut === undefined || strut.classes?.includes('pstrut') !== true) return []
    const top = emOf(wrap.style?.['top'], to.em)
    return {
      up: -(top + emOf(strut.style?.['height'], to.em)),
      margin: emOf(wrap.style?.['marginLeft'], to.em),
      align: wrap.classes?.includes('svg-align') ? 'left' : align,
      content,
      ...{ after: emOf(wrap.style?.['marginRight'], to.em) },
    }
  })
}

/** A stack: each row at its own height, all in the width of the widest. */
function setStack(node: Node, to: Setting): Box {
  const list = node.children?.[0]?.children?.[0]
  if (list === undefined) return nothing
  const rows = rowsOf(list, to, to.align) as (Row & { readonly after: number })[]
  const inner: Setting = { ...to, align: 'left' }
  const set = rows.map((row) => (row.content.some(isWide) ? null : setRun(row.content, inner)))
  const least = rows.flatMap((row) => row.content.map((part) => emOf(part.style?.['minWidth'], to.em)))
  const width = Math.max(0, ...least, ...rows.map((row, i) => (set[i]?.width ?? 0) + row.margin + row.after))
  // The rows of a table are as tall as KaTeX says, also where their letters are not.
  let [height, depth] = [(node.height ?? 0) * to.em, (node.depth ?? 0) * to.em]
  const marks = rows.map((row, i): Mark => {
    const box = set[i] ?? setWide(row.content.find(isWide) ?? {}, to, width)
    height = Math.max(height, box.height + row.up)
    depth = Math.max(depth, box.depth - row.up)
    const free = width - box.width - row.margin - row.after
    const x = row.margin + (row.align === 'center' ? free / 2 : row.align === 'right' ? free : 0)
    return moved(x, -row.up, box.marks)
  })
  return { width, height, depth, marks }
}

function alignOf(classes: readonly string[], around: Setting['align']): Setting['align'] {
  if (
    ['mfrac', 'katex-accent', 'op-limits', 'col-align-c', 'mover', 'munder', 'x-arrow'].some((name) =>
      classes.includes(name),
    )
  )
    return 'center'
  if (classes.includes('col-align-r')) return 'right'
  return classes.includes('msupsub') || classes.includes('col-align-l') ? 'left' : around
}

/** A box inside the span with the margins, paddings and shifts that its style and its class ask for. */
function framed(node: Node, box: Box, em: number): Box {
  const { classes = [], style = {} } = node
  const isRoot = classes.includes('katex-root')
  const before = emOf(style['marginLeft'], em) + emOf(style['paddingLeft'], em) + (isRoot ? 0.2777777778 * em : 0)
  const after = emOf(style['marginRight'], em) + emOf(style['paddingRight'], em) - (isRoot ? 0.5555555556 * em : 0)
  const down = emOf(style['top'], em)
  const floats = classes.includes('accent-body') && !classes.includes('accent-full')
  const lapped = classes.includes('rlap') || classes.includes('llap') || classes.includes('clap')
  const fixed = style['width'] === undefined ? box.width : emOf(style['width'], em)
  const width = classes.includes('nulldelimiter') ? 0.12 * em : floats || lapped ? 0 : fixed
  const back = classes.includes('llap') ? box.width : classes.includes('clap') ? box.width / 2 : 0
  const x = before + emOf(style['left'], em) - back
  const marks = x === 0 && down === 0 ? box.marks : [moved(x, down, box.marks)]
  return { width: before + width + after, height: box.height - down, depth: box.depth + down, marks }
}

function setNode(node: Node, to: Setting): Box {
  if (node.text !== undefined) return setLetters(node, node.text, to)
  const classes = node.classes ?? []
  if (classes.includes('katex-strut')) return nothing
  for (const name of Object.keys(node.style ?? {}))
    if (!knownStyles.has(name)) throw new RangeError(`no rule for the style ${name} of a formula`)
  if (classes.includes('vlist-t')) return setStack(node, to)
  const em = to.em * sizingOf(classes)
  const drawing = node.children?.[0]
  const inner = {
    em,
    color: node.style?.['color'] ?? to.color,
    around: [...to.around, ...classes],
    align: alignOf(classes, to.align),
  }
  if (drawing?.attributes?.['viewBox'] !== undefined)
    return framed(node, setDrawing(drawing, inner, emOf(node.style?.['width'], em)), em)
  return framed(node, setRun(node.children ?? [], inner), em)
}

/** Nodes side by side on one baseline. */
function setRun(nodes: readonly Node[], to: Setting): Box {
  let [width, height, depth] = [0, 0, 0]
  const marks: Mark[] = []
  for (const node of nodes) {
    const box = setNode(node, to)
    if (box.marks.length > 0)
      marks.push(
        width === 0 ? { kind: 'group', matrix: [1, 0, 0, 1, 0, 0], marks: box.marks } : moved(width, 0, box.marks),
      )
    width += box.width
    height = Math.max(height, box.height)
    depth = Math.max(depth, box.depth)
  }
  return { width, height, depth, marks }
}

/**
 * A formula as boxes that may stand on different lines: KaTeX cuts it after relations and signs of its outermost level.
 * `size` is that of the words around; formulas are set 1.14 times as large. Throws a
 * KaTeX ParseError for LaTeX that it does not know, a RangeError for a construction that has no rule here.
 */
export function setMaths(latex: string, look: { size: number; color: string; display?: boolean }): Box[] {
  const tree = renderToTree(latex, {
    displayMode: look.display ?? false,
    output: 'html',
    throwOnError: true,
    strict: false,
    trust: false,
    maxSize: 20,
    maxExpand: 500,
  })
  const to: Setting = { em: look.size * 1.14, color: look.color, around: [], align: 'left' }
  const html = findHtml(tree)
  return (html?.children ?? []).map((base) => setNode(base, to))
}

function findHtml(node: Node): Node | undefined {
  if (node.classes?.includes('katex-html')) return node
  for (const child of node.children ?? []) {
    const found = findHtml(child)
    if (found !== undefined) return found
  }
  return undefined
}
