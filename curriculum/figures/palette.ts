/**
 * The colours of a figure are names, never values: one hue in tones from tint to text on a tint, and a second hue for
 * what must be told apart. The hue is chosen by a class on the svg, the values by the style sheet (light, dark, print).
 * Source: web/theme/tokens.css.
 */
export type Hue = 'lapis' | 'honey' | 'leaf' | 'coral' | 'sky' | 'grape'

/** What a figure is about decides its hue. */
export const hueOf = {
  number: 'lapis',
  operations: 'sky',
  fractions: 'grape',
  geometry: 'leaf',
  data: 'coral',
  money: 'honey',
  algebra: 'honey',
} as const satisfies Record<string, Hue>

/**
 * f0 is text on f3; f1 and f2 are soft fills; f3 the solid; f4 text and lines on the tint. g0..g4 are the same of the
 * second hue. Lines that carry meaning are f4 (f3 of honey is too pale for a line). `paper` is a white cell on the tint.
 */
export const tone = {
  f0: 'var(--f0)',
  f1: 'var(--f1)',
  f2: 'var(--f2)',
  f3: 'var(--f3)',
  f4: 'var(--f4)',
  g0: 'var(--g0)',
  g1: 'var(--g1)',
  g2: 'var(--g2)',
  g3: 'var(--g3)',
  g4: 'var(--g4)',
  ink: 'var(--text)',
  paper: 'var(--surface)',
  none: 'none',
} as const

/**
 * The metals of coins, fill and line. The only colors given by value: a child tells a penny by its copper, in light and in dark.
 */
export const metal = {
  copper: { fill: '#c27a48', line: '#6e3d1c' },
  silver: { fill: '#c9cdd4', line: '#555a63' },
} as const
