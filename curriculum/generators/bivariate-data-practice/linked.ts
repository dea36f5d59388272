/** Two measures that go together because of a third. */
export interface Linked {
  readonly x: string
  readonly y: string
  readonly third: string
  readonly rises: boolean
}

export const linked: readonly Linked[] = [
  { x: 'ice cream sold', y: 'sunburns', third: 'hot weather', rises: true },
  { x: 'umbrellas in use', y: 'traffic jams', third: 'rain', rises: true },
  { x: 'shoe size of children', y: 'reading level', third: 'age', rises: true },
  { x: 'firefighters at a fire', y: 'damage', third: 'the size of the fire', rises: true },
  { x: 'storks seen', y: 'babies born in villages', third: 'the size of the villages', rises: true },
  { x: 'gloves sold', y: 'ice cream sold', third: 'the season', rises: false },
  { x: 'hours of daylight', y: 'heating cost', third: 'the season', rises: false },
  { x: 'age of a car', y: 'price of a car', third: 'miles driven', rises: false },
  { x: 'books at home', y: 'test points', third: 'how much a family reads together', rises: true },
  { x: 'soup sold', y: 'swimmers at the lake', third: 'the weather', rises: false },
  { x: 'street lamps', y: 'bakeries', third: 'the size of the town', rises: true },
  { x: 'coats worn', y: 'mosquitoes', third: 'the season', rises: false },
]
