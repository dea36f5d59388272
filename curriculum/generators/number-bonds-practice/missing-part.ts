import { numberBond } from '../../figures/number-bond.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A whole with one part given; the other part is asked for. `first`: the blank stands first. */
export interface Bond {
  readonly whole: number
  readonly given: number
  readonly first: boolean
  /** The whole stands before the equal sign. */
  readonly turned?: true
}

const missing = (p: Bond): number => p.whole - p.given
function sum(p: Bond, part: number | string): string {
  const parts = p.first ? `${part} + ${p.given}` : `${p.given} + ${part}`
  return p.turned ? `${p.whole} = ${parts}` : `${parts} = ${p.whole}`
}

/** How the numbers of a level go: counted by ones, or by tens where 100 is made. */
export interface BondSteps {
  readonly by: 1 | 10
}

function distractors(p: Bond, { by }: BondSteps): Distractor[] {
  const part = missing(p)
  const list = [
    wrongAnswer(
      whole(part + by),
      'count_off_by_one',
      `\\(${p.given} + ${part + by} = ${p.given + part + by}\\). That is ${by === 1 ? 'one' : 'a ten'} too many.`,
    ),
    wrongAnswer(whole(p.given), 'given_number', `You know the part \\(${p.given}\\). Find the other part.`),
    wrongAnswer(
      whole(part - by),
      'count_off_by_one',
      `\\(${p.given} + ${part - by} = ${p.given + part - by}\\). That is ${by === 1 ? 'one' : 'a ten'} too few.`,
    ),
    wrongAnswer(
      whole(p.whole + p.given),
      'operation_swap',
      `\\(${p.whole}\\) is the whole already. Find a part of it.`,
    ),
  ]
  const turn = p.given % 2
  return [...list.slice(turn), ...list.slice(0, turn)].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

const picture = (p: Bond, part: number | null): Figure =>
  numberBond({ whole: p.whole, parts: p.first ? [part, p.given] : [p.given, part] })

function steps(p: Bond): Step[] {
  const [part, ten] = [missing(p), 10 * Math.ceil(p.given / 10)]
  const start = nextStep(
    `The whole is \\(${p.whole}\\). One part is \\(${p.given}\\).`,
    undefined,
    undefined,
    picture(p, null),
  )
  const end = nextStep(
    `So \\(${p.given}\\) and \\(${part}\\) make \\(${p.whole}\\).`,
    sum(p, part),
    whole(part),
    picture(p, part),
  )
  if (p.whole <= 10 || (p.given >= 10 && p.whole <= 20))
    return [
      start,
      part === 0
        ? nextStep(`\\(${p.given}\\) is the whole already. Nothing more is needed.`)
        : nextStep(`Count on from \\(${p.given}\\) to \\(${p.whole}\\).`, range(p.given + 1, p.whole).join(', ')),
      end,
    ]
  if (ten === p.whole && p.given % 10 !== 0)
    return [start, nextStep(`Count up by ones from \\(${p.given}\\).`, range(p.given + 1, p.whole).join(', ')), end]
  if (ten === p.given)
    return [start, nextStep('Think of the tens.', `${p.given / 10} + ${part / 10} = ${p.whole / 10}`), end]
  return [
    start,
    nextStep(
      `From \\(${p.given}\\) to \\(${ten}\\) is \\(${ten - p.given}\\).`,
      `${p.given} + ${ten - p.given} = ${ten}`,
    ),
    nextStep(
      `From \\(${ten}\\) to \\(${p.whole}\\) is \\(${p.whole - ten}\\) more.`,
      `${ten} + ${p.whole - ten} = ${p.whole}`,
    ),
    nextStep(`Together that is \\(${part}\\).`, `${ten - p.given} + ${p.whole - ten} = ${part}`, whole(part)),
  ]
}

function hints(p: Bond): Hint[] {
  return [
    { text: `The two parts make \\(${p.whole}\\) together.` },
    {
      text:
        p.whole === 100
          ? p.given % 10 === 0
            ? `Think of tens: ${p.given / 10} ${p.given === 10 ? 'ten' : 'tens'} and how many more make 10 tens?`
            : `First go up to the next ten after \\(${p.given}\\).`
          : p.whole > 10 && p.given < 10
            ? `Go from \\(${p.given}\\) to ten first. Then go on.`
            : p.given === p.whole
              ? 'Is anything missing?'
              : `Count on from \\(${p.given}\\).`,
    },
    { text: `Which number makes this true: \\(${sum(p, '\\square')}\\)?` },
  ]
}

/** A level of missing parts: the bonds offered and how hard each is. */
export function missingPartLevel(
  key: TopicLevelKey,
  bonds: readonly Bond[],
  load: (p: Bond) => number,
  by: BondSteps = { by: 1 },
): TopicLevel<Bond> {
  const sorted = bonds.toSorted((a, b) => load(a) - load(b))
  return {
    key,
    version: 2,
    params: (chance, difficulty) => pickByDifficulty(chance, sorted, difficulty),
    note: (p) => sum(p, '?'),
    space: bonds.length,
    prompt: (p, words) => ({
      text: words.pick([
        'Which part is missing?',
        `What goes with \\(${p.given}\\) to make \\(${p.whole}\\)?`,
        'Find the missing part.',
        'What number makes this true?',
      ]),
      latex: sum(p, '\\square'),
    }),
    answer: (p) => whole(missing(p)),
    forms: ['numeric', 'choice'],
    distractors: (p) => distractors(p, by),
    hints,
    solution: steps,
    figure: (p) => picture(p, null),
    load,
  }
}
