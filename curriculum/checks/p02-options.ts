import { markResponse } from '../marking/mark.ts'
import { looksLike } from '../questions/shown.ts'
import { equalValues } from '../values/equal.ts'
import type { Sample, Sweep } from './check.ts'
import type { GeneratedQuestion } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

/** Options that a question should offer at least: all signs, both of yes and no or of a fixed pair, three words, four of all else. */
function leastOptions(answer: Value, fixedOrder: boolean): number {
  if (answer.kind === 'comparison') return 3
  if (answer.kind === 'item') return fixedOrder || answer.id === 'yes' || answer.id === 'no' ? 2 : 3
  return 4
}

function valueOfOption(question: GeneratedQuestion, id: string): Value | undefined {
  return question.key.rightOptionIds.includes(id)
    ? question.key.answer
    : question.key.wrong.find((w) => w.optionId === id)?.value
}

function checkSample(sweep: Sweep, sample: Sample): void {
  const { choice } = sample
  if (choice.widget.widget !== 'choice')
    return sweep.fail('P2', sample.seed, `the choice form shows a ${choice.widget.widget}`)
  const { options } = choice.widget
  if (options.length < leastOptions(sample.answer, sweep.level.fixedOrder === true))
    sweep.fail('P2', sample.seed, `only ${options.length} options`)
  const right = options.filter((option) => markResponse(choice.key, option.id).verdict === 'right')
  if (right.length !== 1 || choice.key.rightOptionIds.length !== 1)
    sweep.fail('P2', sample.seed, `${right.length} options are marked right`)
  if (right[0] !== undefined && right[0].id !== choice.key.rightOptionIds[0])
    sweep.fail('P2', sample.seed, 'another option than the answer is right')
  const looks = new Set(options.map((option) => looksLike(option.text, option.svg)))
  if (looks.size !== options.length)
    sweep.fail('P2', sample.seed, `two options look alike: ${options.map((o) => o.text).join(' | ')}`)
  const values = options.map((option) => valueOfOption(choice, option.id))
  for (const [i, value] of values.entries()) {
    if (value === undefined)
      sweep.fail('P2', sample.seed, `option ${options[i]?.text} is neither right nor a known wrong answer`)
    else if (values.slice(0, i).some((other) => other !== undefined && equalValues(other, value))) {
      sweep.fail('P2', sample.seed, `two options are equal in value: ${options[i]?.text}`)
    }
  }
}

/** P2: exactly one right option; options differ pairwise by value and as shown; enough of them. */
export function checkOptions(sweep: Sweep): void {
  for (const sample of sweep.samples) checkSample(sweep, sample)
}
