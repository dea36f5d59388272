import { nodeToLatex } from '../../../notation/latex.ts'
import { equationStory } from '../../../tasks/equation-story.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { equalPlans, falls, first, second, time, type Params } from './numbers.ts'
import { storyOf, toldNumbers, unitsOfX, type Told } from './told.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { Item, Value } from '../../../values/values.ts'

/** The equation of the story, as it is offered. */
export const planItem = (p: Params): Item => {
  const text = `${nodeToLatex(first(p))} = ${nodeToLatex(second(p))}`
  return item(text, `\\(${text}\\)`)
}
const asItem = (value: Value): Item => {
  if (value.kind !== 'equation') throw new RangeError('no equation')
  const text = `${nodeToLatex(value.left)} = ${nodeToLatex(value.right)}`
  return item(text, `\\(${text}\\)`)
}

const unit = (p: Told): string => unitsOfX[p.story] ?? 'weeks'

/** The equation of two plans is chosen, and then solved. */
export const planSolved: LevelTask = equationStory<Told>(toldNumbers, {
  id: 'plan_solved',
  band: [0, 1],
  version: 1,
  told: (p) => `${storyOf(p)} Find out when both are equal.`,
  setUp: planItem,
  others: (p) => equalPlans.distractors(p).map((wrong) => ({ ...wrong, value: asItem(wrong.value) })),
  asked: (p) => ({
    heading: `After how many ${unit(p)} is that so?`,
    form: 'numeric',
    answer: whole(time(p)),
    rules: { counted: unit(p) },
    widget: { before: '\\(x =\\)', after: unit(p) },
    distractors: [
      wrongAnswer(
        whole(p.c - p.a),
        'stops_early',
        `That is how far apart they begin. Each of the ${unit(p)} takes away \\(${falls(p) ? p.b + p.d : p.b - p.d}\\) of it.`,
      ),
      wrongAnswer(whole(time(p) + 1), 'slip_off_by_one', 'Very close. Work out both amounts for your number.'),
      wrongAnswer(whole(time(p) - 1), 'slip_off_by_one', 'Very close. Work out both amounts for your number.'),
    ],
  }),
  hints: (p) => [
    'What is each of them at the start, and how does it change?',
    `The first one is \\(${nodeToLatex(first(p))}\\). Write the second one, and set both equal.`,
  ],
  steps: (p) => [
    nextStep('Both amounts are equal at that time.', `${nodeToLatex(first(p))} = ${nodeToLatex(second(p))}`),
    nextStep(
      `Bring the terms with \\(x\\) to one side and the numbers to the other.`,
      `${falls(p) ? p.b + p.d : p.b - p.d === 1 ? '' : p.b - p.d}x = ${p.c - p.a}`,
    ),
    nextStep('Solve for \\(x\\).', `x = ${time(p)}`),
  ],
})
