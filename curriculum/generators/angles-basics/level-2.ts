import { angle } from '../../figures/angle.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

type Kind = 'acute' | 'right' | 'obtuse' | 'straight'

/** One angle in degrees, opening from the direction `turn`. */
export interface Params {
  readonly degrees: number
  readonly turn: number
}

const kindOf = (degrees: number): Kind =>
  degrees < 90 ? 'acute' : degrees === 90 ? 'right' : degrees < 180 ? 'obtuse' : 'straight'

/** Harder angles are turned further and lie nearer to a right angle. */
function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(['acute', 'acute', 'obtuse', 'obtuse', 'right', 'right', 'straight'] as const)
  const near = Math.round(35 * difficulty)
  const away = chance.int(40 - Math.round(30 * difficulty), 70 - near)
  const degrees = { acute: 90 - away, obtuse: 90 + away, right: 90, straight: 180 }[kind]
  return { degrees, turn: chance.int(Math.round(120 * difficulty), 60 + Math.round(290 * difficulty)) }
}

const facts: Readonly<Record<Kind, string>> = {
  acute: 'It opens less than a square corner.',
  right: 'It opens exactly as far as a square corner.',
  obtuse: 'It opens wider than a square corner, but not to a straight line.',
  straight: 'Its two sides make one straight line.',
}

const wrongs: Readonly<Record<Kind, readonly (readonly [Kind, string, string])[]>> = {
  acute: [
    [
      'obtuse',
      'protractor_wrong_scale',
      'Obtuse angles open wider than a square corner. Compare with a corner of paper.',
    ],
    ['right', 'all_angles_equal', 'Hold a square corner against it. This one is smaller.'],
    ['straight', 'angle_by_ray_length', 'Long sides do not make an angle large. Look at how far it opens.'],
  ],
  right: [
    ['acute', 'angle_by_ray_length', 'Look at how far it opens. A square corner fits exactly.'],
    ['obtuse', 'angle_by_ray_length', 'Long sides do not make it wider. A square corner fits exactly.'],
    ['straight', 'looks_alike', 'The two sides of a straight angle make one line. Here they make a corner.'],
  ],
  obtuse: [
    ['acute', 'protractor_wrong_scale', 'Acute angles open less than a square corner. This one opens wider.'],
    ['right', 'all_angles_equal', 'Hold a square corner against it. This one is wider.'],
    ['straight', 'angle_by_ray_length', 'The two sides of a straight angle make one line. Here there is a bend.'],
  ],
  straight: [
    ['obtuse', 'looks_alike', 'It opens even wider: the two sides make one straight line.'],
    ['right', 'all_angles_equal', 'A right angle is a square corner. Here there is no corner at all.'],
    ['acute', 'angle_by_ray_length', 'An acute angle is a sharp corner. Here the sides make one line.'],
  ],
}

const named = (kind: Kind): ReturnType<typeof item> => item(kind, kind)
const picture = (p: Params): Figure => angle({ kind: 'single', degrees: p.degrees, turn: p.turn })

/** Tell acute, right, obtuse and straight angles (4.G.A.1, 4.MD.C.5). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/2',
  version: 1,
  params,
  note: (p) => `${p.degrees} ${p.turn}`,
  prompt: (_, words) => ({
    text: words.pick([
      'What kind of angle is this?',
      'Which name fits this angle?',
      'Look at the marked angle. Which kind is it?',
    ]),
  }),
  answer: (p) => named(kindOf(p.degrees)),
  forms: ['choice'],
  distractors: (p): Distractor[] =>
    wrongs[kindOf(p.degrees)].map(([kind, misconception, why]) => ({ value: named(kind), misconception, why })),
  hints: () => [
    { text: 'Think of the corner of a sheet of paper. It is a square corner.' },
    { text: 'Would that corner fit exactly, stick out, or leave a gap?' },
  ],
  solution: (p) => [
    { say: `Compare it with a square corner. ${facts[kindOf(p.degrees)]}`, figure: picture(p), relation: 'next' },
    { say: `An angle like that is called ${kindOf(p.degrees)}.`, value: named(kindOf(p.degrees)), relation: 'next' },
  ],
  figure: picture,
  load: (p) => p.turn / 60 + (p.degrees === 90 || p.degrees === 180 ? 1 : (70 - Math.abs(p.degrees - 90)) / 20),
}
