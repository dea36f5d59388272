import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** A form of expression and its three numbers. */
export interface Params {
  readonly form: string
  readonly a: number
  readonly b: number
  readonly c: number
}

/** What a form looks like, the lines of working it out (the last is the value), and how it goes wrong. */
export interface WrittenForm {
  readonly name: string
  /** 1 to 3, how hard. */
  readonly rank: number
  readonly latex: (p: Params) => string
  readonly value: (p: Params) => number
  readonly lines: (p: Params) => readonly (readonly [say: string, latex: string])[]
  readonly wrong: (p: Params) => readonly (readonly [value: number, misconception: string, why: string])[]
}

export const formOf = (forms: readonly WrittenForm[], p: Params): WrittenForm => {
  const found = forms.find((form) => form.name === p.form)
  if (!found) throw new RangeError(`no form ${p.form}`)
  return found
}

type Declared = 'key' | 'version' | 'params' | 'reject' | 'load' | 'hints'

/** Everything that levels made of written forms have in common. */
export function writtenForms(forms: readonly WrittenForm[]): Omit<TopicLevel<Params>, Declared> {
  return {
    note: (p) => formOf(forms, p).latex(p),
    prompt: (p, words) => ({
      text: words.pick(['Find the value.', 'Evaluate.', 'Work it out in the right order.']),
      latex: formOf(forms, p).latex(p),
    }),
    answer: (p) => whole(formOf(forms, p).value(p)),
    forms: ['numeric', 'choice'],
    distractors: (p) => [
      ...formOf(forms, p)
        .wrong(p)
        .filter(([n]) => Number.isInteger(n) && Math.abs(n) < 100_000)
        .map(([n, id, why]) => wrongAnswer(whole(n), id, why)),
      wrongAnswer(whole(-formOf(forms, p).value(p)), 'slip_sign', 'The size is right. Look at the signs once more.'),
    ],
    solution: (p) => {
      const form = formOf(forms, p)
      const lines = form.lines(p)
      return lines.map(([say, latex], i) =>
        nextStep(say, latex, i === lines.length - 1 ? whole(form.value(p)) : undefined),
      )
    },
  }
}
