import { useEffect, useState } from 'react'
import styles from './maths.module.css'
import { glued, plainSigns, richParts } from './rich-parts.ts'

/** Longer maths, in characters of LaTeX, must be free to break over lines. */
const longestGlued = 24

type Typeset = (latex: string, display: boolean) => string

let typeset: Typeset | undefined
let loading: Promise<Typeset> | undefined

/** Loads the typesetter once; screens that will show maths may call it early. */
export function loadTypesetter(): Promise<Typeset> {
  loading ??= import('./typesetter.ts').then((module) => {
    typeset = module.typeset
    return typeset
  })
  return loading
}

function useTypesetter(): Typeset | undefined {
  const [ready, setReady] = useState(() => typeset)
  useEffect(() => {
    if (ready) return
    let gone = false
    void loadTypesetter().then((loaded) => {
      if (!gone) setReady(() => loaded)
    })
    return () => {
      gone = true
    }
  }, [ready])
  return ready
}

/**
 * A sentence with maths between \( and \), typeset by KaTeX with MathML for screen readers. KaTeX comes when the first
 * maths does; until then the maths stands there in plain signs, and `speech`, when given, is what is read.
 */
export function Maths({ text, speech, className }: { text: string; speech?: string; className?: string }) {
  const ready = useTypesetter()
  return (
    <span className={className}>
      {speech && !ready && <span className="visually-hidden">{speech}</span>}
      <span {...(speech && !ready ? { 'aria-hidden': true } : {})}>
        {glued(richParts(text)).map((part, i) =>
          part.kind === 'text' ? (
            <span key={i}>{part.value}</span>
          ) : part.stop === '' ? (
            <Latex key={i} latex={part.value} ready={ready} />
          ) : (
            <span key={i} className={part.value.length > longestGlued ? undefined : styles['glued']}>
              <Latex latex={part.value} ready={ready} />
              {part.stop}
            </span>
          ),
        )}
      </span>
    </span>
  )
}

/** One displayed line of maths. */
export function DisplayMaths({ latex, speech, className }: { latex: string; speech?: string; className?: string }) {
  const ready = useTypesetter()
  return (
    <div className={[styles['display'], className].filter(Boolean).join(' ')} data-speech={speech}>
      <Latex latex={latex} ready={ready} display {...(speech ? { speech } : {})} />
    </div>
  )
}

function Latex({
  latex,
  ready,
  display = false,
  speech,
}: {
  latex: string
  ready: Typeset | undefined
  display?: boolean
  speech?: string
}) {
  if (!ready) return <span className={styles['waiting']}>{speech ?? plainSigns(latex)}</span>
  return <span dangerouslySetInnerHTML={{ __html: ready(latex, display) }} />
}
