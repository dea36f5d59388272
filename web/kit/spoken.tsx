import type { ReactNode } from 'react'

/**
 * What is shown, and the words that are read aloud in its place: for maths, signs and pictures inside of a button. The words are the
 * button's content, so its name is never another one than what stands there.
 */
export function Spoken({
  words,
  className,
  children,
}: {
  words: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span className={className} aria-hidden>
        {children}
      </span>
    </>
  )
}
