import { lettersOf } from '../expressions/build.ts'
import { isLowestTerms, isSimplestRadical, isWorkedOut } from '../expressions/form.ts'
import { readSet } from '../reading/read-set.ts'
import { equalValues } from '../values/equal.ts'
import { nodeOfValue } from '../values/node-of-value.ts'
import { evaluate } from '../expressions/evaluate.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { readPoints } from '../reading/read-points.ts'
import { plainWords } from '../reading/plain-words.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Node, SetOf, Value } from '../values/values.ts'

/**
 * Judges a set: members in any order, with or without braces, x = before each or before all, joined by commas,
 * semicolons, 'and' or 'or'; ±3 is two members; 'no solution' is the empty set.
 */
export function markSet(task: Task<SetOf>): Judgement {
  const wanted = task.answer.members
  const letter = task.rules.variable
  const read = readSet(task.text, {
    locale: task.locale,
    letters: task.letters,
    ...(letter === undefined ? {} : { letter }),
  })
  if (read.ok && read.read.members.length === 0)
    return wanted.length === 0 ? right : wrong({ kind: 'set', members: [] })
  if (wanted.some((member) => member.kind === 'item')) return markWords(task)
  if (wanted.some((member) => member.kind === 'point')) return markPoints(task)
  if (!read.ok) return invalid(read.sentence)
  const nodes = read.read.members
  const hasLetters = wanted.some((member) => member.kind === 'expression' && lettersOf(member.node).length > 0)
  if (!hasLetters && nodes.some((node) => lettersOf(node).length > 0))
    return invalid('Use numbers with commas between them.')
  const judged = judgeMembers(task, nodes)
  const isInterval = /[[\]]/.test(read.read.brackets) && nodes.length === 2
  return judged.verdict === 'right' && isInterval ? almost(sentences.notInterval) : judged
}

function judgeMembers(task: Task<SetOf>, nodes: readonly Node[]): Judgement {
  const members = nodes.map((node): Value => rationalOf(node) ?? { kind: 'expression', node })
  const typed: SetOf = { kind: 'set', members }
  if (!equalValues(typed, task.answer, task.rules.degrees ? { degrees: true } : {})) {
    return isRounded(task, nodes) ? almost(sentences.keepExact) : wrong(typed)
  }
  if (nodes.some((node) => !isWorkedOut(node) || (node.op === 'divide' && rationalOf(node)?.d === 1n))) {
    return almost(sentences.workOut)
  }
  const ours = task.answer.members.map(nodeOfValue).filter((node) => node !== null)
  for (const test of [isLowestTerms, isSimplestRadical]) {
    if (task.rules.simplest && !nodes.every(test) && ours.every(test)) return almost(sentences.simplify)
  }
  return right
}

/** Decimals, each within half a thousandth of a member of its own. */
function isRounded({ answer, rules }: Task<SetOf>, nodes: readonly Node[]): boolean {
  const where = { letters: {}, ...(rules.degrees ? { degrees: true } : {}) }
  const exact = answer.members.map(nodeOfValue)
  if (nodes.length !== exact.length || nodes.some((node) => !rationalOf(node))) return false
  const near = (node: Node, goal: Node | null): boolean =>
    goal !== null && Math.abs(evaluate(node, where) - evaluate(goal, where)) <= 5.01e-4
  return (
    nodes.every((node) => exact.some((goal) => near(node, goal))) && exact.every((g) => nodes.some((n) => near(n, g)))
  )
}

function markPoints(task: Task<SetOf>): Judgement {
  const points = readPoints(task.text, task.locale)
  if (!points.ok) return invalid(points.sentence)
  const typed: SetOf = { kind: 'set', members: points.read }
  return equalValues(typed, task.answer) ? right : wrong(typed)
}

function markWords(task: Task<SetOf>): Judgement {
  const words = task.text
    .replace(/[{}]/g, '')
    .split(/[,;]|\band\b/)
    .map(plainWords)
    .filter((word) => word !== '')
  if (words.length === 0) return invalid('Write the members with commas between them.')
  const known = task.answer.members.map((it) => (it.kind === 'item' ? [plainWords(it.id), plainWords(it.text)] : []))
  const all = words.every((word) => known.some((names) => names.includes(word)))
  return all && known.every((names) => words.some((word) => names.includes(word))) ? right : wrong()
}
