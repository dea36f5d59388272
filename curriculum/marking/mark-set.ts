import { lettersOf } from '../expressions/build.ts'
import { isLowestTerms, isSimplestRadical, isWorkedOut } from '../expressions/form.ts'
import { parseList } from '../expressions/parse.ts'
import { equalValues } from '../values/equal.ts'
import { nodeOfValue } from '../values/node-of-value.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { readPoints } from './read-points.ts'
import { plainWords } from './plain-words.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Node, SetOf, Value } from '../values/values.ts'

/**
 * Judges a set: members in any order, with or without braces, x = before each or before all, joined by commas,
 * semicolons, 'and' or 'or'; ±3 is two members; 'no solution' is the empty set.
 */
export function markSet(task: Task<SetOf>): Judgement {
  const wanted = task.answer.members
  const empty = /^\s*(?:no solutions?|none|∅|ø|empty(?: set)?|\{\s*\})\s*$/i.test(task.text)
  if (empty) return wanted.length === 0 ? right : wrong({ kind: 'set', members: [] })
  if (wanted.some((member) => member.kind === 'item')) return markWords(task)
  if (wanted.some((member) => member.kind === 'point')) return markPoints(task)
  const letter = task.rules.variable ?? '[a-zθ]'
  const body = task.text.replace(new RegExp(`^\\s*(?:${letter})\\s*(?:=|∈|in)\\s*`, 'i'), '')
  const twice = body.replace(/(?:±|\+\/-|\+-)\s*([^,;}]+)/g, '$1, -($1)')
  const list = parseList(twice, { locale: task.locale })
  if (!list.ok) return invalid(list.sentence)
  const nodes: Node[] = []
  for (const member of list.read.members) {
    if (member.is === 'expression') nodes.push(member.node)
    else if (member.is === 'equation' && member.left.op === 'symbol') nodes.push(member.right)
    else return invalid('Write the numbers with commas between them.')
  }
  const hasLetters = wanted.some((member) => member.kind === 'expression' && lettersOf(member.node).length > 0)
  if (!hasLetters && nodes.some((node) => lettersOf(node).length > 0))
    return invalid('Use numbers with commas between them.')
  return judgeMembers(task, nodes)
}

function judgeMembers(task: Task<SetOf>, nodes: readonly Node[]): Judgement {
  const members = nodes.map((node): Value => rationalOf(node) ?? { kind: 'expression', node })
  const typed: SetOf = { kind: 'set', members }
  if (!equalValues(typed, task.answer, task.rules.degrees ? { degrees: true } : {})) return wrong(typed)
  if (nodes.some((node) => !isWorkedOut(node) || (node.op === 'divide' && rationalOf(node)?.d === 1n))) {
    return almost(sentences.workOut)
  }
  const ours = task.answer.members.map(nodeOfValue).filter((node) => node !== null)
  for (const test of [isLowestTerms, isSimplestRadical]) {
    if (task.rules.simplest && !nodes.every(test) && ours.every(test)) return almost(sentences.simplify)
  }
  return right
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
