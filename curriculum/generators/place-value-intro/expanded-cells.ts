import { wholeText } from '../../notation/number-latex.ts'
import { answerOf } from '../../questions/ask.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { expandedText, partsOf, type Expanded } from './expanded-form.ts'
import type { Part, TopicLevel } from '../../topic-level.ts'

const heads = ['Hundreds', 'Tens', 'Ones'] as const
/** Of each place; the hundreds come first. */
const weights = [34, 33, 33] as const

function cells({ n }: Expanded): Part[] {
  return partsOf(n).map((worth, i): Part => {
    const digit = Number(String(n)[i])
    return {
      heading: heads[i] ?? '',
      form: 'numeric',
      answer: whole(worth),
      weight: weights[i] ?? 0,
      distractors:
        digit === worth
          ? [
              digit > 0
                ? wrongAnswer(
                    whole(10 * digit),
                    'slip_place',
                    `The \\(${digit}\\) stands in the ones. It is worth just \\(${digit}\\).`,
                  )
                : wrongAnswer(whole(10), 'near', 'There is a 0 in this place, so it is worth 0.'),
            ]
          : [
              wrongAnswer(
                whole(digit),
                'face_value',
                `\\(${digit}\\) is only the digit. In the ${(heads[i] ?? '').toLowerCase()} it is worth \\(${worth}\\).`,
              ),
            ],
    }
  })
}

/** A three-digit number taken apart: what each digit is worth, 0 where there is nothing (2.NBT.A.3). */
export function expandedCells(base: TopicLevel<Expanded>): LevelTask {
  return task<Expanded>({
    id: 'expanded_cells',
    kind: 'reverse',
    version: 1,
    form: 'parts',
    params: base.params,
    ...(base.reject === undefined ? {} : { reject: base.reject }),
    note: ({ n }) => String(n),
    prompt: ({ n }, words) => ({
      text: words.pick([
        `Take \\(${wholeText(n)}\\) apart. What is each digit worth?`,
        `How much is each digit of \\(${wholeText(n)}\\) worth?`,
        `Write \\(${wholeText(n)}\\) in expanded form, one part for each place.`,
      ]),
    }),
    answer: (p) => answerOf(cells(p)),
    parts: cells,
    distractors: () => [],
    hints: ({ n }) => [
      { text: 'The place of a digit tells how much it is worth.' },
      {
        text: String(n).includes('0')
          ? 'A place with a zero is worth 0.'
          : `The \\(${String(n)[1]}\\) stands in the tens. How much are \\(${String(n)[1]}\\) tens?`,
      },
      { text: `The \\(${String(n)[0]}\\) is worth \\(${partsOf(n)[0] ?? 0}\\). Go on to the right.` },
    ],
    solution: (p) => [
      nextStep(`Start at the left. The \\(${String(p.n)[0]}\\) is worth \\(${partsOf(p.n)[0] ?? 0}\\).`),
      nextStep(
        'Go on like that. All parts together make the number again.',
        `${p.n} = ${expandedText(p.n)}`,
        answerOf(cells(p)),
      ),
    ],
    load: base.load,
  })
}
