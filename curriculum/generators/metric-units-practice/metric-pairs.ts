/** A larger unit and the smaller one that so many of make it. */
export interface UnitPair {
  readonly large: string
  readonly small: string
  readonly larges: string
  readonly smalls: string
  readonly largeSign: string
  readonly smallSign: string
  readonly factor: number
}

const pair = (large: string, small: string, largeSign: string, smallSign: string, factor: number): UnitPair => ({
  large,
  small,
  larges: `${large}s`,
  smalls: `${small}s`,
  largeSign,
  smallSign,
  factor,
})

/** Units of length, mass and liquid volume that are next to one another in daily use. */
export const unitPairs: readonly UnitPair[] = [
  pair('meter', 'centimeter', 'm', 'cm', 100),
  pair('centimeter', 'millimeter', 'cm', 'mm', 10),
  pair('kilometer', 'meter', 'km', 'm', 1000),
  pair('kilogram', 'gram', 'kg', 'g', 1000),
  pair('liter', 'milliliter', 'L', 'mL', 1000),
]
