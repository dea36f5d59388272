import { task, type LevelTask } from '../../../tasks/task.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import { everyWhole, tex, topOf, wholesLoad, type Wholes } from './whole-counts.ts'
import type { Distractor } from '../../../topic-level.ts'

/** A fraction that is a whole number, with its numerator or its denominator open. */
export interface OpenWhole extends Wholes {
  readonly open: 'numerator' | 'denominator'
}

const load = (p: OpenWhole): number => wholesLoad(p) + (p.open === 'denominator' ? 8 : 0)
const all: readonly OpenWhole[] = everyWhole
  .flatMap((p) => (['numerator', 'denominator'] as const).map((open): OpenWhole => ({ ...p, open })))
  .filter((p) => p.bottom > 1 || p.open === 'denominator')
  .toSorted((a, b) => load(a) - load(b))

const value = (p: OpenWhole): number => (p.open === 'numerator' ? topOf(p) : p.bottom)

function distractors(p: OpenWhole): Distractor[] {
  const top = topOf(p)
  if (p.open === 'numerator')
    return [
      wrongAnswer(
        whole(p.count),
        'given_number',
        `\\(${tex(p.count, p.bottom)}\\) is only ${p.count} parts, and ${p.bottom} parts make 1 whole.`,
      ),
      wrongAnswer(
        whole(p.count + p.bottom),
        'wrong_operation',
        `You added ${p.count} and ${p.bottom}. Each of the ${p.count} wholes has ${p.bottom} parts.`,
      ),
      wrongAnswer(
        whole(top + p.bottom),
        'looks_alike',
        `\\(${tex(top + p.bottom, p.bottom)}\\) is ${p.count + 1} wholes. That is one too many.`,
      ),
    ]
  return [
    ...(top === p.count
      ? []
      : [
          wrongAnswer(
            whole(top - p.count),
            'wrong_operation',
            `You subtracted ${p.count} from ${top}. Share the ${top} parts among ${p.count} wholes.`,
          ),
        ]),
    wrongAnswer(whole(p.count), 'given_number', `That is how many wholes there are. How many parts are in each?`),
    wrongAnswer(
      whole(p.bottom + 1),
      'slip_off_by_one',
      `${p.count} wholes of ${p.bottom + 1} parts are ${p.count * (p.bottom + 1)} parts. Here there are ${top}.`,
    ),
  ]
}

/** The open number of a fraction that is equal to a whole number; it alone is typed (3.NF.A.3c). */
export const openPart: LevelTask = task<OpenWhole>({
  id: 'open_part',
  kind: 'reverse',
  version: 1,
  form: 'numeric',
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty)),
  note: (p) => `${topOf(p)}/${p.bottom} ${p.open}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Which ${p.open} is missing?`,
      'What number goes in the box?',
      'What must the box be to make this true?',
    ]),
    latex: `${p.count} = ${p.open === 'numerator' ? tex('\\square', p.bottom) : tex(topOf(p), '\\square')}`,
  }),
  answer: (p) => whole(value(p)),
  distractors,
  hints: (p) => [
    { text: 'The denominator tells how many parts make 1 whole.' },
    {
      text:
        p.open === 'numerator'
          ? `Each whole has ${p.bottom} parts. How many parts do ${p.count} wholes have?`
          : `${topOf(p)} parts make ${p.count} wholes. How many parts are in 1 whole?`,
    },
    {
      text:
        p.open === 'numerator'
          ? `Work out \\(${p.count} \\times ${p.bottom}\\).`
          : `Work out \\(${topOf(p)} \\div ${p.count}\\).`,
    },
  ],
  solution: (p) => [
    p.open === 'numerator'
      ? nextStep(`${p.count} wholes have ${topOf(p)} parts.`, `${p.count} \\times ${p.bottom} = ${topOf(p)}`)
      : nextStep(
          `${topOf(p)} parts in ${p.count} wholes: each whole has ${p.bottom}.`,
          `${topOf(p)} \\div ${p.count} = ${p.bottom}`,
        ),
    nextStep('So this number is missing.', `${p.count} = ${tex(topOf(p), p.bottom)}`, whole(value(p))),
  ],
  load,
})
