import { task, type LevelTask, type Numbers } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { differenceNote, leftOf, plainDifference, type Difference } from './difference-of.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Amounts } from '../../values/values.ts'

const crossed = ({ all }: Difference, out: number): Amounts =>
  amounts({ counter: all - out, 'crossed out': out }, 'exact')

const crosses = { one: 'cross', many: 'crosses', grade: 0 }

function distractors(p: Difference): Distractor[] {
  const list = [
    { out: p.taken + 1, says: 'One too many is crossed out. Count the crosses.' },
    { out: p.taken - 1, says: 'One more has to go. Count the crosses.' },
  ]
  return list
    .filter(({ out }) => out > 0 && out <= p.all)
    .map(({ out, says }) => wrongAnswer(crossed(p, out), 'count_off_by_one', says))
}

/** Counters are crossed out until a difference can be seen (K.OA.A.1). `space` is the number of different differences. */
export function crossOut<P extends Difference>(base: Numbers<P>, of: { readonly space: number }): LevelTask {
  return task<P>({
    id: 'cross_out',
    kind: 'build',
    version: 1,
    form: 'counters',
    params: (chance, difficulty) => base.params(chance, difficulty),
    reject: plainDifference,
    note: differenceNote,
    space: of.space,
    prompt: (p, words) => ({
      text: words.pick([
        `Show \\(${p.all} - ${p.taken}\\). Cross out the ones that go away.`,
        `There are ${countNoun(p.all, 'counter')}. Cross out \\(${p.taken}\\) of them.`,
        `Cross out counters to show \\(${p.all} - ${p.taken}\\).`,
        `Only \\(${leftOf(p)}\\) can stay. Cross out the others.`,
      ]),
    }),
    answer: (p) => crossed(p, p.taken),
    widget: (p) => ({
      surface: {
        widget: 'counters',
        mode: 'loose',
        places: p.all,
        colors: 1,
        does: 'cross_out',
        start: `f:${'1'.repeat(p.all)}`,
      },
    }),
    distractors,
    hints: (p) => [
      { text: 'A cross means that one goes away.' },
      { text: 'Say one number for each cross that you make.' },
      { text: `Stop after ${countNoun(p.taken, crosses)}.` },
    ],
    solution: (p) => [
      nextStep(`There are \\(${p.all}\\) at first.`),
      nextStep(
        `Cross out \\(${p.taken}\\): ${range(1, p.taken).join(', ')}.`,
        `${p.all} - ${p.taken} = ${leftOf(p)}`,
        crossed(p, p.taken),
      ),
    ],
    load: (p) => base.load(p),
  })
}
