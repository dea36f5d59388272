/** Things that a class could have counted, with names short enough for a chart. */
export interface Survey {
  readonly title: string
  /** What is counted, plural: 'votes'. */
  readonly counted: string
  readonly names: readonly string[]
  /** Two groups who were asked, for double graphs. */
  readonly groups: readonly [string, string]
  /** How many more of the first than of the second. */
  readonly more: (a: string, b: string) => string
  /** How many of both. */
  readonly both: (a: string, b: string) => string
  /** How many more the group x has than the group y, of both names together. */
  readonly over: (x: string, y: string, a: string, b: string) => string
  /** A part of the whole by its percent, and the question how many it is. */
  readonly share: (name: string, percent: number, total: number) => string
}

const low = (name: string): string => name.toLowerCase()
const readers = (
  verb: string,
  past: string,
  things: string,
  on: string,
): Pick<Survey, 'more' | 'both' | 'over' | 'share'> => ({
  over: (x, y, a, b) => `How many more ${things} did ${a} and ${b} ${verb} ${on} ${x} than ${on} ${y}?`,
  share: (name, p, t) => `${name} ${past} ${p}% of the ${t} ${things}. How many ${things} did ${name} ${verb}?`,
  more: (a, b) => `How many more ${things} did ${a} ${verb} than ${b}?`,
  both: (a, b) => `How many ${things} did ${a} and ${b} ${verb} altogether?`,
})
const kinds = (things: string, verb: string): Pick<Survey, 'more' | 'both' | 'share'> => ({
  share: (name, p, t) =>
    `Of the ${t} ${things}, ${p}% are ${low(name)} ${things}. How many ${low(name)} ${things} are there?`,
  more: (a, b) => `How many more ${low(a)} ${things} were ${verb} than ${low(b)} ${things}?`,
  both: (a, b) => `How many ${low(a)} and ${low(b)} ${things} were ${verb} altogether?`,
})
const fullDays: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
}

export const surveys: readonly Survey[] = [
  {
    title: 'Favorite fruit',
    counted: 'votes',
    names: ['Apple', 'Banana', 'Grape', 'Pear', 'Plum'],
    groups: ['Class A', 'Class B'],
    more: (a, b) => `How many more votes did ${low(a)} get than ${low(b)}?`,
    both: (a, b) => `How many votes did ${low(a)} and ${low(b)} get altogether?`,
    over: (x, y, a, b) => `How many more votes did ${x} cast for ${low(a)}s and ${low(b)}s than ${y}?`,
    share: (name, p, t) => `${name} got ${p}% of the ${t} votes. How many votes did ${low(name)} get?`,
  },
  {
    title: 'Pets at home',
    counted: 'pets',
    names: ['Cats', 'Dogs', 'Fish', 'Birds', 'Mice'],
    groups: ['Street A', 'Street B'],
    more: (a, b) => `How many more ${low(a)} than ${low(b)} are there?`,
    both: (a, b) => `How many ${low(a)} and ${low(b)} are there altogether?`,
    over: (x, y, a, b) => `How many more ${low(a)} and ${low(b)} are there on ${x} than on ${y}?`,
    share: (name, p, t) => `Of the ${t} pets, ${p}% are ${low(name)}. How many ${low(name)} are there?`,
  },
  {
    title: 'Books read',
    counted: 'books',
    names: ['Ali', 'Mia', 'Noor', 'Tom', 'Zoe'],
    groups: ['May', 'June'],
    ...readers('read', 'read', 'books', 'in'),
  },
  {
    title: 'Trees planted',
    counted: 'trees',
    names: ['Oak', 'Elm', 'Pine', 'Fir', 'Ash'],
    groups: ['Park', 'School'],
    ...kinds('trees', 'planted'),
    over: (x, y, a, b) => `How many more ${low(a)} and ${low(b)} trees did the ${low(x)} plant than the ${low(y)}?`,
  },
  {
    title: 'Tickets sold',
    counted: 'tickets',
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    groups: ['Week 1', 'Week 2'],
    more: (a, b) => `How many more tickets were sold on ${fullDays[a]} than on ${fullDays[b]}?`,
    both: (a, b) => `How many tickets were sold on ${fullDays[a]} and ${fullDays[b]} altogether?`,
    over: (x, y, a, b) => `How many more ${fullDays[a]} and ${fullDays[b]} tickets were sold in ${x} than in ${y}?`,
    share: (name, p, t) =>
      `Of the ${t} tickets, ${p}% were sold on ${fullDays[name]}. How many tickets were sold on ${fullDays[name]}?`,
  },
  {
    title: 'Shells found',
    counted: 'shells',
    names: ['Ana', 'Ben', 'Ravi', 'Lena', 'Omar'],
    groups: ['Day 1', 'Day 2'],
    ...readers('find', 'found', 'shells', 'on'),
  },
  {
    title: 'Ways to school',
    counted: 'students',
    names: ['Bus', 'Bike', 'Car', 'Walk', 'Train'],
    groups: ['Grade 3', 'Grade 4'],
    more: (a, b) => `How many more students chose ${low(a)} than ${low(b)}?`,
    both: (a, b) => `How many students chose ${low(a)} or ${low(b)} altogether?`,
    over: (x, y, a, b) => `How many more students in ${x} than in ${y} chose ${low(a)} or ${low(b)}?`,
    share: (name, p, t) => `Of the ${t} students, ${p}% chose ${low(name)}. How many students chose ${low(name)}?`,
  },
  {
    title: 'Muffins baked',
    counted: 'muffins',
    names: ['Plain', 'Lemon', 'Corn', 'Nut', 'Oat'],
    groups: ['Saturday', 'Sunday'],
    ...kinds('muffins', 'baked'),
    over: (x, y, a, b) => `How many more ${low(a)} and ${low(b)} muffins were baked on ${x} than on ${y}?`,
  },
]
