import { matchFaces } from '../../../tasks/match-faces.ts'
import { signLatex, type Sign } from '../linear-inequality.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** How far x may be from a number. */
export interface Distance {
  readonly sign: Sign
  readonly from: number
  readonly far: number
}

const words: Readonly<Record<Sign, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
}

/** The inequality. */
export const barsFace = ({ sign, from, far }: Distance): RichText =>
  `\\(|x ${from < 0 ? '+' : '-'} ${Math.abs(from)}| ${signLatex[sign]} ${far}\\)`
/** What it says about distances. */
export const distanceFace = ({ sign, from, far }: Distance): RichText =>
  `The distance from \\(x\\) to \\(${from}\\) is ${words[sign]} \\(${far}\\)`

const numbers: Numbers<Distance> = {
  params: (chance, difficulty) => ({
    sign: chance.pick(['<', '<=', '>', '>='] as const),
    from: chance.int(1, 9) * (chance.happens(0.2 + 0.5 * difficulty) ? -1 : 1),
    far: chance.int(2 + Math.round(4 * difficulty), 6 + Math.round(5 * difficulty)),
  }),
  reject: (p) => (Math.abs(p.from) === p.far ? 'the same number twice' : null),
  note: (p) => `${p.sign} ${p.from} ${p.far}`,
  load: (p) => p.far + (p.from < 0 ? 2 : 0),
}

/** Bars as distances: the sign inside of them tells from which number. */
export const matchDistances: LevelTask = matchFaces<Distance>(numbers, {
  id: 'match_distances',
  version: 2,
  band: [0, 1],
  left: barsFace,
  right: distanceFace,
  means: distanceFace,
  draws: (chance, difficulty) => {
    const p = numbers.params(chance, difficulty)
    const other = numbers.params(chance, difficulty)
    return chance.shuffle([
      p,
      { ...p, from: -p.from },
      { ...p, sign: other.sign },
      { ...p, from: p.far, far: Math.abs(p.from) },
      { ...p, from: -p.far, far: Math.abs(p.from) },
    ])
  },
  asks: [
    'Match each inequality with what it says about distances.',
    'What does each inequality say about \\(x\\)? Match them.',
    'The bars mean a distance. Match each inequality with its sentence.',
  ],
  hints: ['For which \\(x\\) is what stands between the bars zero?', 'The number on the right is the distance.'],
  because: (p) =>
    `What stands between the bars is zero at \\(${p.from}\\), so ${barsFace(p)} is about the distance to \\(${p.from}\\).`,
  why: (p) => `In ${barsFace(p)}, the distance is measured from \\(${p.from}\\).`,
  misconception: () => 'slip_sign',
})
