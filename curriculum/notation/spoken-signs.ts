/** How single signs, relations, letters, functions and units are read aloud. */
type Words = Readonly<Record<string, string>>

export const signSpeech: Words = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '*': 'times',
  '/': 'over',
  ':': 'to',
  '!': 'factorial',
  '?': 'blank',
  '|': 'given',
  '(': '',
  ')': '',
  '[': '',
  ']': '',
  ',': ',',
  '.': '.',
  '°': 'degrees',
  '×': 'times',
  '÷': 'divided by',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  π: 'pi',
  '%': 'percent',
}

export const relationSpeech: Words = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  mp: 'minus or plus',
  le: 'is less than or equal to',
  leq: 'is less than or equal to',
  ge: 'is greater than or equal to',
  geq: 'is greater than or equal to',
  lt: 'is less than',
  gt: 'is greater than',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is approximately',
  equiv: 'is equivalent to',
  to: 'to',
  rightarrow: 'becomes',
  Rightarrow: 'so',
  Leftrightarrow: 'means the same as',
  mapsto: 'maps to',
  implies: 'so',
  longrightarrow: 'becomes',
  cap: 'intersect',
  cup: 'union',
  in: 'is in',
  notin: 'is not in',
  subset: 'is inside',
  subseteq: 'is a subset of',
  setminus: 'without',
  parallel: 'is parallel to',
  perp: 'is perpendicular to',
  cong: 'is congruent to',
  sim: 'is similar to',
  mid: 'given',
  propto: 'is proportional to',
  land: 'and',
  lor: 'or',
  colon: 'to',
  ast: 'times',
  circ: 'degrees',
  degree: 'degrees',
  prime: 'prime',
  therefore: 'therefore',
}

export const functionSpeech: Words = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  csc: 'cosecant',
  sec: 'secant',
  cot: 'cotangent',
  arcsin: 'inverse sine',
  arccos: 'inverse cosine',
  arctan: 'inverse tangent',
  ln: 'natural log',
  log: 'log',
  exp: 'e to the power',
  det: 'the determinant',
  gcd: 'the greatest common factor',
  min: 'the least',
  max: 'the greatest',
}

export const letterSpeech: Words = {
  infty: 'infinity',
  emptyset: 'the empty set',
  varnothing: 'the empty set',
  ldots: 'and so on',
  dots: 'and so on',
  cdots: 'and so on',
  vdots: 'and so on',
  angle: 'angle',
  triangle: 'triangle',
  Box: 'blank',
  square: 'blank',
  '%': 'percent',
  '&': 'and',
  '#': 'number',
  _: 'blank',
  int: 'the integral of',
  sum: 'the sum of',
  lim: 'the limit of',
  prod: 'the product of',
  epsilon: 'epsilon',
  varepsilon: 'epsilon',
  varphi: 'phi',
  lvert: '',
  rvert: '',
  '{': '',
  '}': '',
  '|': '',
  checkmark: 'check',
}

/** Units as they stand in \text{}, spoken in the plural. */
export const unitSpeech: Words = {
  mm: 'millimeters',
  cm: 'centimeters',
  m: 'meters',
  km: 'kilometers',
  in: 'inches',
  'in.': 'inches',
  ft: 'feet',
  yd: 'yards',
  mi: 'miles',
  g: 'grams',
  kg: 'kilograms',
  mg: 'milligrams',
  oz: 'ounces',
  lb: 'pounds',
  mL: 'milliliters',
  L: 'liters',
  s: 'seconds',
  min: 'minutes',
  h: 'hours',
  'km/h': 'kilometers per hour',
  'm/s': 'meters per second',
  mph: 'miles per hour',
  '°C': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
}

const singular: Words = { feet: 'foot', inches: 'inch', degrees: 'degree' }

/** A unit after a number, in words: 'square centimeters' for 'cm^2', 'foot' for one 'ft'. */
export function spokenUnit(unit: string, one = false): string {
  const [, name = unit, raised] = /^(.*?)\^?([23²³])$/.exec(unit) ?? []
  if (name === '%') return 'percent'
  const plural = name === '°' ? 'degrees' : (unitSpeech[name] ?? name)
  const [head = '', ...rest] = plural.split(' ')
  const words =
    one && (plural !== name || name === 'degrees')
      ? [singular[head] ?? head.replace(/s$/, ''), ...rest].join(' ')
      : plural
  return (raised === undefined ? '' : raised === '2' || raised === '²' ? 'square ' : 'cubic ') + words
}
