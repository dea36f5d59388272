/** Something that grows or shrinks by the same factor; amounts are whole multiples of `scale`. */
export interface Story {
  readonly name: string
  /** "The pond holds 40 fish." */
  readonly start: (amount: number) => string
  /** What changes: "The number of fish". */
  readonly what: string
  readonly step: 'year' | 'hour' | 'day' | 'week' | 'month'
  readonly scale: number
}

const growing: readonly Story[] = [
  { name: 'fish', start: (n) => `A pond holds ${n} fish.`, what: 'The number of fish', step: 'year', scale: 20 },
  { name: 'town', start: (n) => `A town has ${n} people.`, what: 'The population', step: 'year', scale: 200 },
  { name: 'bank', start: (n) => `A savings fund holds $${n}.`, what: 'The amount', step: 'year', scale: 100 },
  { name: 'cells', start: (n) => `A dish holds ${n} cells.`, what: 'The number of cells', step: 'hour', scale: 20 },
  { name: 'views', start: (n) => `A song has ${n} plays.`, what: 'The number of plays', step: 'week', scale: 100 },
  { name: 'algae', start: (n) => `Algae cover ${n} square meters.`, what: 'The area', step: 'month', scale: 20 },
]

const shrinking: readonly Story[] = [
  { name: 'car', start: (n) => `A car is worth $${n}.`, what: 'The value of the car', step: 'year', scale: 400 },
  { name: 'dose', start: (n) => `A patient has ${n} mg of a medicine.`, what: 'The amount', step: 'hour', scale: 20 },
  { name: 'lake', start: (n) => `A lake holds ${n} frogs.`, what: 'The number of frogs', step: 'year', scale: 20 },
  {
    name: 'sample',
    start: (n) => `A sample weighs ${n} grams.`,
    what: 'The mass of the sample',
    step: 'day',
    scale: 20,
  },
  { name: 'phone', start: (n) => `A phone is worth $${n}.`, what: 'The value of the phone', step: 'year', scale: 40 },
  { name: 'foam', start: (n) => `A tub holds ${n} liters of foam.`, what: 'The amount', step: 'hour', scale: 20 },
]

/** Stories that fit growth, or decay. */
export function storiesOf(grows: boolean): readonly Story[] {
  return grows ? growing : shrinking
}
