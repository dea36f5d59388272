/**
 * The colours of a figure are names, never values: one hue in tones from tint to text on a tint, and a second hue for
 * what must be told apart. The hue is chosen by a class on the svg, the values by the style sheet (light, dark, print).
 * Source: visual system, sections 4 and 9.
 */
export type Hue = 'lapis' | 'honey' | 'leaf' | 'coral' | 'sky' | 'grape'

export const hues: readonly Hue[] = ['lapis', 'honey', 'leaf', 'coral', 'sky', 'grape']

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

/** The second hue of each: far from the first for every common kind of colour vision, and dark enough for a line. */
export const secondHue: Readonly<Record<Hue, Hue>> = {
  lapis: 'coral',
  sky: 'coral',
  grape: 'leaf',
  leaf: 'grape',
  coral: 'lapis',
  honey: 'lapis',
}

/** Text on the solid: the ink of the mode that reads best on it (at least 4.5 to 1 in every hue and mode). */
const onSolid = (hue: Hue): string =>
  hue === 'lapis'
    ? '#fff'
    : hue === 'honey'
      ? 'light-dark(var(--honey-12),var(--honey-1))'
      : `light-dark(#fff,var(--${hue}-1))`

const tones = (letter: 'f' | 'g', hue: Hue): string =>
  [
    `--${letter}0:${onSolid(hue)}`,
    `--${letter}1:light-dark(var(--${hue}-3),var(--${hue}-5))`,
    `--${letter}2:light-dark(var(--${hue}-5),var(--${hue}-7))`,
    `--${letter}3:var(--${hue}-9)`,
    `--${letter}4:var(--${hue}-12)`,
  ].join(';')

/** The style rules that give every hue class its tones, for a page that has the design tokens. */
export function figureStyle(): string {
  return hues
    .map(
      (hue) =>
        `.fig.h-${hue}{${tones('f', hue)};${tones('g', secondHue[hue])};background:light-dark(var(--${hue}-2),var(--${hue}-3))}`,
    )
    .join('\n')
}
