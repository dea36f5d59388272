import { generate } from 'lean-qr'

/** A QR code of a text, as one path: dark squares on white in every theme, with the quiet edge that cameras need. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = generate(text)
  const squares: string[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`)
  }
  const edge = 4
  const box = `${-edge} ${-edge} ${code.size + 2 * edge} ${code.size + 2 * edge}`
  return (
    <svg className={className} viewBox={box} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-edge} y={-edge} width="100%" height="100%" fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
