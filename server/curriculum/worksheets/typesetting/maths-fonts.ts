import type { FontName } from './fonts.ts'

/** Classes of KaTeX's style sheet that name a whole font; the innermost counts. */
const fontOfClass: Readonly<Record<string, FontName>> = {
  mathnormal: 'Math-Italic',
  mathit: 'Main-Italic',
  textit: 'Main-Italic',
  mathrm: 'Main-Regular',
  textrm: 'Main-Regular',
  mainrm: 'Main-Regular',
  text: 'Main-Regular',
  mathbf: 'Main-Bold',
  textbf: 'Main-Bold',
  boldsymbol: 'Math-BoldItalic',
  amsrm: 'AMS-Regular',
  mathbb: 'AMS-Regular',
  textbb: 'AMS-Regular',
  mathcal: 'Caligraphic-Regular',
  mathscr: 'Script-Regular',
  'small-op': 'Size1-Regular',
  'large-op': 'Size2-Regular',
}

const delimiters: Readonly<Record<string, FontName>> = {
  size1: 'Size1-Regular',
  size2: 'Size2-Regular',
  size3: 'Size3-Regular',
  size4: 'Size4-Regular',
  'delim-size1': 'Size1-Regular',
  'delim-size4': 'Size4-Regular',
}

/** The font of a letter by the classes of all spans around it, outermost first. */
export function mathsFontOf(classes: readonly string[]): FontName {
  let delimiter = false
  let font: FontName = 'Main-Regular'
  for (const name of classes) {
    if (name === 'delimsizing' || name === 'delimsizinginner') delimiter = true
    else if (name === 'katex-sizing') delimiter = false
    font = (delimiter ? delimiters[name] : undefined) ?? fontOfClass[name] ?? font
  }
  return font
}
