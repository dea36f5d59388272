import { isProductOfPrimes } from '../expressions/form.ts'
import { lettersOf } from '../expressions/build.ts'
import { isOfSeveral } from '../values/property.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules } from '../topic-level.ts'
import type { Expression, SetOf, Value } from '../values/values.ts'

/** How to write an answer, shown beside the box: a sentence that ends in an example of the same kind, which is never the answer. */
export interface Guide {
  readonly text: string
  /** As it is typed. */
  readonly example: string
}

const guide = (sentence: string, example: string, shown = example): Guide => ({
  text: `${sentence}, like ${shown}.`,
  example,
})

/** In lower case to the eye; the other letters of the answer stand in its question too. */
const letterOf = (letters: readonly string[]): string => (letters.includes('x') ? 'x' : (letters.toSorted()[0] ?? 'x'))

function ofNumberTree(answer: Expression, rules: MarkingRules): Guide {
  const several = rules.having?.find(isOfSeveral)
  if (several !== undefined)
    return several.is === 'sum_is'
      ? guide('Write a sum', [70, 41, 17, 23].slice(0, several.count).join(' + '))
      : guide('Write a product', [17, 41, 23, 7].slice(0, several.count).join(' × '))
  if (rules.calculation === true) return guide('Write the calculation', '(61 - 17)*28', '\\((61 - 17) \\times 28\\)')
  if (rules.factored === true && isProductOfPrimes(answer.node))
    return guide('Write a product of primes', '2^4*17*19', '\\(2^4 \\times 17 \\times 19\\)')
  if (rules.written === 'power' || answer.node.op === 'power') return guide('Write a power', '57^31', '\\(57^{31}\\)')
  return guide('Write a number', '-361/8', '250 or \\(-\\frac{361}{8}\\)')
}

function ofExpression(answer: Expression, rules: MarkingRules): Guide {
  const letters = lettersOf(answer.node)
  if (letters.length === 0) return ofNumberTree(answer, rules)
  const letter = letterOf(letters)
  if (rules.factored === true) return guide('Write a product', `19(${letter} + 23)`)
  return guide('Write an expression', `250${letter} + 61`)
}

function ofSet({ members }: SetOf): Guide {
  const kinds = new Set(members.map((member) => member.kind))
  if (kinds.has('complex')) return guide('Write the values with commas', '25 + 40i, 25 - 40i')
  if (kinds.has('point')) return guide('Write the points with commas', '(25, -30), (40, 61)')
  return guide('Write the values with commas', '-25.5, 61')
}

/**
 * The guide for an answer, by its kind and its rules and never by its value; the same for each answer of the kind.
 */
export function guideFor(answer: Value, form: AnswerForm, rules: MarkingRules): Guide {
  switch (answer.kind) {
    case 'ratio':
      return answer.parts.length > 2
        ? guide('Write a ratio with colons', '3:50:71')
        : guide('Write a ratio with a colon', '3:50')
    case 'scientific':
      return guide('Use scientific notation', '7.125*10^30', '\\(7.125 \\times 10^{30}\\)')
    case 'pi':
      return guide('Write it with π', '97pi', '\\(97\\pi\\)')
    case 'surd':
      return guide('Write it with a root', '57sqrt(97)', '\\(57\\sqrt{97}\\)')
    case 'complex':
      return guide('Write a complex number', '25 + 40i')
    case 'expression':
      return ofExpression(answer, rules)
    case 'equation': {
      const letters = [...new Set([...lettersOf(answer.left), ...lettersOf(answer.right)])]
      const letter = letterOf(letters)
      if (letters.length === 1) return guide('Write an equation', `19${letter} + 23 = 62`)
      const other = letters.includes('y') ? 'y' : (letters.find((each) => each !== letter) ?? 'y')
      return guide('Write an equation', `${other} = 19${letter} + 23`)
    }
    case 'intervals':
      return form === 'interval'
        ? guide('Write an interval', '[2.5, 61)', '\\([2.5, 61)\\) or \\((-\\infty, 2.5]\\)')
        : guide('Write an inequality', `${answer.variable} < 2.75`, `\\(${answer.variable} < 2.75\\)`)
    case 'set':
      return ofSet(answer)
    case 'point':
      return guide('Write a point', '(25, -30)')
    case 'vector': {
      const example = `(${[25, -30, 61, 12].slice(0, answer.components.length).join(', ')})`
      return guide('Write a vector', example)
    }
    default:
      return guide('Write a number', '-361/8', '250 or \\(-\\frac{361}{8}\\)')
  }
}
