/** Numbers in alt texts and labels: a true minus sign, at most `places` decimals, no trailing zeros. */
export function shown(n: number, places = 2): string {
  const factor = 10 ** places
  const value = Math.round(Math.abs(n) * factor) / factor
  return `${n < 0 && value !== 0 ? '−' : ''}${value >= 10000 ? grouped(value) : value}`
}

function grouped(value: number): string {
  const [whole = '', rest] = String(value).split('.')
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest ? `${separated}.${rest}` : separated
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`
}

export const pair = (x: number, y: number): string => `(${shown(x)}, ${shown(y)})`

/**
 * The first version of an alternative text that fits 250 characters (rule P13), fullest first. When none does, the
 * last one is cut after a whole word. Texts under 20 characters are introduced as a picture.
 */
export function altText(...versions: readonly [string, ...string[]]): string {
  const fitting = versions.find((v) => v.length <= 250)
  const text = fitting ?? `${(versions[versions.length - 1] ?? '').slice(0, 248).replace(/[\s,;]+\S*$/, '')}…`
  return text.length < 20 ? `Picture of this: ${text}` : text
}
