import { fractionCircle } from '../../figures/fraction-circle.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** A share whose picture is looked for. */
export interface Sought {
  readonly parts: number
  readonly shaded: number
  readonly shape: 'circle' | 'rectangle'
}

/** A picture of a shape; unequal parts grow around it. */
function pictured(p: Sought, parts: number, shaded: number, isEven = true): Item {
  const unequal = range(1, parts).map((i) => (i === 1 ? 1 : 1 + i))
  const figure = fractionCircle({ shapes: [{ parts, shaded, shape: p.shape, ...(isEven ? {} : { unequal }) }] })
  return item(`${shaded} of ${parts}${isEven ? '' : ' unequal'}`, '', { figure, speech: figure.alt })
}

const right = (p: Sought): Item => pictured(p, p.parts, p.shaded)

function distractors(p: Sought): Distractor[] {
  const left = p.parts - p.shaded
  const parts = countNoun(p.parts, 'part')
  return [
    wrongAnswer(
      pictured(p, p.parts, p.shaded, false),
      'looks_alike',
      `These are ${parts}, but they do not have the same size.`,
    ),
    ...(p.shaded === 0 || p.shaded === left
      ? []
      : [
          wrongAnswer(
            pictured(p, p.parts, left),
            'looks_alike',
            `Here ${countNoun(left, 'part')} ${left === 1 ? 'is' : 'are'} shaded. It should be ${p.shaded}.`,
          ),
        ]),
    wrongAnswer(
      pictured(p, p.parts + Math.max(1, p.shaded), p.shaded),
      p.shaded === 0 ? 'slip_off_by_one' : 'part_part_fraction',
      `This has ${p.parts + Math.max(1, p.shaded)} parts in all. It should have ${p.parts}.`,
    ),
    wrongAnswer(
      pictured(p, p.parts + 2, Math.min(p.shaded + (p.shaded === 0 ? 0 : 1), p.parts)),
      'looks_alike',
      `This has ${p.parts + 2} parts in all. It should have ${p.parts}.`,
    ),
  ].filter(({ value }) => p.shaded === 0 || value.kind !== 'item' || !sameShare(p, value))
}

/** Whether a picture shows as much in other equal parts, which is not wrong. */
function sameShare(p: Sought, { id }: Item): boolean {
  const [shaded = 0, parts = 1] = (/^(\d+) of (\d+)$/.exec(id) ?? []).slice(1).map(Number)
  return shaded * p.parts === p.shaded * parts
}

/** Which picture shows equal parts, or a share of them? `all` from easy to hard; nothing is shaded where only the parts are asked for. */
export function whichShape(of: {
  readonly all: readonly Sought[]
  readonly prompt: (p: Sought, words: Chance) => string
  readonly load: (p: Sought) => number
}): LevelTask {
  return task<Sought>({
    id: 'which_shape',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => chance.pick(windowOf(of.all, difficulty, 0.5)),
    note: (p) => `${p.shaded} of ${p.parts} ${p.shape}`,
    space: of.all.length,
    prompt: (p, words) => ({ text: of.prompt(p, words) }),
    answer: right,
    distractors,
    hints: (p) => [
      { text: `Look for a ${p.shape} with ${p.parts} parts.` },
      { text: 'All the parts must have the same size.' },
      ...(p.shaded === 0 ? [] : [{ text: `Then count the shaded parts. There should be ${p.shaded}.` }]),
    ],
    solution: (p) => [
      nextStep(`There must be ${p.parts} parts of the same size.`),
      nextStep(
        p.shaded === 0
          ? `This ${p.shape} has them.`
          : `In this ${p.shape}, ${p.shaded} of the ${p.parts} equal parts ${p.shaded === 1 ? 'is' : 'are'} shaded.`,
        undefined,
        right(p),
        right(p).figure,
      ),
    ],
    load: of.load,
  })
}
