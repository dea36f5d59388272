/**
 * The colors of the sheet: those of the light mode of the design tokens, which a test compares with the style sheet.
 * Tones by number as in web/theme/tokens.css: 2 ground, 3 and 5 fills, 9 solid, 12 text.
 */
export const printTones = {
  lapis: { 1: '#f9fbff', 2: '#f1f5ff', 3: '#e4ecff', 5: '#c2d3ff', 9: '#304de0', 12: '#13236e' },
  honey: { 1: '#fffbf2', 2: '#fff4de', 3: '#ffe9be', 5: '#f7ce75', 9: '#fbc024', 12: '#453203' },
  leaf: { 1: '#f4fefb', 2: '#e7faf6', 3: '#cff5ed', 5: '#9ce4d5', 9: '#0f7d6e', 12: '#02362f' },
  coral: { 1: '#fffaf8', 2: '#fff2ef', 3: '#ffe5df', 5: '#ffc3b5', 9: '#cb3916', 12: '#591b0d' },
  sky: { 1: '#f6fcff', 2: '#eaf8ff', 3: '#d5f1ff', 5: '#a5ddf7', 9: '#0f799d', 12: '#013344' },
  grape: { 1: '#fef9ff', 2: '#fbf1ff', 3: '#f8e3ff', 5: '#ecc2f9', 9: '#9536af', 12: '#461853' },
} as const

export type PrintHue = keyof typeof printTones

export const ink = { text: '#1a1a38', quiet: '#4d4f66', line: '#868493', faint: '#dedad2', paper: '#ffffff' } as const

const second: Readonly<Record<PrintHue, PrintHue>> = {
  lapis: 'coral',
  sky: 'coral',
  grape: 'leaf',
  leaf: 'grape',
  coral: 'lapis',
  honey: 'lapis',
}

const toneOf = { '1': 3, '2': 5, '3': 9, '4': 12 } as const

const isHue = (name: string): name is PrintHue => Object.hasOwn(printTones, name)

/** A variable of a figure in the hue of its class: f0 to f4 and g0 to g4 as web/theme/figures.css defines them. */
function variable(name: string, hue: PrintHue): string | null {
  if (name === 'text') return ink.text
  if (name === 'surface') return ink.paper
  const [, family = '', tone = ''] = /^([a-z]+)-(\d+)$/.exec(name) ?? []
  if (isHue(family)) return (printTones[family] as Readonly<Record<string, string>>)[tone] ?? null
  const [, letter, number = ''] = /^([fg])([0-4])$/.exec(name) ?? []
  if (letter === undefined) return null
  const own = letter === 'f' ? hue : second[hue]
  if (number === '0') return own === 'honey' ? printTones.honey[12] : ink.paper
  return printTones[own][toneOf[number as keyof typeof toneOf]]
}

/** The color on paper of what a figure asks for, or null for none. Throws a RangeError for a color that has no rule. */
export function printColor(value: string, hue: PrintHue): string | null {
  if (value === 'none') return null
  const light = /^light-dark\((.*?\)|[^,]*),/.exec(value)?.[1] ?? value
  if (/^#[0-9a-f]{6}$/i.test(light)) return light
  if (/^#[0-9a-f]{3}$/i.test(light)) return `#${[...light.slice(1)].map((digit) => digit + digit).join('')}`
  const name = /^var\(--([a-z0-9-]+)\)$/.exec(light)?.[1]
  const found = name === undefined ? null : variable(name, hue)
  if (found === null) throw new RangeError(`no color on paper for ${value}`)
  return found
}

/** The hue that the class of a figure names. */
export function hueOfClass(classes: string): PrintHue {
  const name = /(?:^| )h-([a-z]+)(?: |$)/.exec(classes)?.[1] ?? ''
  if (!isHue(name)) throw new RangeError(`no hue in the class ${classes}`)
  return name
}
