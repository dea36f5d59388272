import { whole } from '../values/rational.ts'
import type { Chance } from '../chance.ts'
import type { MarkingRules, Step, TopicLevel } from '../topic-level.ts'
import type { Figure, RichText, Value } from '../values/values.ts'

/**
 * All that a question says about one set of numbers, in one place: for levels whose questions come in several kinds, each
 * with its own words. Numbers stand for whole values.
 */
export interface Telling {
  /** The question: one wording, or several to choose from, or made with names. */
  readonly ask: RichText | readonly RichText[] | ((words: Chance) => RichText)
  readonly latex?: string
  readonly answer: Value | number
  /** Wrong answers, best first: the value, the misconception, the kind sentence. */
  readonly wrong: readonly (readonly [Value | number, string, RichText])[]
  readonly hints: readonly RichText[]
  /** What the solution says, with its line of LaTeX; the last step reaches the answer. */
  readonly steps: readonly (readonly [say: RichText, latex?: string])[]
  /** A last look at the answer, after it is reached. */
  readonly check?: readonly [say: RichText, latex?: string]
  readonly rules?: MarkingRules
}

type Told<P> = Required<Pick<TopicLevel<P>, 'prompt' | 'answer' | 'distractors' | 'hints' | 'solution' | 'rules'>>

const valueOf = (it: Value | number): Value => (typeof it === 'number' ? whole(it) : it)

/** The members of a level that follow from its telling; the figure, when given, stands beside the first step. */
export function toldBy<P>(tell: (p: P) => Telling, figure?: (p: P) => Figure | null): Told<P> {
  return {
    prompt: (p, words) => {
      const { ask, latex } = tell(p)
      const text = typeof ask === 'function' ? ask(words) : typeof ask === 'string' ? ask : words.pick(ask)
      return { text, ...(latex === undefined ? {} : { latex }) }
    },
    answer: (p) => valueOf(tell(p).answer),
    rules: (p) => tell(p).rules ?? {},
    distractors: (p) =>
      tell(p).wrong.map(([value, misconception, why]) => ({ value: valueOf(value), misconception, why })),
    hints: (p) => tell(p).hints.map((text) => ({ text })),
    solution: (p) => stepsOf(tell(p), figure?.(p) ?? null),
  }
}

function stepsOf({ steps, check, answer }: Telling, figure: Figure | null): Step[] {
  const value = valueOf(answer)
  const list: Step[] = steps.map(([say, latex], i) => ({
    say,
    ...(latex === undefined ? {} : { latex }),
    ...(i === 0 && figure !== null ? { figure } : {}),
    ...(i === steps.length - 1 ? { value } : {}),
    relation: 'next',
  }))
  if (check === undefined) return list
  const [say, latex] = check
  return [...list, { say, ...(latex === undefined ? {} : { latex }), value, relation: 'same' }]
}
