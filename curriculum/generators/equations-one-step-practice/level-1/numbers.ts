import { balance } from '../../../figures/balance.ts'
import { yesNo } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'

/** x + a, x - a, a x, or x / a, said to be c, and a number to try for x. */
export interface Params {
  readonly kind: '+' | '-' | 'x' | ':'
  readonly letter: string
  readonly a: number
  readonly c: number
  readonly tried: number
}

/** What the side with the letter is worth for a number. */
export const leftAt = ({ kind, a }: Params, x: number): number =>
  kind === '+' ? x + a : kind === '-' ? x - a : kind === 'x' ? a * x : x / a
const leftText = ({ kind, letter, a }: Params): string =>
  kind === 'x' ? `${a}${letter}` : kind === ':' ? `${letter}/${a}` : `${letter} ${kind} ${a}`
/** The side with the letter. */
export const leftLatex = (p: Params): string => (p.kind === ':' ? `\\frac{${p.letter}}{${p.a}}` : leftText(p))
/** The side with the letter, with the tried number put in. */
export const put = ({ kind, a, tried }: Params): string =>
  kind === 'x' ? `${a} \\times ${tried}` : kind === ':' ? `\\frac{${tried}}{${a}}` : `${tried} ${kind} ${a}`
/** Whether the tried number solves the equation. */
export const holds = (p: Params): boolean => leftAt(p, p.tried) === p.c

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(['+', '-', 'x', ':'] as const)
  const a = chance.int(2 + Math.round(3 * difficulty), 9 + Math.round(3 * difficulty))
  const x = chance.int(3 + Math.round(9 * difficulty), 9 + Math.round(14 * difficulty))
  const solution = kind === ':' ? x * a : kind === '-' ? x + a : x
  const base = { kind, letter: chance.pick(['x', 'n', 'y', 'k']), a }
  const c = leftAt({ ...base, c: 0, tried: 0 }, solution)
  const traps = { '+': c + a, '-': c - a, x: c - a, ':': c }[kind]
  return {
    ...base,
    c,
    tried: chance.happens(0.5)
      ? solution
      : chance.happens(0.6)
        ? traps
        : solution + chance.pick([1, -1]) * (kind === ':' ? a : 1),
  }
}

/** What the wrong answer shows: a trap taken for a solution, or a solution not tried. */
const slip = (p: Params): string => {
  if (holds(p)) return 'looks_alike'
  if (p.kind === '+' && p.tried === p.c + p.a) return 'move_without_inverse'
  if (p.kind === '-' && p.tried === p.c - p.a) return 'move_without_inverse'
  if (p.kind === 'x' && p.tried === p.c - p.a) return 'times_as_plus'
  return p.tried === p.c ? 'equal_means_answer' : 'slip_off_by_one'
}

/** Test whether a value makes an equation true (6.EE.B.5). */
export const triedSolution: TopicLevel<Params> = {
  key: 'equations_one_step_practice/1',
  version: 1,
  params,
  reject: (p) => (p.tried < 1 || p.tried === p.a || p.c < 1 || p.c === p.a ? 'too easy to see' : null),
  note: (p) => `${p.kind} ${p.a} ${p.c} ${p.tried}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Is \\(${p.letter} = ${p.tried}\\) a solution of this equation?`,
      `Does \\(${p.letter} = ${p.tried}\\) make the equation true?`,
      `Substitute \\(${p.tried}\\) for \\(${p.letter}\\). Are both sides equal?`,
      `A student says that \\(${p.letter} = ${p.tried}\\) solves the equation. Is the student right?`,
    ]),
    latex: `${leftLatex(p)} = ${p.c}`,
  }),
  answer: (p) => yesNo(holds(p)),
  forms: ['choice', 'true_false'],
  fixedOrder: true,
  distractors: (p) => [
    wrongAnswer(
      yesNo(!holds(p)),
      slip(p),
      holds(p)
        ? `Put \\(${p.tried}\\) in: \\(${put(p)} = ${p.c}\\). Both sides agree.`
        : `Put \\(${p.tried}\\) in: \\(${put(p)}\\) is not \\(${p.c}\\).`,
    ),
  ],
  hints: (p) => [
    { text: `Write \\(${p.tried}\\) in place of \\(${p.letter}\\).` },
    { text: `Find \\(${put(p)}\\).` },
    { text: `Is \\(${put(p)}\\) the same as \\(${p.c}\\)?` },
  ],
  solution: (p) => [
    nextStep(`Put \\(${p.tried}\\) in place of \\(${p.letter}\\).`, put(p)),
    nextStep(
      Number.isInteger(leftAt(p, p.tried)) ? `That is ${leftAt(p, p.tried)}.` : 'That is not a whole number.',
      `${put(p)} ${holds(p) ? '=' : '\\ne'} ${p.c}`,
    ),
    nextStep(
      holds(p)
        ? `Both sides are \\(${p.c}\\), so it is a solution.`
        : `The right side is \\(${p.c}\\), so it is not a solution.`,
      undefined,
      yesNo(holds(p)),
    ),
  ],
  figure: (p) =>
    balance({ left: [{ kind: 'text', text: leftText(p) }], right: [{ kind: 'text', text: String(p.c) }], held: true }),
  load: (p) => p.a / 3 + (p.kind === '+' ? p.c - p.a : p.kind === 'x' ? p.c / p.a : p.c),
}
