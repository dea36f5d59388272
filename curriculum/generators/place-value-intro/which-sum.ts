import { wholeText } from '../../notation/number-latex.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { expandedText, partsOf, type Expanded } from './expanded-form.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

const sumItem = (parts: readonly number[]): Item =>
  item(
    parts.filter((part) => part > 0).join('+'),
    `\\(${parts
      .filter((part) => part > 0)
      .map((part) => wholeText(part))
      .join(' + ')}\\)`,
  )

/** The number with two places that stand side by side changed; null where that changes nothing. */
function swapped(n: number, place: number): number | null {
  const digits = [...String(n)].toReversed()
  const [low = '0', high = '0'] = digits.slice(place, place + 2)
  if (low === high || (place + 2 === digits.length && low === '0')) return null
  digits.splice(place, 2, high, low)
  return Number(digits.toReversed().join(''))
}

function distractors({ n }: Expanded): Distractor[] {
  const parts = partsOf(n)
  const turned = swapped(n, 0)
  const other = swapped(n, 1)
  const raised = parts.findIndex((part, i) => i > 0 && part > 0)
  const list: Distractor[] = [
    wrongAnswer(
      sumItem([...String(n)].map(Number)),
      'face_value',
      `That makes only ${[...String(n)].reduce((sum, digit) => sum + Number(digit), 0)}. Each digit is worth its place.`,
    ),
  ]
  for (const [number, places] of [
    [turned, 'tens and the ones'],
    [other, 'hundreds and the tens'],
  ] as const)
    if (number !== null)
      list.unshift(
        wrongAnswer(
          sumItem(partsOf(number)),
          'teen_reversal',
          `That makes \\(${wholeText(number)}\\). The ${places} are switched.`,
        ),
      )
  if (raised > 0)
    list.push(
      wrongAnswer(
        sumItem(parts.with(raised, 10 * (parts[raised] ?? 0))),
        'looks_alike',
        `\\(${wholeText(10 * (parts[raised] ?? 0))}\\) is one place too high for the \\(${String(n)[raised]}\\).`,
      ),
    )
  return list
}

/** Which sum is a number in expanded form? The others have the same digits in other places. */
export function whichSum(base: TopicLevel<Expanded>): LevelTask {
  return task<Expanded>({
    id: 'which_sum',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: base.params,
    ...(base.reject === undefined ? {} : { reject: base.reject }),
    note: ({ n }) => String(n),
    prompt: ({ n }, words) => ({
      text: words.pick([
        `Which sum is the expanded form of \\(${wholeText(n)}\\)?`,
        `Which sum makes \\(${wholeText(n)}\\)?`,
        `Find the parts of \\(${wholeText(n)}\\).`,
      ]),
    }),
    answer: ({ n }) => sumItem(partsOf(n)),
    distractors,
    hints: ({ n }) => [
      { text: 'What is the first digit worth?' },
      { text: `What is the digit in the tens worth?${String(n).includes('0') ? ' A zero has no part.' : ''}` },
    ],
    solution: ({ n }) => [
      nextStep(`The first digit is worth \\(${wholeText(partsOf(n)[0] ?? 0)}\\). Go on digit by digit.`),
      nextStep('So these are the parts.', `${wholeText(n)} = ${expandedText(n)}`, sumItem(partsOf(n))),
    ],
    load: base.load,
  })
}
