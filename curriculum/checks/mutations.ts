import { rational } from '../values/rational.ts'
import { item } from '../values/items.ts'
import { generateQuestion } from '../questions/generate.ts'
import { sweepLevel } from './sweep-level.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'
import type { Figure, Value } from '../values/values.ts'
import type { ContestFamily } from '../families/family.ts'
import type { Oracle } from './check.ts'
import type { SweepSettings } from './sweep-level.ts'

type Level = TopicLevel<unknown>

/** One flaw put into a level on purpose; null where the level has nothing that could have it. */
interface Mutation {
  readonly name: string
  readonly level?: (level: Level) => Level | null
  readonly alter?: (question: GeneratedQuestion, seed: number) => GeneratedQuestion
  /** The form of the questions that can have it; all when left out. */
  readonly form?: AnswerForm
  /** Whether only questions can have it of which any example is right. */
  readonly having?: true
}

/** How many flaws were put in and which of them went unseen. */
export interface CatchRate {
  readonly tried: number
  readonly missed: readonly string[]
}

/** Another value of the same kind, where the kind has one. */
function bumped(value: Value): Value {
  switch (value.kind) {
    case 'rational':
      return rational(value.n + value.d, value.d)
    case 'decimal':
      return { ...value, value: rational(value.value.n + value.value.d, value.value.d) }
    case 'money':
      return { ...value, minor: value.minor + 1n }
    case 'point':
      return { ...value, x: rational(value.x.n + value.x.d, value.x.d) }
    case 'item':
      return item(`not ${value.id}`, `not ${value.text}`)
    default:
      return rational(987_654n)
  }
}

const withFigure = (level: Level, change: (figure: Figure) => Figure | null): Level | null => {
  if (level.figure === undefined) return null
  return {
    ...level,
    figure: (p, form) => {
      const figure = level.figure?.(p, form) ?? null
      return figure === null ? null : change(figure)
    },
  }
}

/** With the hint saying the answer first; not where the question holds the answer itself (a choice of given things). */
function hintTellsAll(question: GeneratedQuestion): GeneratedQuestion {
  const [first, ...rest] = question.hints
  if (first === undefined) return question
  return { ...question, hints: [{ ...first, text: `It is ${question.key.shown.text}.` }, ...rest] }
}

function twoEqualOptions(question: GeneratedQuestion): GeneratedQuestion {
  const { widget } = question
  if (widget.widget !== 'choice') return question
  const [first, second, ...rest] = widget.options
  if (first === undefined || second === undefined) return question
  return { ...question, widget: { ...widget, options: [first, { ...first, id: second.id }, ...rest] } }
}

function rightFirst(question: GeneratedQuestion): GeneratedQuestion {
  const { widget, key } = question
  if (widget.widget !== 'choice') return question
  const right = widget.options.filter((o) => key.rightOptionIds.includes(o.id))
  return {
    ...question,
    widget: { ...widget, options: [...right, ...widget.options.filter((o) => !right.includes(o))] },
  }
}

function rightLongest(question: GeneratedQuestion): GeneratedQuestion {
  const { widget, key } = question
  if (widget.widget !== 'choice') return question
  const options = widget.options.map((o) =>
    key.rightOptionIds.includes(o.id) ? { ...o, text: `${o.text} exactly, of course` } : o,
  )
  return { ...question, widget: { ...widget, options } }
}

const wrongKey = (question: GeneratedQuestion): GeneratedQuestion => {
  if (question.widget.widget !== 'choice') return question
  const other = question.widget.options.find((o) => !question.key.rightOptionIds.includes(o.id))
  return { ...question, key: { ...question.key, rightOptionIds: other === undefined ? [] : [other.id] } }
}

/** With items whose order the key no longer asks for, though it matters. */
function orderForgotten(question: GeneratedQuestion): GeneratedQuestion {
  const { answer, rules } = question.key
  return answer.kind === 'order' ? { ...question, key: { ...question.key, rules: { ...rules, before: [] } } } : question
}

/** With an example that need not have the first of its properties. */
function propertyForgotten(question: GeneratedQuestion): GeneratedQuestion {
  const { rules } = question.key
  if (rules.having === undefined) return question
  return { ...question, key: { ...question.key, rules: { ...rules, having: rules.having.slice(1) } } }
}

/** With one item put into a group with the others, so that one group is empty. */
function oneGroupEmpty(question: GeneratedQuestion): GeneratedQuestion {
  const { answer } = question.key
  if (answer.kind !== 'groups') return question
  const all = answer.groups.flatMap(({ members }) => members)
  const groups = answer.groups.map((group, i) => ({ ...group, members: i === 0 ? all : [] }))
  return { ...question, key: { ...question.key, answer: { ...answer, groups } } }
}

/** With two left sides that look alike. */
function twoFacesAlike(question: GeneratedQuestion): GeneratedQuestion {
  const { widget } = question
  const [first] = widget.widget === 'matching' ? widget.left : []
  if (widget.widget !== 'matching' || first === undefined) return question
  return { ...question, widget: { ...widget, left: widget.left.map((item) => ({ ...first, id: item.id })) } }
}

const levelMutations: readonly Mutation[] = [
  { name: 'answer changed', level: (l) => ({ ...l, answer: (p) => bumped(l.answer(p)) }) },
  {
    name: 'last step changed',
    level: (l) => ({
      ...l,
      solution: (p) =>
        l.solution(p).map((s, i, all) => (i === all.length - 1 ? { ...s, value: bumped(l.answer(p)) } : s)),
    }),
  },
  { name: 'one step only', level: (l) => ({ ...l, solution: (p) => l.solution(p).slice(-1) }) },
  {
    name: 'a step that only says it is the same',
    level: (l) => ({ ...l, solution: (p) => [{ say: 'So it is.', relation: 'same' }, ...l.solution(p)] }),
  },
  { name: 'one hint only', level: (l) => ({ ...l, hints: (p) => l.hints(p).slice(0, 1) }) },
  {
    name: 'the same hint twice',
    level: (l) => ({ ...l, hints: (p) => [l.hints(p)[0] ?? { text: '' }, ...l.hints(p)].slice(0, 4) }),
  },
  { name: 'figure dropped', level: (l) => withFigure(l, () => null) },
  {
    name: 'figure without title',
    level: (l) => withFigure(l, (f) => ({ ...f, svg: f.svg.replace(/<title>[^<]*<\/title>/, '') })),
  },
  {
    name: 'figure cut off',
    level: (l) =>
      withFigure(l, (f) => ({
        ...f,
        width: f.width / 3,
        svg: f.svg.replace(/viewBox="0 0 [\d.]+/, `viewBox="0 0 ${f.width / 3}`),
      })),
  },
  { name: 'figure not closed', level: (l) => withFigure(l, (f) => ({ ...f, svg: f.svg.replace('</svg>', '') })) },
  {
    name: 'alt text cut',
    level: (l) =>
      withFigure(l, (f) => ({
        ...f,
        alt: f.alt.slice(0, 10),
        svg: f.svg.replace(/<desc>[^<]*/, `<desc>${f.alt.slice(0, 10)}`),
      })),
  },
  { name: 'one note for all', level: (l) => ({ ...l, note: () => 'the same' }) },
  { name: 'load that does not rise', level: (l) => ({ ...l, load: () => 1 }) },
  { name: 'load that falls', level: (l) => ({ ...l, load: (p) => -l.load(p) }) },
  { name: 'every draw rejected', level: (l) => ({ ...l, reject: () => 'no' }) },
  { name: 'numbers that never change', level: (l) => frozen(l) },
  { name: 'numbers from outside the seed', level: (l) => drifting(l) },
  {
    name: 'unknown misconception',
    level: (l) => ({
      ...l,
      distractors: (p) => l.distractors(p).map((d) => ({ ...d, misconception: 'no_such_idea' })),
    }),
  },
  {
    name: 'misconception of another topic',
    level: (l) => ({
      ...l,
      distractors: (p) =>
        l
          .distractors(p)
          .map((d) => ({ ...d, misconception: l.key.startsWith('matrices') ? 'chain_forgotten' : 'matrix_entrywise' })),
    }),
  },
  {
    name: 'wrong answers without a reason',
    level: (l) => ({ ...l, distractors: (p) => l.distractors(p).map((d) => ({ ...d, why: '' })) }),
  },
  {
    name: 'near values only',
    level: (l) => ({ ...l, distractors: (p) => l.distractors(p).map((d) => ({ ...d, misconception: 'near' })) }),
  },
  {
    name: 'html in the prompt',
    level: (l) => ({ ...l, prompt: (p, w) => ({ ...l.prompt(p, w), text: `<b>${l.prompt(p, w).text}</b>` }) }),
  },
  {
    name: 'unsafe word in a hint',
    level: (l) => ({
      ...l,
      hints: (p) => l.hints(p).map((h, i) => (i === 0 ? { ...h, text: `${h.text} Do not be stupid.` } : h)),
    }),
  },
  {
    name: 'prompt too long',
    level: (l) => ({
      ...l,
      prompt: (p, w) => ({
        ...l.prompt(p, w),
        text: `${'Read this very long line with great care again. '.repeat(9)}${l.prompt(p, w).text}`,
      }),
    }),
  },
  {
    name: 'maths that does not render',
    level: (l) => ({ ...l, prompt: (p, w) => ({ ...l.prompt(p, w), latex: '\\frac{1}{' }) }),
  },
  {
    name: 'a missing number in the prompt',
    level: (l) => ({ ...l, prompt: (p, w) => ({ ...l.prompt(p, w), text: `${l.prompt(p, w).text} undefined` }) }),
  },
  {
    name: 'no choice form',
    level: (l) =>
      l.forms.length > 1 ? { ...l, forms: l.forms.filter((f) => f !== 'choice') as unknown as Level['forms'] } : null,
  },
]

const questionMutations: readonly Mutation[] = [
  { name: 'two equal options', alter: twoEqualOptions },
  { name: 'right option always first', alter: rightFirst },
  { name: 'right option always longest', alter: rightLongest },
  { name: 'another option marked right', alter: wrongKey },
  { name: 'any order right', form: 'ordering', alter: orderForgotten },
  { name: 'a property forgotten', having: true, alter: propertyForgotten },
  { name: 'one group empty', form: 'groups', alter: oneGroupEmpty },
  { name: 'two faces alike', form: 'matching', alter: twoFacesAlike },
  {
    name: 'no option right',
    alter: (q) => (q.widget.widget === 'choice' ? { ...q, key: { ...q.key, rightOptionIds: [] } } : q),
  },
  { name: 'first hint tells the answer', alter: hintTellsAll },
  {
    name: 'brace in the speech',
    alter: (q) => ({ ...q, prompt: { ...q.prompt, speech: `${q.prompt.speech} \\frac{1}{2}` } }),
  },
  { name: 'nothing to hear', alter: (q) => ({ ...q, prompt: { ...q.prompt, speech: '' } }) },
]

/** The first numbers that the level likes, for every seed. */
function frozen(level: Level): Level {
  let first: { p: unknown } | null = null
  return {
    ...level,
    params: (chance, difficulty) => {
      const p = level.params(chance, difficulty)
      if (first === null && (level.reject?.(p) ?? null) === null) first = { p }
      return first === null ? p : first.p
    },
  }
}

/** A count kept outside the seed: asked twice, the same seed gives two questions. */
function drifting(level: Level): Level {
  let asked = 0
  return {
    ...level,
    prompt: (p, words) => {
      asked++
      const prompt = level.prompt(p, words)
      return { ...prompt, text: `${prompt.text}${' '.repeat(asked % 7)}` }
    },
  }
}

/** Whether the questions of a level are of the sort that a flaw is put into. */
function canHave({ form, having }: Mutation, level: Level): boolean {
  if (form !== undefined) return form === level.forms[0]
  return having !== true || generateQuestion(level, 1, { difficulty: 0.5 }).key.rules.having !== undefined
}

/**
 * Puts one flaw after another into a sound level and says which ones the checks P1 to P17 do not see. The level must be sound
 * at these seeds to begin with; if not, everything counts as missed.
 */
export function catchRate(
  level: Level,
  oracle: Oracle | null,
  settings: SweepSettings,
  family: ContestFamily<unknown> | null = null,
): CatchRate {
  if (sweepLevel(level, oracle, settings, family).failures.length > 0)
    return { tried: 1, missed: [`${level.key} is not sound`] }
  const missed: string[] = []
  let tried = 0
  for (const mutation of [...levelMutations, ...questionMutations]) {
    const flawed = mutation.level === undefined ? level : mutation.level(level)
    if (flawed === null || !canHave(mutation, level)) continue
    tried++
    const alter = mutation.alter
    const altered = { ...settings, ...(alter === undefined ? {} : { alter }) }
    const { failures } = sweepLevel(flawed, oracle, altered, family)
    if (failures.length === 0) missed.push(mutation.name)
  }
  return { tried, missed }
}
