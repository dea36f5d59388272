import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'

/** From here on powers, and roots, are written. */
const gradeOfPowers = 6
const gradeOfRoots = 9

const powersAndRoots = (grade: number): string[] => [
  ...(grade >= gradeOfPowers ? ['^'] : []),
  ...(grade >= gradeOfRoots ? ['sqrt'] : []),
]

/** The keys that a form has in each of its levels, whatever the answers are. Source: T-041. */
export function formKeys(form: AnswerForm, grade: number): readonly string[] {
  switch (form) {
    case 'ratio':
      return [':']
    case 'scientific':
      return ['*10^', '^']
    case 'pi_multiple':
      return ['pi']
    case 'complex':
      return ['i', 'sqrt']
    case 'expression':
    case 'equation':
    case 'steps':
      return powersAndRoots(grade)
    case 'inequality':
      return ['<', '>', '<=', '>=', 'or']
    case 'interval':
      return ['[', ']', 'inf', '∪']
    case 'set':
      return ['{', '}', '±', ...powersAndRoots(grade).filter((key) => key === 'sqrt')]
    default:
      return []
  }
}

const order = ['^', 'sqrt', 'cbrt', 'root', 'abs', 'pi', 'i', 'sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'ln', 'log']

/** Letters first by the alphabet, then signs in the order in which they are taught, so that the order tells nothing. */
export function inKeyOrder(names: Iterable<string>): string[] {
  const rank = (name: string): number =>
    order.includes(name) ? order.indexOf(name) : name.length === 1 && /\p{L}/u.test(name) ? -1 : order.length
  return [...new Set(names)].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0))
}
