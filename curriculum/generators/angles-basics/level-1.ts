import { angle } from '../../figures/angle.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

const kinds = ['point', 'segment', 'ray', 'line', 'parallel', 'perpendicular', 'intersecting'] as const
type Kind = (typeof kinds)[number]

/** What is drawn, with the names of its points, turned by some degrees. `full` asks for the name with its letters. */
export interface Params {
  readonly what: Kind
  readonly names: readonly string[]
  readonly turn: number
  readonly full: boolean
}

const letters = 'A B C D E F G H J K L M N P Q R S T'.split(' ')

function params(chance: Chance, difficulty: number): Params {
  const full = chance.happens(1.3 * difficulty - 0.15)
  const what = full ? chance.pick(['segment', 'ray', 'line', 'ray'] as const) : chance.pick(kinds)
  const many = what === 'point' ? 1 : what === 'segment' || what === 'ray' || what === 'line' ? 2 : 0
  const most = 20 + Math.round(30 * difficulty)
  return { what, names: chance.sample(letters, many), turn: chance.int(-most, most), full }
}

const meaning: Readonly<Record<Kind, string>> = {
  point: 'A point is one exact place, drawn as a dot.',
  segment: 'A line segment has two endpoints.',
  ray: 'A ray has one endpoint and goes on forever in one direction.',
  line: 'A line goes on forever in both directions.',
  parallel: 'Parallel lines stay the same distance apart and never meet.',
  perpendicular: 'Perpendicular lines intersect at a right angle.',
  intersecting: 'These lines intersect, but not at a right angle.',
}
const words: Readonly<Record<Kind, string>> = {
  point: 'a point',
  segment: 'a line segment',
  ray: 'a ray',
  line: 'a line',
  parallel: 'parallel lines',
  perpendicular: 'perpendicular lines',
  intersecting: 'intersecting lines that are not perpendicular',
}
const likeIt: Readonly<Record<Kind, readonly (readonly [Kind, string])[]>> = {
  point: [
    ['segment', 'looks_alike'],
    ['line', 'looks_alike'],
    ['ray', 'looks_alike'],
  ],
  segment: [
    ['line', 'angle_by_ray_length'],
    ['ray', 'looks_alike'],
    ['point', 'looks_alike'],
  ],
  ray: [
    ['line', 'angle_by_ray_length'],
    ['segment', 'looks_alike'],
    ['point', 'looks_alike'],
  ],
  line: [
    ['segment', 'angle_by_ray_length'],
    ['ray', 'looks_alike'],
    ['point', 'looks_alike'],
  ],
  parallel: [
    ['intersecting', 'looks_alike'],
    ['perpendicular', 'all_angles_equal'],
    ['ray', 'looks_alike'],
  ],
  perpendicular: [
    ['intersecting', 'looks_alike'],
    ['parallel', 'all_angles_equal'],
    ['ray', 'looks_alike'],
  ],
  intersecting: [
    ['perpendicular', 'all_angles_equal'],
    ['parallel', 'looks_alike'],
    ['ray', 'looks_alike'],
  ],
}

function tell(p: Params): Telling {
  const { what } = p
  const [a, b] = p.names as [string, string]
  const named = (kind: Kind, x: string, y: string): Item =>
    item(`${kind} ${x}${y}`, `${words[kind].replace(/^an? /, '')} ${x}${y}`)
  const steps: Telling['steps'] = [
    ['Look for arrows and dots. An arrow means the figure goes on forever. A dot at the end is an endpoint.'],
    [meaning[what]],
  ]
  if (p.full)
    return {
      ask: [
        'Which name is right for this figure?',
        'What is the name of this figure?',
        'Name the figure with its letters.',
        'Which figure is drawn?',
      ],
      answer: named(what, a, b),
      wrong: [
        what === 'ray'
          ? [
              named('ray', b, a),
              'reversed_order',
              `You named the ray from the arrow. Its endpoint is ${a}, so ${a} comes first.`,
            ]
          : [named('ray', a, b), 'looks_alike', meaning.ray],
        ...(['line', 'segment'] as const)
          .filter((k) => k !== what)
          .map((k): Telling['wrong'][number] => [
            named(k, a, b),
            'angle_by_ray_length',
            `${meaning[k]} Look at the ends of this figure.`,
          ]),
        ...(what === 'ray' ? [] : ([[named('ray', b, a), 'looks_alike', meaning.ray]] as const)),
      ],
      hints: [
        'Does the figure have endpoints? Look for arrows and dots.',
        what === 'ray'
          ? 'Name a ray from its endpoint. Which letter is at the endpoint?'
          : 'How many endpoints are there: none, one, or two?',
      ],
      steps: what === 'ray' ? [...steps, [`Its endpoint is ${a}, so it is ray ${a}${b}.`]] : steps,
    }
  const lines = what === 'parallel' || what === 'perpendicular' || what === 'intersecting'
  return {
    ask: lines
      ? [
          'What kind of lines are these?',
          'What does the picture show?',
          'Which words describe these lines?',
          'How do these two lines meet, if they meet?',
        ]
      : [
          'What does the picture show?',
          'What is this figure called?',
          'Which figure is drawn?',
          'Which word names this figure?',
        ],
    answer: item(what, words[what]),
    wrong: likeIt[what].map(([kind, id]) => [item(kind, words[kind]), id, meaning[kind]]),
    hints: lines
      ? ['Do the lines intersect?', 'If the lines intersect, is there a right angle?']
      : [
          'Does the figure have endpoints? Look for arrows and dots.',
          'How many endpoints are there: none, one, or two?',
        ],
    steps: lines ? [['Follow both lines. Look where they meet and at what angle.'], [meaning[what]]] : steps,
  }
}

const picture = (p: Params): Figure =>
  angle({ kind: 'lines', what: p.what, names: p.names, turn: p.what === 'point' ? 0 : p.turn }, { title: 'A drawing' })

/** Name points, segments, rays and kinds of lines (4.G.A.1). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/1',
  version: 1,
  params,
  note: (p) => `${p.what} ${p.names.join('')} ${p.turn}`,
  ...toldBy(tell, picture),
  forms: ['choice'],
  figure: picture,
  load: (p) => (p.full ? 10 : kinds.indexOf(p.what) / 3) + Math.abs(p.turn) / 20,
}
