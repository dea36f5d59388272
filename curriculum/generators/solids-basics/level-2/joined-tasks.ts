import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { filled } from '../../../values/filled.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { drawing, kinds, type Params } from './numbers.ts'
import type { SolidClass } from '../solid-cards.ts'
import type { LevelTask } from '../../../tasks/task.ts'

/** What stands on what. */
export const stacked: Readonly<Record<Params['kind'], readonly [top: string, below: string]>> = {
  cone_on_cylinder: ['cone', 'cylinder'],
  pyramid_on_box: ['pyramid', 'box'],
  step: ['box', 'box'],
  hemisphere_on_cylinder: ['half ball', 'cylinder'],
}
const towers = kinds.filter((kind) => kind !== 'step')

/** A tower is told by its solids: the one on top, and the one below (1.G.A.2). */
export const tellTower: LevelTask = fillSentence<Params>(
  {
    params: (chance, difficulty) => ({
      kind: chance.pick(towers),
      asked: 'parts',
      size: pickByDifficulty(chance, range(0, 13), difficulty),
    }),
    note: (p) => `${p.kind} ${p.size}`,
    load: (p) => p.size,
  },
  {
    id: 'tell_tower',
    kind: 'build',
    band: [0, 1],
    version: 1,
    space: 14 * towers.length,
    prompt: (_, words) => ({
      text: words.pick([
        'How is this tower built? Put in the solids.',
        'Look at the tower. Which solid stands on which?',
        'Tell how the tower is made.',
      ]),
    }),
    figure: (p) => drawing(p.kind, p.size, 'A tower'),
    sentence: () => ({ lines: ['[] on []'], tiles: ['cone', 'cylinder', 'pyramid', 'box', 'half ball'] }),
    fills: (p) => filled(stacked[p.kind]),
    distractors: (p) => [
      wrongAnswer(
        filled(stacked[p.kind].toReversed()),
        'looks_alike',
        'You switched the two. The first one stands on top.',
      ),
      wrongAnswer(
        filled([stacked[p.kind][0] === 'cone' ? 'pyramid' : 'cone', stacked[p.kind][1]]),
        'prototype_shape',
        'Look at the top again. Is it round, and does it have a point?',
      ),
    ],
    hints: () => [
      { text: 'Look at the top. Does it have a point? Is it round?' },
      { text: 'Now look below. Is it round like a can, or flat like a box?' },
    ],
    steps: () => [nextStep('Look at the top first, and then at the part below.')],
    says: (p) => ({ say: `It is a ${stacked[p.kind][0]} on a ${stacked[p.kind][1]}.` }),
  },
)

/** Towers and single solids, by a solid that is in them. */
export const withSolid: readonly SolidClass[] = [
  {
    id: 'a cylinder',
    many: 'pictures with a cylinder',
    rule: 'A cylinder is round like a can.',
    right: ['cone_on_cylinder', 'hemisphere_on_cylinder', 'cylinder'],
    wrong: ['pyramid_on_box', 'cube', 'cone', 'box', 'sphere'],
  },
  {
    id: 'a cone',
    many: 'pictures with a cone',
    rule: 'A cone is round and has a point.',
    right: ['cone_on_cylinder', 'cone'],
    wrong: ['pyramid_on_box', 'hemisphere_on_cylinder', 'cylinder', 'square_pyramid', 'cube'],
  },
  {
    id: 'a box',
    many: 'pictures with a box',
    rule: 'A box has flat faces all around.',
    right: ['pyramid_on_box', 'box'],
    wrong: ['cone_on_cylinder', 'hemisphere_on_cylinder', 'square_pyramid', 'cylinder', 'sphere'],
  },
  {
    id: 'a pyramid',
    many: 'pictures with a pyramid',
    rule: 'A pyramid has flat faces that meet in a point.',
    right: ['pyramid_on_box', 'square_pyramid', 'triangular_pyramid'],
    wrong: ['cone_on_cylinder', 'cone', 'box', 'cylinder', 'hemisphere_on_cylinder'],
  },
]
