import katex from 'katex'
import 'katex/dist/katex.min.css'
import { Fragment, useMemo } from 'react'

/** Turns one LaTeX string into KaTeX markup; a string KaTeX cannot read is shown as it was written, never as an error. */
export function typeset(latex: string, display = false): string {
  return katex.renderToString(latex, { throwOnError: false, displayMode: display, strict: 'ignore', trust: false })
}

const mathsParts = /\\\(([\s\S]+?)\\\)/g

/** Text with maths between \( and \), typeset at once: the exercise screens load KaTeX with themselves. */
export function MathText({ text }: { text: string }) {
  const parts = useMemo(() => text.split(mathsParts), [text])
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // KaTeX escapes its input and runs with trust off, so its markup is safe to insert.
          <span key={index} dangerouslySetInnerHTML={{ __html: typeset(part) }} />
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>
  )
}
