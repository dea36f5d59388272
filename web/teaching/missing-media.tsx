import styles from './missing-media.module.css'

export type MissingKind = 'Teaching' | 'Audio' | 'Video'

const otherStyle = { Audio: 'video', Video: 'audio' } as const

/** What is missing of a lesson in a style: nothing at all, nothing to hear, or nothing to see; null when it is all there. */
export function missingKind(
  segments: readonly { speech: string; svg?: string | undefined; latex?: string | undefined }[],
  style: 'audio' | 'video',
): MissingKind | null {
  if (segments.length === 0) return 'Teaching'
  if (style === 'audio') return segments.some((segment) => segment.speech !== '') ? null : 'Audio'
  return segments.some((segment) => segment.svg || segment.latex) ? null : 'Video'
}

/** Said where a lesson lacks what its style needs [L-059]. */
export function MissingMedia({ kind }: { kind: MissingKind }) {
  return (
    <div className={styles.missing}>
      <h3>{kind} Missing</h3>
      <p>
        The teacher has stepped out.{' '}
        {kind === 'Teaching'
          ? 'There is no lesson for this part yet.'
          : `Try the ${otherStyle[kind]} style: choose it with the gear icon.`}
      </p>
    </div>
  )
}
