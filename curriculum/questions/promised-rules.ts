import { childrenOf, lettersOf } from '../expressions/build.ts'
import { numbersOfTree } from '../expressions/numbers-of-tree.ts'
import { isInForm } from '../marking/asked-form.ts'
import { countedNoun } from '../reading/counted-noun.ts'
import { typedFromLatex } from '../reading/typed-latex.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules, Prompt } from '../topic-level.ts'
import type { Equation, Node, Value } from '../values/values.ts'

const chosen: ReadonlySet<AnswerForm> = new Set([
  'choice',
  'multi_choice',
  'true_false',
  'comparison',
  'ordering',
  'matching',
  'groups',
  'number_line',
  'graph_point',
  'graph_line',
  'counters',
  'rings',
  'parts_of_whole',
  'base_ten',
  'coins',
  'steps',
  'clock_set',
  'chart',
  'slots',
  'written',
  'parts',
  'line_points',
  'line_jumps',
  'line_ray',
  'tape',
  'balance',
  'hot_spot',
])

/** Whether the answer is typed, so that how it is written can be asked for. */
export function isTyped(form: AnswerForm): boolean {
  return !chosen.has(form)
}

const kindsOfTree: ReadonlySet<Value['kind']> = new Set(['expression', 'surd', 'pi', 'set', 'equation', 'ratio'])

/** A verb of a prompt, and the rules that it binds. Words before and after it tell it from the same word in a story. */
interface Verb {
  readonly words: RegExp
  readonly rules: (answer: Value, latex: string, text: string) => MarkingRules
}

const verbs: readonly Verb[] = [
  {
    words: /\bsimplif(?:y|ied)\b|\bsimplest (?:form|terms|radical)|\blowest terms\b|\brationali[sz]e\b/i,
    rules: simplified,
  },
  {
    words:
      /^(?:multiply|divide|add|subtract|combine|write the product|find the (?:product|quotient|sum|difference))\b/i,
    rules: (answer, latex) => (answer.kind === 'complex' ? {} : workedOut(answer, latex)),
  },
  {
    words: /\b(?:expand|multiply out|remove the brackets)\b/i,
    rules: (answer) => (isTree(answer) ? { expanded: true } : {}),
  },
  { words: /(?:^|[.?!] )factor\b|\bproduct of (?:two |its )?(?:prime|factors|binomials)/i, rules: factored },
  {
    words: /\bpositive exponents?\b|\bwithout (?:negative|zero)\b[^.?]*\bexponents?\b/i,
    rules: (answer) => (isTree(answer) ? { simplest: true, powers: 'each_once_positive' } : {}),
  },
  { words: /\bas an? (?:improper |single )?fraction(?! or)\b/i, rules: written('fraction') },
  { words: /\bas a (?:terminating |repeating )?decimal(?! or)\b/i, rules: written('decimal') },
  { words: /\bas a mixed number\b/i, rules: written('mixed') },
  {
    words: /\bscientific notation\b/i,
    rules: (answer) => (answer.kind === 'scientific' ? { written: 'scientific' } : {}),
  },
  {
    words: /\binterval notation\b|\ban? (?:open |closed )?interval\b/i,
    rules: (answer) => (answer.kind === 'intervals' ? { written: 'interval' } : {}),
  },
  { words: /\bwrite (?:it |this )?(?:as )?an? (?:equation|expression)\b|\bwhich equation fits\b/i, rules: modelled },
  {
    words: /\bsolve (?:it |this |the (?:equation|formula) )?for\b|\bthe subject\b|\balone\b|\bin terms of\b/i,
    rules: (answer) => (answer.kind === 'equation' && answer.left.op === 'symbol' ? { simplest: true } : {}),
  },
  {
    words: /\bform\b|\bmodel \\\(|\bequation with \\\(\\(?:sin|cos)/i,
    rules: (answer, _, text) => shaped(answer, text),
  },
  { words: /\bhow many\b/i, rules: (answer, _, text) => counted(answer, text) },
  { words: /\bidentit(?:y|ies)\b|\b(?:one|single) (?:trig(?:onometric)? )?function\b/i, rules: identity },
]

/**
 * The rules that the words of a prompt promise for a typed answer, so that 'Simplify' is never answered by what was to be
 * simplified. What a level declares itself comes after them and wins.
 */
export function promisedRules(prompt: Pick<Prompt, 'text' | 'latex'>, answer: Value): MarkingRules {
  const text = prompt.text.trim()
  const latex = `${prompt.latex ?? ''} ${text}`
  return verbs.reduce<MarkingRules>(
    (rules, { words, rules: bound }) => (words.test(text) ? { ...rules, ...bound(answer, latex, text) } : rules),
    {},
  )
}

function isTree(answer: Value): answer is Extract<Value, { kind: 'expression' }> {
  return answer.kind === 'expression'
}

function simplified(answer: Value, latex: string): MarkingRules {
  if (answer.kind === 'rational' && answer.d !== 1n) return { simplest: true }
  if (!kindsOfTree.has(answer.kind)) return {}
  const powers = isTree(answer) && /\^\{?(?:-|0\b)|\}\^|[a-z]\^\{?\d+\}? ?(?:\\cdot )?[a-z]?\^?/.test(latex)
  const raised = powers && isTree(answer) && !hasSum(answer.node)
  return { simplest: true, ...(raised ? { powers: 'each_once_positive' } : {}), ...identity(answer, latex) }
}

function workedOut(answer: Value, latex: string): MarkingRules {
  if (answer.kind === 'surd') return { simplest: true }
  if (!isTree(answer)) return {}
  if (/\\sqrt|\\frac/.test(latex)) return { simplest: true }
  return isSum(answer.node) && lettersOf(answer.node).length > 0 ? { expanded: true } : {}
}

function factored(answer: Value): MarkingRules {
  return isTree(answer) ? { factored: true } : {}
}

function written(form: 'fraction' | 'decimal' | 'mixed'): Verb['rules'] {
  return (answer) => {
    if (answer.kind !== 'rational' && answer.kind !== 'decimal') return {}
    const value = answer.kind === 'decimal' ? answer.value : answer
    return value.d === 1n ? {} : { written: form }
  }
}

/** As many functions as the answer has, where the question has some too. */
function identity(answer: Value, latex: string): MarkingRules {
  if (!isTree(answer) || !/\\(?:sin|cos|tan|sec|csc|cot)/.test(latex)) return {}
  return { mostFunctions: functionsIn(answer.node) }
}

function functionsIn(node: Node): number {
  return childrenOf(node).reduce((sum, child) => sum + functionsIn(child), node.op === 'call' ? 1 : 0)
}

/**
 * The numbers of the story that our own equation shows; an equation of two letters is that of a line and no story. An expression is
 * told by its words where all its numbers stand in them.
 */
function modelled(answer: Value, latex: string): MarkingRules {
  if (answer.kind === 'expression') {
    const [unknown, ...more] = lettersOf(answer.node)
    const quantities = numbersOfTree(answer.node).toSorted()
    const told = new Set((latex.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', '')))
    const isTold = quantities.length > 0 && quantities.every((quantity) => told.has(quantity))
    return isTold && unknown !== undefined && more.length === 0 ? { model: { quantities, unknown } } : {}
  }
  if (answer.kind !== 'equation' || isSolved(answer)) return {}
  const letters = [...new Set([...lettersOf(answer.left), ...lettersOf(answer.right)])]
  const [unknown] = letters
  if (unknown === undefined || letters.length > 1) return {}
  return { model: { quantities: [...numbersOfTree(answer.left), ...numbersOfTree(answer.right)].toSorted(), unknown } }
}

/** The forms that have a name, and those that a prompt writes out. Our own answer must be in the form. */
function shaped(answer: Value, text: string): MarkingRules {
  if (answer.kind !== 'equation' && answer.kind !== 'expression') return {}
  const written = /\b(?:the form|model) \\\((.+?)\\\)/i.exec(text)?.[1]
  const wave = /\bequation with \\\(\\(sin|cos)\b/i.exec(text)?.[1]
  const named = namedForms.find(([words]) => words.test(text))?.[1]
  const shape =
    written === undefined
      ? wave === undefined
        ? named
        : `y = a ${wave}(b(x - c)) + k`
      : spacedOut(typedFromLatex(written))
  const own = answer.kind === 'equation' ? answer : answer.node
  return shape !== undefined && isInForm(own, shape) ? { shape } : {}
}

const spacedOut = (form: string): string =>
  form
    .replace(/\s*([-=+])\s*/g, ' $1 ')
    .replaceAll(' (', '(')
    .trim()

const namedForms: readonly (readonly [RegExp, string])[] = [
  [/\bslope-intercept form\b/i, 'y = mx + b'],
  [/\bpoint-slope form\b/i, 'y - k = m(x - h)'],
  [/\bvertex form\b/i, 'y = a(x - h)^2 + k'],
  [/\bintercept form\b/i, 'y = a(x - p)(x - q)'],
  [/\bstandard form\b/i, 'Ax + By = C'],
]

function counted(answer: Value, text: string): MarkingRules {
  const noun = answer.kind === 'rational' || answer.kind === 'decimal' ? countedNoun(text) : ''
  return noun === '' ? {} : { counted: noun }
}

function isSolved({ left, right }: Equation): boolean {
  return (
    (left.op === 'symbol' && lettersOf(right).length === 0) || (right.op === 'symbol' && lettersOf(left).length === 0)
  )
}

function isSum(node: Node): boolean {
  return node.op === 'add' || node.op === 'subtract'
}

function hasSum(node: Node): boolean {
  return isSum(node) || childrenOf(node).some(hasSum)
}
