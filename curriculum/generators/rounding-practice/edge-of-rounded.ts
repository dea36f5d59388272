import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { nearest, tex, unitName, type Rounded } from './rounded-to.ts'
import type { Distractor } from '../../topic-level.ts'

/** A round number, and which end of all whole numbers is asked for that round to it. */
export interface Edge extends Rounded {
  readonly end: 'least' | 'greatest'
}

const answer = (p: Edge): number => (p.end === 'least' ? nearest(p) - p.unit / 2 : nearest(p) + p.unit / 2 - 1)

function distractors(p: Edge): Distractor[] {
  const round = nearest(p)
  return p.end === 'least'
    ? [
        wrongAnswer(
          whole(answer(p) + 1),
          'slip_off_by_one',
          `${tex(answer(p))} is exactly halfway, and halfway goes up. So it rounds to ${tex(round)}, too.`,
        ),
        wrongAnswer(
          whole(round),
          'given_number',
          `${tex(round)} rounds to itself, but smaller numbers round up to it, too.`,
        ),
        wrongAnswer(
          whole(round - p.unit + 1),
          'looks_alike',
          `${tex(round - p.unit + 1)} is nearer to ${tex(round - p.unit)}. Start halfway.`,
        ),
      ]
    : [
        wrongAnswer(
          whole(answer(p) + 1),
          'slip_off_by_one',
          `${tex(answer(p) + 1)} is exactly halfway, so it rounds up to ${tex(round + p.unit)}.`,
        ),
        wrongAnswer(
          whole(round + p.unit - 1),
          'looks_alike',
          `${tex(round + p.unit - 1)} is nearer to ${tex(round + p.unit)}. Stop before halfway.`,
        ),
        wrongAnswer(
          whole(round),
          'given_number',
          `${tex(round)} rounds to itself, but greater numbers round down to it, too.`,
        ),
      ]
}

/** The least or the greatest whole number that rounds to a given one: where rounding up begins (3.NBT.A.1, 4.NBT.A.3). */
export function edgeOfRounded(numbers: Numbers<Rounded>, of: { readonly space?: number } = {}): LevelTask {
  return task<Edge>({
    ...of,
    id: 'edge_of_rounded',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    params: (chance, difficulty) => ({
      ...numbers.params(chance, difficulty),
      end: chance.pick(['least', 'greatest'] as const),
    }),
    reject: (p) => numbers.reject?.(p) ?? null,
    note: (p) => `${p.end} ${nearest(p)} ${p.unit}`,
    prompt: (p, words) => ({
      text: words.pick([
        `You round to the nearest ${unitName(p.unit)}. What is the ${p.end} whole number that rounds to ${tex(nearest(p))}?`,
        `Many whole numbers round to ${tex(nearest(p))}, to the nearest ${unitName(p.unit)}. Which is the ${p.end}?`,
        `A whole number rounds to ${tex(nearest(p))}, to the nearest ${unitName(p.unit)}. What is the ${p.end} it can be?`,
      ]),
    }),
    answer: (p) => whole(answer(p)),
    distractors,
    hints: (p) => [
      {
        text: `Which ${unitName(p.unit)} comes ${p.end === 'least' ? 'before' : 'after'} ${tex(nearest(p))}? Where is halfway?`,
      },
      { text: `Halfway is ${tex(p.end === 'least' ? answer(p) : answer(p) + 1)}. Does it round up or down?` },
    ],
    solution: (p) =>
      p.end === 'least'
        ? [
            nextStep(
              `The ${unitName(p.unit)} before it is ${tex(nearest(p) - p.unit)}. Halfway between them is ${tex(answer(p))}.`,
            ),
            nextStep('Halfway goes up, so this is the first number that does.', undefined, whole(answer(p))),
          ]
        : [
            nextStep(
              `The ${unitName(p.unit)} after it is ${tex(nearest(p) + p.unit)}. Halfway between them is ${tex(answer(p) + 1)}.`,
            ),
            nextStep('Halfway goes up already, so the number before it is the last.', undefined, whole(answer(p))),
          ],
    load: (p) => numbers.load(p),
  })
}
