import { polynomialOf } from '../expressions/algebraic-fraction.ts'
import { lettersOf, minus } from '../expressions/build.ts'
import { degreeOfPolynomial } from '../expressions/polynomial.ts'
import { printNode } from '../expressions/print.ts'
import { nodeOfValue } from '../values/node-of-value.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  negateRational,
  rationalText,
  whole,
  zero,
} from '../values/rational.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules } from '../topic-level.ts'
import type { Intervals, Node, Rational, Value } from '../values/values.ts'

/** Ways to type a number with roots or pi, or an expression; the plainest first. */
export function expressionSpellings(value: Value, rules: MarkingRules): string[] {
  const node = nodeOfValue(value)
  if (!node) return []
  const plain = printNode(node)
  const name = lettersOf(node).includes('y') ? 'f(x)' : 'y'
  const texts = [plain, pretty(plain), spaced(plain), `(${plain})`]
  if (plain.includes('*')) texts.push(plain.replaceAll('*', ' × '))
  texts.push(`${lettersOf(node).length > 0 ? name : (rules.variable ?? 'x')} = ${plain}`)
  if (node.op === 'add') texts.push(printNode({ ...node, args: node.args.toReversed() }))
  if (rules.unit !== undefined) texts.push(`${plain} ${rules.unit}`)
  if (rules.constantOfIntegration && !/[Cc]/.test(plain)) texts.push(`${plain}+C`, `${plain} + k`)
  return texts
}

/** Ways to type an equation: as it is, turned round, with other signs and spaces; two points of it for a drawn line. */
export function equationSpellings(left: Node, right: Node, form: AnswerForm): string[] {
  const [a, b] = [printNode(left), printNode(right)]
  const typed = [`${a}=${b}`, `${b}=${a}`, `${spaced(a)} = ${spaced(b)}`, pretty(`${a}=${b}`)]
  return form === 'graph_line' ? [...twoPointSpellings(left, right), ...typed.slice(0, 1)] : typed
}

/** Two points of a line in x and y, as a drawn line is sent; none when it is no line. */
function twoPointSpellings(left: Node, right: Node): string[] {
  const sum = polynomialOf(minus(left, right))
  if (!sum || degreeOfPolynomial(sum) !== 1) return []
  const [a, b, c] = ['x^1', 'y^1', ''].map((key) => sum.get(key)?.coefficient ?? zero)
  if (!a || !b || !c) return []
  const at = (x: Rational): string =>
    `(${rationalText(x)},${rationalText(negateRational(divideRationals(addRationals(multiplyRationals(a, x), c), b)))})`
  const vertical = (y: number): string => `(${rationalText(negateRational(divideRationals(c, a)))},${y})`
  const points = b.n === 0n ? [0, 1, 2].map(vertical) : [0, 1, -2].map((x) => at(whole(x)))
  return [`${points[0]};${points[1]}`, `${points[1]};${points[2]}`, `${points[0]}, ${points[2]}`]
}

/** Ways to type a set of numbers on the line; interval brackets only, where those are asked for. */
export function intervalSpellings(value: Intervals, form: AnswerForm): string[] {
  const brackets = (infinity: string, union: string, gap: string): string =>
    value.parts
      .map((part) => {
        const from = part.from ? rationalText(part.from) : `-${infinity}`
        const to = part.to ? rationalText(part.to) : infinity
        return `${part.fromIncluded ? '[' : '('}${from},${gap}${to}${part.toIncluded ? ']' : ')'}`
      })
      .join(union)
  if (value.parts.length === 0) return ['no solution', '∅', '{}', 'none']
  const first = brackets('∞', ' ∪ ', ' ')
  const inBrackets = [first, brackets('infinity', 'U', ''), brackets('oo', ' or ', '  '), first.replaceAll('-', '−')]
  if (form === 'interval') return inBrackets
  const isEverything = value.parts.length === 1 && !value.parts[0]?.from && !value.parts[0]?.to
  if (isEverything) return ['all real numbers', ...inBrackets]
  const plain = value.parts.map((part) => inequality(part, value.variable, false)).join(' or ')
  const turned = value.parts.map((part) => inequality(part, value.variable, true)).join(' or ')
  const signs = plain.replaceAll('<=', '≤').replaceAll('>=', '≥')
  const compact = value.parts.length === 1 ? [plain.replaceAll(' ', '')] : []
  return [plain, turned, signs, ...compact, ...inBrackets]
}

function inequality(part: Intervals['parts'][number], letter: string, turned: boolean): string {
  const { from, to } = part
  const [above, below] = [part.fromIncluded ? '>=' : '>', part.toIncluded ? '<=' : '<']
  if (from && to && from.n * to.d === to.n * from.d) return `${letter} = ${rationalText(from)}`
  if (from && to) {
    const [low, high] = [rationalText(from), rationalText(to)]
    if (turned) return `${high} ${part.toIncluded ? '>=' : '>'} ${letter} ${above} ${low}`
    return `${low} ${part.fromIncluded ? '<=' : '<'} ${letter} ${below} ${high}`
  }
  if (from)
    return turned
      ? `${rationalText(from)} ${part.fromIncluded ? '<=' : '<'} ${letter}`
      : `${letter} ${above} ${rationalText(from)}`
  if (to)
    return turned
      ? `${rationalText(to)} ${part.toIncluded ? '>=' : '>'} ${letter}`
      : `${letter} ${below} ${rationalText(to)}`
  return 'all real numbers'
}

/** Ways to type a point or vector. */
export function rowSpellings(numbers: readonly Rational[]): string[] {
  const texts = numbers.map(rationalText)
  const minus = texts.map((text) => text.replace('-', '−'))
  return [
    `(${texts.join(',')})`,
    texts.join(', '),
    `(${minus.join(', ')})`,
    `[${texts.join(', ')}]`,
    `( ${texts.join(' ; ')} )`,
  ]
}

/** Ways to send a table or matrix. */
export function tableSpellings(rows: readonly (readonly Rational[])[]): string[] {
  const texts = rows.map((row) => row.map(rationalText))
  return [
    texts.map((row) => row.join(',')).join(';'),
    texts.map((row) => row.join(', ')).join('; '),
    `[${texts.map((row) => `[${row.join(', ')}]`).join(', ')}]`,
    texts.map((row) => row.join(' ')).join('\n'),
  ]
}

/** Ways to type a set: any order, with braces or none, with the letter before. */
export function setSpellings(members: readonly Value[], rules: MarkingRules): string[] {
  if (members.length === 0) return ['{}', '∅', 'no solution', 'none']
  const texts = members.map(memberText)
  const turned = texts.toReversed()
  const letter = rules.variable ?? 'x'
  const own = [`{${texts.join(',')}}`, texts.join(', '), turned.join(','), `{ ${turned.join('; ')} }`]
  if (members.some((member) => member.kind === 'item' || member.kind === 'point')) return own
  return [...own, `${letter} = ${texts.join(', ')}`, texts.map((text) => `${letter} = ${text}`).join(' or ')]
}

function memberText(member: Value): string {
  if (member.kind === 'item') return member.text
  if (member.kind === 'point') return `(${rationalText(member.x)}, ${rationalText(member.y)})`
  const node = nodeOfValue(member)
  return node ? printNode(node) : ''
}

function pretty(text: string): string {
  return text
    .replaceAll('pi', 'π')
    .replaceAll('sqrt(', '√(')
    .replaceAll('theta', 'θ')
    .replaceAll('*', '·')
    .replaceAll('-', '−')
    .replace(/\^2(?![\d/])/g, '²')
    .replace(/\^3(?![\d/])/g, '³')
}

function spaced(text: string): string {
  return text.replace(/(?<=[\w)])([-+])/g, ' $1 ')
}
