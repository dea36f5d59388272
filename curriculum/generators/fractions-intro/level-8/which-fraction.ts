import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { everyWhole, tex, topOf, wholesLoad, wholesNote, type Wholes } from './whole-counts.ts'
import type { Item } from '../../../values/values.ts'

const fraction = (n: number, d: number): Item => item(`${n}/${d}`, `\\(${tex(n, d)}\\)`)

/** Which fraction is equal to a whole number, over 1 or over a larger denominator (3.NF.A.3c)? */
export const whichFraction: LevelTask = task<Wholes>({
  id: 'which_fraction',
  kind: 'choose',
  version: 1,
  form: 'choice',
  params: (chance, difficulty) => chance.pick(windowOf(everyWhole, difficulty)),
  note: wholesNote,
  space: everyWhole.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which fraction is equal to ${p.count}?`,
      `Find another way to write ${p.count}.`,
      `Which of these is as much as ${p.count} wholes?`,
    ]),
  }),
  answer: (p) => fraction(topOf(p), p.bottom),
  distractors: (p) => [
    p.bottom === 1
      ? wrongAnswer(
          fraction(1, p.count),
          'reversed_order',
          `That is 1 part of a whole in ${p.count} parts. It is less than 1.`,
        )
      : wrongAnswer(
          fraction(p.count, p.bottom),
          'stops_early',
          `${p.bottom} parts make 1 whole. For ${p.count} wholes you need more than ${p.count} of them.`,
        ),
    wrongAnswer(fraction(p.count, p.count), 'looks_alike', `${p.count} of ${p.count} parts are just 1 whole.`),
    p.bottom === 1
      ? wrongAnswer(
          fraction(p.count + 1, 1),
          'slip_off_by_one',
          `Over 1, each part is a whole. That would be ${p.count + 1} wholes.`,
        )
      : wrongAnswer(
          fraction(p.count + p.bottom, p.bottom),
          'wrong_operation',
          `You added ${p.count} and ${p.bottom}. Each of the ${p.count} wholes has ${p.bottom} parts.`,
        ),
  ],
  hints: (p) => [
    { text: 'The denominator tells how many parts make 1 whole.' },
    { text: `Ask for each fraction: do its parts make exactly ${p.count} wholes?` },
    {
      text:
        p.bottom === 1
          ? 'With the denominator 1, each part is already 1 whole.'
          : `With the denominator ${p.bottom}, each whole has ${p.bottom} parts.`,
    },
  ],
  solution: (p) => [
    nextStep(
      p.bottom === 1
        ? `Over 1, each part is 1 whole. So ${p.count} wholes are ${p.count} parts.`
        : `Each whole has ${p.bottom} parts. So ${p.count} wholes have ${topOf(p)} parts.`,
      `${p.count} \\times ${p.bottom} = ${topOf(p)}`,
    ),
    nextStep('So this fraction is equal.', `${p.count} = ${tex(topOf(p), p.bottom)}`, fraction(topOf(p), p.bottom)),
  ],
  load: wholesLoad,
})
