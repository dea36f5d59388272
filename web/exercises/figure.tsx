import { useMemo } from 'react'
import styles from './figure.module.css'

const allowedTags = new Set(
  ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title', 'desc'].concat(
    ['defs', 'clippath', 'marker', 'pattern', 'use', 'lineargradient', 'stop', 'mask'],
  ),
)

/**
 * Our own API draws every figure; this still drops anything that could run or load: unknown elements, event attributes,
 * and links other than inside the drawing. Returns markup, or an empty text where it is no SVG at all.
 */
export function safeSvg(svg: string): string {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const root = drawing.documentElement
  if (root.nodeName !== 'svg') return ''
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!allowedTags.has(element.nodeName.toLowerCase())) {
      element.remove()
      continue
    }
    for (const attribute of [...element.attributes]) {
      const name = attribute.name.toLowerCase()
      const link = name === 'href' || name === 'xlink:href'
      const outside = /url\(\s*['"]?(?!#)/i.test(attribute.value)
      if (name.startsWith('on') || outside || (link && !attribute.value.startsWith('#'))) {
        element.removeAttribute(attribute.name)
      }
    }
  }
  return root.outerHTML
}

interface FigureProps {
  svg: string
  /** A figure beside a text that already says the same. */
  decorative?: boolean
}

/** A drawn figure of a question, put into the page so that it follows light, dark and the text face. */
export function Figure({ svg, decorative = false }: FigureProps) {
  const markup = useMemo(() => safeSvg(svg), [svg])
  return (
    <span
      className={styles.figure}
      {...(decorative ? { 'aria-hidden': true } : {})}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
