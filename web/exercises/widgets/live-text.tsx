/** Says `text` to a screen reader whenever it changes, and shows nothing. */
export function LiveText({ text }: { text: string }) {
  return (
    <span
      role="status"
      aria-live="polite"
      style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {text}
    </span>
  )
}
