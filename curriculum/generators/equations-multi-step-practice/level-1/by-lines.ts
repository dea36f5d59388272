import { task, type LevelTask } from '../../../tasks/task.ts'
import { equationOf, plain, twoStepEquation, type Params } from './numbers.ts'

/** Solve the equation line by line: what counts is that each line follows, and not only the number at the end. */
export const byLines: LevelTask = task<Params>({
  id: 'by_lines',
  kind: 'do',
  version: 1,
  form: 'steps',
  seconds: 60,
  params: (chance, difficulty) => twoStepEquation.params(chance, difficulty),
  reject: (p) => twoStepEquation.reject?.(p) ?? null,
  note: (p) => twoStepEquation.note(p),
  prompt: (p, words) => ({
    text: words.pick([
      `Solve \\(${equationOf(p)}\\) line by line.`,
      `Find \\(${p.letter}\\) from \\(${equationOf(p)}\\). Write one step on each line.`,
      `Show how you solve \\(${equationOf(p)}\\), one line for each step.`,
    ]),
  }),
  answer: (p) => twoStepEquation.answer(p),
  rules: (p) => ({ variable: p.letter, from: plain(equationOf(p)), simplest: true }),
  distractors: (p) => twoStepEquation.distractors(p),
  hints: (p) => twoStepEquation.hints(p),
  solution: (p) => twoStepEquation.solution(p),
  load: (p) => twoStepEquation.load(p),
})
