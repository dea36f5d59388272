import { equationStory } from '../../../tasks/equation-story.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { closed, signLatex, turned, type Sign } from '../linear-inequality.ts'
import { falls, inequalityStory, limit, line, solved, storyOf, type Params } from './numbers.ts'
import { told } from './relation.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { Item } from '../../../values/values.ts'

const offered = (p: Params, sign: Sign, isFalling = falls(p)): Item => {
  const text = `${p.b} ${isFalling ? '-' : '+'} ${p.a}x ${signLatex[sign]} ${limit(p)}`
  return item(text, `\\(${text}\\)`)
}
/** The inequality of the story, as it is offered. */
export const right = (p: Params): Item => item(line(p), `\\(${line(p)}\\)`)

/** Whether the solutions have a greatest number. */
const hasMost = (p: Params): boolean => solved(p).startsWith('<')
/** The last whole number that is still possible. */
const best = (p: Params): number => (solved(p).length === 2 ? p.x : hasMost(p) ? p.x - 1 : p.x + 1)

/** The inequality of a story is chosen; then the greatest or least whole number that is possible is found. */
export const bestNumber: LevelTask = equationStory<Params>(inequalityStory, {
  id: 'best_number',
  version: 1,
  band: [0, 1],
  relation: 'inequality',
  told,
  setUp: right,
  others: (p) => {
    const { sign } = storyOf(p)
    return [
      wrongAnswer(
        offered(p, turned[sign]),
        'looks_alike',
        `Read which amounts are allowed: those on the other side of \\(${limit(p)}\\).`,
      ),
      wrongAnswer(
        offered(p, closed[sign]),
        'looks_alike',
        sign.length === 2
          ? `An amount of exactly \\(${limit(p)}\\) is allowed in the story.`
          : `An amount of exactly \\(${limit(p)}\\) is not allowed in the story.`,
      ),
      wrongAnswer(
        offered(p, sign, !falls(p)),
        'wrong_operation',
        falls(p)
          ? `The amount falls by \\(${p.a}\\) each time, so subtract.`
          : `The amount grows by \\(${p.a}\\) each time, so add.`,
      ),
    ]
  },
  asked: (p) => ({
    heading: `What is the ${hasMost(p) ? 'greatest' : 'least'} possible ${storyOf(p).x.replace(/^the /, '')}?`,
    form: 'numeric',
    answer: whole(best(p)),
    rules: { variable: 'x' },
    widget: { before: '\\(x =\\)' },
    distractors: [
      wrongAnswer(
        whole(solved(p).length === 2 ? (hasMost(p) ? p.x - 1 : p.x + 1) : p.x),
        'slip_off_by_one',
        solved(p).length === 2
          ? `\\(${p.x}\\) leads to exactly \\(${limit(p)}\\), and that is allowed.`
          : `\\(${p.x}\\) leads to exactly \\(${limit(p)}\\), and that is not allowed.`,
      ),
      wrongAnswer(
        whole(Math.abs(limit(p) - p.b)),
        'stops_early',
        `That is what \\(${p.a}x\\) comes to. Divide by \\(${p.a}\\).`,
      ),
    ],
  }),
  hints: (p) => [
    'Write the amount: what is there at first, and what comes or goes each time?',
    `Solve \\(${line(p)}\\). Is the end itself possible?`,
  ],
  steps: (p) => [
    nextStep('The story says this about the amount.', line(p)),
    nextStep(
      falls(p)
        ? 'Solve it. Dividing by a negative number turns the sign around.'
        : 'Solve it as an equation; the sign stays.',
      `x ${signLatex[solved(p)]} ${p.x}`,
    ),
    nextStep(
      `So the ${hasMost(p) ? 'greatest' : 'least'} whole number that is possible is \\(${best(p)}\\).`,
      `x = ${best(p)}`,
    ),
  ],
})
