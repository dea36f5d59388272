/** Something that changes over time, with times short enough for a base line. */
export interface Story {
  readonly title: string
  readonly name: string
  readonly unit: string
  readonly labels: readonly string[]
  /** Asks for the change between two times; `grew` tells which way it went. */
  readonly ask: (grew: boolean, from: string, to: string) => string
  /** Says that it goes on by the same amount each time. */
  readonly steady: string
}

const hours = ['8 am', '9 am', '10 am', '11 am', '12 pm', '1 pm', '2 pm']
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weeks = ['Wk 1', 'Wk 2', 'Wk 3', 'Wk 4', 'Wk 5', 'Wk 6', 'Wk 7']

export const stories: readonly Story[] = [
  {
    title: 'Temperature through the day',
    name: 'degrees',
    unit: 'degrees',
    labels: hours,
    ask: (grew, from, to) => `By how many degrees did it get ${grew ? 'warmer' : 'colder'} from ${from} to ${to}?`,
    steady: 'The temperature changes by the same amount every hour.',
  },
  {
    title: 'Water in the tank',
    name: 'liters',
    unit: 'liters',
    labels: hours,
    ask: (grew, from, to) => `How many liters of water ${grew ? 'ran in' : 'ran out'} from ${from} to ${to}?`,
    steady: 'The water changes by the same amount every hour.',
  },
  {
    title: 'Visitors to the museum',
    name: 'visitors',
    unit: 'visitors',
    labels: days,
    ask: (grew, from, to) => `How many ${grew ? 'more' : 'fewer'} visitors came on ${to} than on ${from}?`,
    steady: 'The number of visitors changes by the same amount every day.',
  },
  {
    title: 'Books lent by the library',
    name: 'books',
    unit: 'books',
    labels: days,
    ask: (grew, from, to) => `How many ${grew ? 'more' : 'fewer'} books were lent on ${to} than on ${from}?`,
    steady: 'The number of books changes by the same amount every day.',
  },
  {
    title: 'Money in the jar',
    name: 'dollars',
    unit: 'dollars',
    labels: weeks,
    ask: (grew, from, to) =>
      `By how many dollars did the money in the jar ${grew ? 'grow' : 'shrink'} from ${from} to ${to}?`,
    steady: 'The money changes by the same amount every week.',
  },
]
