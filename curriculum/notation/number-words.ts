const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function wholeWords(n: number): string {
  if (n < 20) return small[n] ?? ''
  if (n < 100) return `${tens[Math.floor(n / 10)]}${n % 10 ? `-${small[n % 10]}` : ''}`
  for (const [size, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (n >= size) return `${wholeWords(Math.floor(n / size))} ${name}${n % size ? ` ${wholeWords(n % size)}` : ''}`
  }
  return ''
}

/** 'third', 'twenty-first', 'hundredth' for a whole number from 1. */
export function ordinalWords(n: number): string {
  const words = wholeWords(n)
  const cut = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1
  const last = words.slice(cut)
  const ordinal = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return (words.slice(0, cut) + ordinal).replace(/^one (?=[htmb])/, '')
}

/** 'three eighths', 'one half', 'five fourths'; null when the parts have no everyday name (over 20 and not 100 or 1000). */
export function fractionWords(top: number, bottom: number): string | null {
  const named = (bottom >= 2 && bottom <= 20) || [25, 30, 40, 50, 100, 1000, 10_000].includes(bottom)
  if (!named || !Number.isInteger(top) || top < 0 || top > 9999) return null
  const one = top === 1
  const part = bottom === 2 ? (one ? 'half' : 'halves') : `${ordinalWords(bottom)}${one ? '' : 's'}`
  return `${wholeWords(top)} ${part}`
}

/**
 * A number in words: 42 is 'forty-two', '2.50' 'two point five zero', '3/8' 'three eighths', '2 3/4' 'two and three
 * fourths', -7 'negative seven'. Whole numbers below 10^12. Throws a RangeError for anything else.
 */
export function numberToWords(n: number | bigint | string): string {
  const text = String(n).trim().replaceAll(',', '').replace('−', '-')
  if (text.startsWith('-')) return `negative ${numberToWords(text.slice(1))}`
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (mixed) {
    const [, whole, top = '', bottom = ''] = mixed
    const part = fractionWords(Number(top), Number(bottom)) ?? `${numberToWords(top)} over ${numberToWords(bottom)}`
    return whole === undefined ? part : `${numberToWords(whole)} and ${part}`
  }
  const decimal = /^(\d*)(?:\.(\d+))?$/.exec(text)
  if (!decimal || text === '' || (decimal[1] ?? '').length > 12) throw new RangeError(`no words for ${text}`)
  const whole = wholeWords(Number(decimal[1] || 0))
  return decimal[2] === undefined
    ? whole
    : `${whole} point ${[...decimal[2]].map((digit) => small[Number(digit)]).join(' ')}`
}
