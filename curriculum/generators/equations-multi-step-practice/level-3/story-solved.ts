import { equationStory } from '../../../tasks/equation-story.ts'
import { nodeToLatex } from '../../../notation/latex.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { firstNames } from '../../../words/names.ts'
import { wrongAnswer } from '../../wrong-answer.ts'
import { distractors, equationFromStory, kindOf, right, side, solution, stories, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { Item, Value } from '../../../values/values.ts'

/** A story of the level and who is in it. */
export interface Named extends Params {
  readonly name: string
}

const asItem = (value: Value): Item => {
  if (value.kind !== 'equation') throw new RangeError('no equation')
  const text = `${nodeToLatex(value.left)} = ${nodeToLatex(value.right)}`
  return item(text, `\\(${text}\\)`)
}
/** The equation of the story, as it is offered. */
export const equationItem = (p: Params): Item => {
  const text = `${nodeToLatex(side(p, kindOf(p)))} = ${right(p)}`
  return item(text, `\\(${text}\\)`)
}

/** The equation of a story is chosen, and then solved. */
export const storySolved: LevelTask = equationStory<Named>(
  {
    params: (chance, difficulty) => ({
      ...equationFromStory.params(chance, difficulty),
      name: chance.pick(firstNames),
    }),
    reject: (p) => equationFromStory.reject?.(p) ?? null,
    note: (p) => equationFromStory.note(p),
    load: (p) => equationFromStory.load(p),
  },
  {
    id: 'story_solved',
    version: 1,
    told: (p) => stories[p.story]?.text(p.name, p.a, p.b, right(p)) ?? '',
    setUp: equationItem,
    others: (p) => distractors(p).map((wrong) => ({ ...wrong, value: asItem(wrong.value) })),
    asked: (p) => ({
      heading: 'What is \\(x\\) in the story?',
      form: 'numeric',
      answer: whole(p.x),
      rules: { variable: 'x' },
      widget: { before: '\\(x =\\)' },
      distractors: [
        ...(kindOf(p) === 'bracket'
          ? [
              wrongAnswer(
                whole(p.x + p.b),
                'stops_early',
                `That is one whole group, \\(x + ${p.b}\\). One more step gives \\(x\\).`,
              ),
            ]
          : [wrongAnswer(whole(p.a * p.x), 'stops_early', `That is \\(${p.a}x\\). One more step gives \\(x\\).`)]),
        wrongAnswer(whole(p.x + 1), 'slip_off_by_one', 'Very close. Put your number into the story and check.'),
        wrongAnswer(whole(p.x - 1), 'slip_off_by_one', 'Very close. Put your number into the story and check.'),
      ],
    }),
    hints: (p) => [
      'What happens once in the story, and what happens again and again?',
      `Does the \\(${p.b}\\) belong to each of the \\(${p.a}\\), or does it come once?`,
    ],
    steps: (p) => {
      const [first, ...rest] = solution(p).map(({ value: _, relation: __, ...step }) => ({
        ...step,
        relation: 'next' as const,
      }))
      if (first === undefined) throw new RangeError('no steps')
      return [first, ...rest]
    },
  },
)
