import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { pickNames } from '../../words/names.ts'
import { listItem } from '../skip-counting-basics/which-count.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'

/** A count of four numbers in which the tens change. */
export interface Crossing {
  readonly start: number
  readonly back: boolean
}

const tensOf = (n: number): number => Math.floor(n / 10)
const counted = (p: Crossing): number[] => range(0, 3).map((i) => (p.back ? p.start - i : p.start + i))
const changed = (p: Crossing): number => counted(p).find((n) => tensOf(n) !== tensOf(p.start)) ?? p.start
const last = (p: Crossing): number => changed(p) + (p.back ? 1 : -1)
const load = (p: Crossing): number => p.start / 10 + (p.back ? 6 : 0)

/** The count with its new tens so much off. */
const offBy = (p: Crossing, by: number): number[] => counted(p).map((n) => (tensOf(n) === tensOf(p.start) ? n : n + by))

/** The third number is left out. */
function lostOne(p: Crossing): number[] {
  const [a = 0, b = 0, , d = 0] = counted(p)
  return [a, b, d, p.back ? d - 1 : d + 1]
}

/**
 * Which of four counts goes on rightly where the tens change (K.CC.A.2, 1.NBT.A.1)? `tens` are the tens at which a count may arrive, `back` whether
 * some count back.
 */
export function trueCount(of: { readonly tens: readonly number[]; readonly back: boolean }): LevelTask {
  const on = of.tens.flatMap((ten) => [1, 2].map((i): Crossing => ({ start: ten - i, back: false })))
  const back = of.tens.flatMap((ten) => [0, 1].map((i): Crossing => ({ start: ten + i, back: true })))
  const all = [...on, ...(of.back ? back : [])].toSorted((a, b) => load(a) - load(b))
  return task<Crossing>({
    id: 'which_count',
    kind: 'choose',
    version: 1,
    form: 'choice',
    params: (chance, difficulty) => pickByDifficulty(chance, all, difficulty),
    note: (p) => `${p.start} ${p.back ? 'back' : 'on'}`,
    space: all.length,
    prompt: (p, words) => {
      const [name = ''] = pickNames(words, 1)
      const way = p.back ? ' back' : ''
      return {
        text: words.pick([
          `Who counts${way} the right way?`,
          `${name} counts${way} and is right. What does ${name} say?`,
          `Which one counts${way} by ones?`,
        ]),
      }
    },
    answer: (p) => listItem(counted(p)),
    distractors: (p) => [
      wrongAnswer(listItem(offBy(p, -10)), 'slip_place', `After ${last(p)} comes ${changed(p)}.`),
      wrongAnswer(listItem(offBy(p, 10)), 'slip_place', `After ${last(p)} comes ${changed(p)}.`),
      wrongAnswer(listItem(lostOne(p)), 'count_off_by_one', `${counted(p)[2]} is left out.`),
    ],
    hints: (p) => [
      { text: 'Read each count out loud. Listen for a wrong number.' },
      { text: `${p.back ? 'Count back' : 'Count on'} from ${p.start} on your own.` },
      { text: `What comes ${p.back ? 'just before' : 'just after'} ${last(p)}?` },
    ],
    solution: (p) => [
      nextStep(`${p.back ? 'Count back' : 'Count on'} from \\(${p.start}\\).`),
      nextStep(`After \\(${last(p)}\\) you say \\(${changed(p)}\\).`, counted(p).join(', '), listItem(counted(p))),
    ],
    load,
  })
}
