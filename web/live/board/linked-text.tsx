/** An address as somebody writes it; what ends the sentence is not part of it. */
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?')\]]/g

/**
 * A text with its web addresses to press, each opened beside the class and told nothing of it. For lines of those who teach:
 * a student's line holds no address.
 */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(address)]
  const parts = found.map(({ 0: href, index }, at) => {
    const before = found[at - 1]
    const from = before === undefined ? 0 : before.index + before[0].length
    return { between: text.slice(from, index), href, index }
  })
  const last = parts.at(-1)
  return (
    <>
      {parts.map(({ between, href, index }) => (
        <span key={index}>
          {between}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {href}
          </a>
        </span>
      ))}
      {text.slice(last === undefined ? 0 : last.index + last.href.length)}
    </>
  )
}
