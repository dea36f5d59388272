/** A story in which something starts somewhere and changes evenly. Numbers are put in the place of START and RATE. */
export interface Model {
  readonly x: string
  readonly y: string
  readonly start: readonly [low: number, high: number]
  readonly rate: readonly [low: number, high: number]
  /** What the slope says, and what the intercept says. */
  readonly slope: string
  readonly intercept: string
  /** Each of them said of the other number, or the other way round. */
  readonly swapped: readonly [slope: string, intercept: string]
  readonly perOther: string
}

export const models: readonly Model[] = [
  {
    x: 'Miles',
    y: 'Fare (dollars)',
    start: [3, 11],
    rate: [1, 6],
    slope: 'Each mile costs RATE dollars',
    intercept: 'A ride starts at START dollars before the first mile',
    swapped: ['Each mile costs START dollars', 'A ride starts at RATE dollars before the first mile'],
    perOther: 'Each dollar pays for RATE miles',
  },
  {
    x: 'Weeks',
    y: 'Height (cm)',
    start: [4, 12],
    rate: [1, 6],
    slope: 'The plant grows RATE cm a week',
    intercept: 'The plant is START cm high at the start',
    swapped: ['The plant grows START cm a week', 'The plant is RATE cm high at the start'],
    perOther: 'The plant takes RATE weeks to grow 1 cm',
  },
  {
    x: 'Months',
    y: 'Savings (dollars)',
    start: [5, 14],
    rate: [1, 6],
    slope: 'The savings grow by RATE dollars a month',
    intercept: 'There are START dollars before the first month',
    swapped: ['The savings grow by START dollars a month', 'There are RATE dollars before the first month'],
    perOther: 'It takes RATE months to save one dollar',
  },
  {
    x: 'Minutes',
    y: 'Water (liters)',
    start: [6, 16],
    rate: [1, 6],
    slope: 'RATE liters flow in each minute',
    intercept: 'START liters are in the tank at the start',
    swapped: ['START liters flow in each minute', 'RATE liters are in the tank at the start'],
    perOther: 'Each liter takes RATE minutes to flow in',
  },
  {
    x: 'Days',
    y: 'Pages read',
    start: [4, 14],
    rate: [1, 6],
    slope: 'RATE pages are read each day',
    intercept: 'START pages had been read before the first day',
    swapped: ['START pages are read each day', 'RATE pages had been read before the first day'],
    perOther: 'Each page takes RATE days to read',
  },
  {
    x: 'Hours',
    y: 'Cost (dollars)',
    start: [5, 15],
    rate: [1, 6],
    slope: 'Each hour with the boat costs RATE dollars',
    intercept: 'START dollars are due before the first hour',
    swapped: ['Each hour with the boat costs START dollars', 'RATE dollars are due before the first hour'],
    perOther: 'Each dollar pays for RATE hours with the boat',
  },
]

export const filled = (text: string, start: number, rate: number): string =>
  text.replace('START', `\\(${start}\\)`).replace('RATE', `\\(${rate}\\)`)
