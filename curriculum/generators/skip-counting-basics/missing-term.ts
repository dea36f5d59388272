import { task, type LevelTask } from '../../tasks/task.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { nameOf, term, type SkipCount } from './skip-count.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A count of four numbers in which one of the first three is open. */
export interface OpenCount extends SkipCount {
  readonly open: 0 | 1 | 2
}

const at = (p: OpenCount): number => term(p, p.open)
/** The number beside the gap from which it is found: the one before it, or the one after the first. */
const beside = (p: OpenCount): number => term(p, p.open === 0 ? 1 : p.open - 1)

/** Fill a gap inside of a count, or before it, which is found by jumping back. */
export function missingTerm(base: TopicLevel<SkipCount>): LevelTask {
  return task<OpenCount>({
    id: 'missing_term',
    kind: 'reverse',
    version: 1,
    form: 'numeric',
    ...(base.space === undefined || base.space >= 100 ? {} : { space: 3 * base.space }),
    params: (chance, difficulty) => ({
      ...base.params(chance, difficulty),
      open: chance.happens(0.15 + 0.35 * difficulty) ? 0 : chance.pick([1, 2] as const),
    }),
    note: (p) => `${base.note(p)}, open ${p.open}`,
    load: (p) => base.load(p),
    prompt: (p, words) => ({
      text: words.pick([
        'One number is missing. Which one?',
        `This counts by ${nameOf(p)}. Which number is missing?`,
        'Find the missing number.',
      ]),
      latex: [0, 1, 2, 3].map((i) => (i === p.open ? '\\square' : String(term(p, i)))).join(',\\; '),
    }),
    answer: (p) => whole(at(p)),
    distractors: (p) =>
      [
        wrongAnswer(
          whole(p.open === 0 ? beside(p) - 1 : beside(p) + 1),
          'wrong_operation',
          `That counts by ones. Here each jump is \\(${p.step}\\).`,
        ),
        wrongAnswer(whole(beside(p)), 'given_number', `\\(${beside(p)}\\) is there already. Find the one beside it.`),
        wrongAnswer(whole(at(p) + 1), 'count_off_by_one', `That is 1 too many. Each jump is \\(${p.step}\\).`),
      ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n && value.n !== BigInt(at(p))),
    hints: (p) => [
      { text: 'Look at two numbers side by side. How long is the jump?' },
      {
        text:
          p.open === 0
            ? `Each jump is \\(${p.step}\\). Jump back from \\(${beside(p)}\\).`
            : `Each jump is \\(${p.step}\\). Jump on from \\(${beside(p)}\\).`,
      },
    ],
    solution: (p) => {
      const [low, high] =
        p.open === 1 ? [term(p, 2), term(p, 3)] : p.open === 0 ? [term(p, 1), term(p, 2)] : [p.start, term(p, 1)]
      return [
        nextStep(
          `From \\(${low}\\) to \\(${high}\\) is one jump. It is \\(${p.step}\\).`,
          `${high} - ${low} = ${p.step}`,
        ),
        p.open === 0
          ? nextStep(`Jump back from \\(${beside(p)}\\).`, `${beside(p)} - ${p.step} = ${at(p)}`, whole(at(p)))
          : nextStep(`Jump on from \\(${beside(p)}\\).`, `${beside(p)} + ${p.step} = ${at(p)}`, whole(at(p))),
      ]
    },
  })
}
