import katex from 'katex'
import 'katex/dist/katex.min.css'

const done = new Map<string, string>()
/** Enough for a long session; the oldest go first. */
const mostKept = 2000

/** HTML with MathML of a piece of LaTeX. What KaTeX cannot read is shown as it is written, never as an error. */
export function typeset(latex: string, display: boolean): string {
  const key = `${display ? 'd' : 'i'}${latex}`
  const known = done.get(key)
  if (known !== undefined) return known
  const html = katex.renderToString(latex, {
    displayMode: display,
    output: 'htmlAndMathml',
    throwOnError: false,
    errorColor: 'currentColor',
    strict: false,
    trust: false,
    maxSize: 20,
    maxExpand: 500,
  })
  if (done.size >= mostKept) done.delete(done.keys().next().value!)
  done.set(key, html)
  return html
}
