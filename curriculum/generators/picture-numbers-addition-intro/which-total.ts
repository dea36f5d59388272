import { task, type LevelTask } from '../../tasks/task.ts'
import { withoutCarry } from '../multi-digit-addition-practice/columns.ts'
import { pilesItem, pilesOf, pilesWords } from '../place-value-intro/blocks.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { addendsPicture, tradedPlaces, type Addition } from './picture-addition.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

const sum = (p: Addition): number => p.a + p.b

function distractors(p: Addition): Distractor[] {
  const lost = withoutCarry([p.a, p.b])
  const list: readonly (readonly [number, string, string])[] = [
    ...(tradedPlaces(p).length > 0
      ? [
          [
            lost,
            'no_carry',
            `These show ${lost}. Ten ${tradedPlaces(p)[0] === 0 ? 'ones make a ten' : 'tens make a hundred'}, and it is missing.`,
          ] as const,
        ]
      : [
          [
            sum(p) - (sum(p) % 10),
            'stops_early',
            `These show ${sum(p) - (sum(p) % 10)}. The small blocks are missing.`,
          ] as const,
        ]),
    [Math.abs(p.a - p.b), 'wrong_operation', `These show ${Math.abs(p.a - p.b)}. That is how many more one row has.`],
    [sum(p) - 1, 'slip_off_by_one', `These show ${sum(p) - 1}. One small block is missing.`],
    [sum(p) + 1, 'slip_off_by_one', `These show ${sum(p) + 1}. There is one small block too many.`],
  ]
  return list.filter(([n]) => n > 0).map(([n, id, why]) => wrongAnswer(pilesItem(pilesOf(n)), id, why))
}

/** Two rows of blocks: which picture shows what they are together, traded where there are ten of a kind? */
export function whichTotal(base: TopicLevel<Addition>): LevelTask {
  return task<Addition>({
    id: 'which_total',
    kind: 'choose',
    version: 2,
    form: 'choice',
    params: base.params,
    ...(base.reject === undefined ? {} : { reject: base.reject }),
    note: base.note,
    prompt: (_, words) => ({
      text: words.pick([
        'Which blocks show both rows together?',
        'Put the rows together in your mind. Which picture is it?',
        'Which picture is worth as much as both rows?',
      ]),
    }),
    answer: (p) => pilesItem(pilesOf(sum(p))),
    figure: addendsPicture,
    distractors,
    hints: (p) => [
      { text: 'Count the small blocks of both rows.' },
      {
        text:
          tradedPlaces(p).length > 0
            ? `Ten ${tradedPlaces(p)[0] === 0 ? 'small blocks make a long one' : 'long blocks make a flat one'}.`
            : 'Then count the long blocks of both rows.',
      },
      { text: `The ones together: \\(${p.a % 10} + ${p.b % 10} = ${(p.a % 10) + (p.b % 10)}\\).` },
    ],
    solution: (p) => [
      nextStep('Put the blocks of each kind together.', `${p.a} + ${p.b} = ${sum(p)}`),
      nextStep(`So it is the picture with ${pilesWords(pilesOf(sum(p)))}.`, undefined, pilesItem(pilesOf(sum(p)))),
    ],
    load: base.load,
  })
}
