/** Two measures that go together because of a third. */
export interface Linked {
  readonly x: string
  readonly y: string
  readonly third: string
  readonly rises: boolean
}

export const linked: readonly Linked[] = [
  { x: 'ice cream sales', y: 'the number of sunburns', third: 'hot weather', rises: true },
  { x: 'the number of umbrellas', y: 'the number of traffic jams', third: 'rain', rises: true },
  { x: 'children’s shoe sizes', y: 'reading level', third: 'age', rises: true },
  { x: 'the number of firefighters', y: 'the damage at a fire', third: 'the size of the fire', rises: true },
  { x: 'the number of storks', y: 'the number of births in villages', third: 'the size of the villages', rises: true },
  { x: 'glove sales', y: 'ice cream sales', third: 'the season', rises: false },
  { x: 'hours of daylight', y: 'heating costs', third: 'the season', rises: false },
  { x: 'the age of a car', y: 'its price', third: 'miles driven', rises: false },
  { x: 'the number of books at home', y: 'test scores', third: 'how much a family reads together', rises: true },
  { x: 'soup sales', y: 'the number of swimmers', third: 'the weather', rises: false },
  { x: 'the number of street lamps', y: 'the number of bakeries', third: 'the size of the town', rises: true },
  { x: 'the number of coats', y: 'the number of mosquitoes', third: 'the season', rises: false },
]
