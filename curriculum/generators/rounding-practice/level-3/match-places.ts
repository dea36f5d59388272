import { matchFaces } from '../../../tasks/match-faces.ts'
import { nearest, tex, unitName, type Rounded } from '../rounded-to.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask } from '../../../tasks/task.ts'

const units = [10, 100, 1000, 10_000] as const

/** One number of five or six digits, to be rounded to every place, with another end each time. */
function sameNumber(chance: Chance, difficulty: number): Rounded[] {
  let all: Rounded[] = []
  for (let i = 0; i < 50 && new Set(all.flatMap((p) => [p.n, nearest(p)])).size <= units.length; i++) {
    const n = chance.int(10_001, 60_000 + Math.round(900_000 * difficulty))
    all = units.map((unit) => ({ n, unit }))
  }
  return chance.shuffle(all)
}

/** Match a place with the number rounded to it: the same number, rounded more and more (4.NBT.A.3). */
export const matchPlaces: LevelTask = matchFaces<Rounded>(
  {
    params: (chance, difficulty) => sameNumber(chance, difficulty)[0] ?? { n: 0, unit: 10 },
    reject: (p) => (nearest(p) === p.n ? 'round already' : null),
    note: (p) => `${p.n} to ${p.unit}`,
    load: ({ n }) => String(n).length,
  },
  {
    id: 'match_places',
    version: 1,
    band: [0, 1],
    draws: sameNumber,
    left: ({ n, unit }) => `${tex(n)} to the nearest ${unitName(unit)}`,
    right: (p) => tex(nearest(p)),
    means: (p) => String(nearest(p)),
    most: 4,
    asks: [
      'The number is rounded to different places. Match each place with its rounded number.',
      'Which rounded number belongs to which place? Match them.',
      'Match what is asked with the rounded number.',
    ],
    hints: [
      'How many zeros must there be at the end, at least?',
      'Round the number itself each time. Do not round what was rounded already.',
    ],
    because: (p) => `${tex(p.n)} to the nearest ${unitName(p.unit)} is ${tex(nearest(p))}.`,
    why: (p, other) =>
      `To the nearest ${unitName(p.unit)} it is ${tex(nearest(p))}. To the nearest ${unitName(other.unit)} it is ${tex(nearest(other))}.`,
  },
)
