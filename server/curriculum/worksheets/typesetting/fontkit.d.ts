declare module 'fontkit' {
  export interface FontPath {
    toSVG(): string
  }
  export interface FontGlyph {
    readonly id: number
    readonly path: FontPath
    readonly advanceWidth: number
  }
  export interface FontRun {
    readonly glyphs: readonly FontGlyph[]
    readonly positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    readonly advanceWidth: number
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    layout(text: string): FontRun
    getGlyph(id: number): FontGlyph
    hasGlyphForCodePoint(code: number): boolean
    getVariation(axes: Record<string, number>): Font
  }
  export function create(bytes: Uint8Array): Font
}
