/** Things that a class could have counted, with names short enough for a chart. */
export interface Survey {
  readonly title: string
  /** What is counted, plural: 'votes'. */
  readonly counted: string
  readonly names: readonly string[]
  /** Two groups who were asked, for double graphs. */
  readonly groups: readonly [string, string]
}

export const surveys: readonly Survey[] = [
  {
    title: 'Favorite fruit',
    counted: 'votes',
    names: ['Apple', 'Banana', 'Grape', 'Pear', 'Plum'],
    groups: ['Class A', 'Class B'],
  },
  {
    title: 'Pets at home',
    counted: 'pets',
    names: ['Cats', 'Dogs', 'Fish', 'Birds', 'Mice'],
    groups: ['Street A', 'Street B'],
  },
  { title: 'Books read', counted: 'books', names: ['Ali', 'Mia', 'Noor', 'Tom', 'Zoe'], groups: ['May', 'June'] },
  { title: 'Trees planted', counted: 'trees', names: ['Oak', 'Elm', 'Pine', 'Fir', 'Ash'], groups: ['Park', 'School'] },
  {
    title: 'Tickets sold',
    counted: 'tickets',
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    groups: ['Week 1', 'Week 2'],
  },
  {
    title: 'Shells found',
    counted: 'shells',
    names: ['Ana', 'Ben', 'Ravi', 'Lena', 'Omar'],
    groups: ['Day 1', 'Day 2'],
  },
  {
    title: 'Ways to school',
    counted: 'students',
    names: ['Bus', 'Bike', 'Car', 'Walk', 'Train'],
    groups: ['Grade 3', 'Grade 4'],
  },
  {
    title: 'Muffins baked',
    counted: 'muffins',
    names: ['Plain', 'Lemon', 'Corn', 'Nut', 'Oat'],
    groups: ['Today', 'Sunday'],
  },
]
