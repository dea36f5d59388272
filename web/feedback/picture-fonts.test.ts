import { expect, it } from 'vitest'
import { embeddedFonts } from './picture-fonts.ts'

const sheet = (...rules: string[]) => ({
  href: 'https://polyhex.example/assets/page.css',
  cssRules: rules.map((cssText) => ({ cssText })),
})
const asked: string[] = []
const read = async (address: string) => {
  asked.push(address)
  if (address.endsWith('gone.woff2')) throw new Error('gone')
  return 'data:font/woff2;base64,Zm9udA=='
}

it('gives each used font with its first file in it, its address resolved against the sheet without a base element', async () => {
  asked.length = 0
  const css = await embeddedFonts(
    [
      sheet(
        '@font-face { font-family: "Round Text"; font-weight: 700; src: url("round.woff2") format("woff2"), url("round.ttf") format("truetype"); font-display: swap; }',
        '@font-face { font-family: Unused; src: url(/unused.woff2); }',
        '@font-face { font-family: Inline; src: url("data:font/woff2;base64,SW4="); }',
        "@font-face { font-family: 'Lost'; src: url(gone.woff2); }",
        '.unit { background: url(picture.png); }',
      ),
      {
        href: null,
        get cssRules(): never {
          throw new DOMException('Not yours', 'SecurityError')
        },
      },
    ],
    new Set(['Round Text', 'Inline', 'Lost']),
    read,
  )
  expect(asked).toEqual(['https://polyhex.example/assets/round.woff2', 'https://polyhex.example/assets/gone.woff2'])
  expect(css.split('\n')).toEqual([
    '@font-face { font-family: "Round Text"; font-weight: 700; src: url("data:font/woff2;base64,Zm9udA=="); font-display: swap; }',
    '@font-face { font-family: Inline; src: url("data:font/woff2;base64,SW4="); }',
    '',
  ])
})
