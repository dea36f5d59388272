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
  /** Asks for the value at a time to come: 'at noon', 'on Saturday', 'in Week 6'. */
  readonly predict: (when: string) => string
  /** The steps of the scale that fit, the least and the greatest value, and the most that it may change between two times. */
  readonly range: {
    readonly units: readonly number[]
    readonly low: number
    readonly high: number
    readonly most: number
  }
}

const hours = ['8 a.m.', '9 a.m.', '10 a.m.', '11 a.m.', 'noon', '1 p.m.', '2 p.m.']
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
export const fullDay: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}
const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6', 'Week 7']

export const stories: readonly Story[] = [
  {
    title: 'Temperature through the day',
    name: 'degrees',
    unit: 'degrees',
    labels: hours,
    ask: (grew, from, to) => `By how many degrees did it get ${grew ? 'warmer' : 'colder'} from ${from} to ${to}?`,
    steady: 'The temperature changes by the same number of degrees each hour.',
    predict: (when) => `What will the temperature be ${when}?`,
    range: { units: [2, 5], low: 30, high: 100, most: 15 },
  },
  {
    title: 'Water in the tank',
    name: 'liters',
    unit: 'liters',
    labels: hours,
    ask: (grew, from, to) => `How many liters of water ${grew ? 'flowed in' : 'flowed out'} from ${from} to ${to}?`,
    steady: 'The amount of water changes by the same number of liters each hour.',
    predict: (when) => `How many liters of water will be in the tank ${when}?`,
    range: { units: [2, 5, 10, 20], low: 2, high: 400, most: 200 },
  },
  {
    title: 'Visitors to the museum',
    name: 'visitors',
    unit: 'visitors',
    labels: days,
    ask: (grew, from, to) =>
      `How many ${grew ? 'more' : 'fewer'} visitors came on ${fullDay[to]} than on ${fullDay[from]}?`,
    steady: 'The number of visitors changes by the same amount each day.',
    predict: (when) => `How many visitors will come ${when}?`,
    range: { units: [4, 5, 10, 20], low: 4, high: 200, most: 200 },
  },
  {
    title: 'Books checked out of the library',
    name: 'books',
    unit: 'books',
    labels: days,
    ask: (grew, from, to) =>
      `How many ${grew ? 'more' : 'fewer'} books were checked out on ${fullDay[to]} than on ${fullDay[from]}?`,
    steady: 'The number of books changes by the same amount each day.',
    predict: (when) => `How many books will be checked out ${when}?`,
    range: { units: [2, 4, 5, 10, 20], low: 2, high: 200, most: 200 },
  },
  {
    title: 'Money in the jar',
    name: 'dollars',
    unit: 'dollars',
    labels: weeks,
    ask: (grew, from, to) => `How many ${grew ? 'more' : 'fewer'} dollars were in the jar in ${to} than in ${from}?`,
    steady: 'The amount in the jar changes by the same number of dollars each week.',
    predict: (when) => `How many dollars will be in the jar ${when}?`,
    range: { units: [2, 4, 5, 10, 20], low: 2, high: 180, most: 100 },
  },
]
