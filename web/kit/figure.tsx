import { useId, useMemo } from 'react'
import { classNames } from './class-names.ts'
import { cleanSvg } from './clean-svg.ts'
import type { FigureHue } from './figure-hue.ts'
import styles from './figure.module.css'

/**
 * A drawing that our own server made, cleaned again before it enters the page. It carries its own hue (`fig h-…` on the
 * svg), title and description; `hue` and `speech` are for drawings that do not.
 */
export function Figure({
  svg,
  speech,
  hue,
  width,
  className,
}: {
  svg: string
  speech?: string
  hue?: FigureHue
  /** Widest it may be, px. */
  width?: number
  className?: string
}) {
  const prefix = useId()
  const safe = useMemo(() => {
    const cleaned = cleanSvg(svg)
    return cleaned === null ? null : withOwnIds(cleaned, prefix)
  }, [svg, prefix])
  if (safe === null) return null
  return (
    <div
      className={classNames(hue && `fig h-${hue}`, styles['figure'], className)}
      style={width === undefined ? {} : { maxWidth: width }}
      {...(speech ? { role: 'img', 'aria-label': speech } : {})}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

/** Two drawings on one page may use the same ids; each keeps to its own. */
function withOwnIds(svg: string, prefix: string): string {
  const own = prefix.replaceAll(/[^\w-]/g, '')
  return svg
    .replaceAll(/\bid="([^"]+)"/g, `id="${own}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${own}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${own}-$1"`)
    .replaceAll(
      /aria-labelledby="([^"]+)"/g,
      (_, ids: string) =>
        `aria-labelledby="${ids
          .split(' ')
          .map((id) => `${own}-${id}`)
          .join(' ')}"`,
    )
}
