import { answerForms } from '@polyhex/contract/exercises/answer-forms'
import { AnswerWidget } from '@polyhex/contract/exercises/questions'
import { expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { malformedFor, rightResponses } from '../checks/responses.ts'
import { num, over, plus, pow, sym, times } from '../expressions/build.ts'
import { markResponse } from '../marking/mark.ts'
import { surfaceWidgetSamples, type SurfaceSample } from '../surfaces/surface-widget-samples.ts'
import { complex } from '../values/complex.ts'
import { decimal } from '../values/decimal.ts'
import { filled } from '../values/filled.ts'
import { halfLine } from '../values/intervals.ts'
import { comparison, equation, expression, groups, item, match, order, yesNo } from '../values/items.ts'
import { matrix } from '../values/matrix.ts'
import { money } from '../values/money.ts'
import { piMultiple } from '../values/pi-multiple.ts'
import { point } from '../values/point.ts'
import { ratio } from '../values/ratio.ts'
import { rational, rationalFromDecimalText, whole } from '../values/rational.ts'
import { scientific } from '../values/scientific.ts'
import { timeAt } from '../values/time.ts'
import { vector } from '../values/vector.ts'
import { buildAnswering } from './answering.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { MarkingRules, WidgetSettings } from '../topic-level.ts'
import type { Value } from '../values/values.ts'
import type { Answering } from './answering.ts'

const [ant, bee, cat] = ['ant', 'bee', 'cat'].map((name) => item(name)) as [
  ReturnType<typeof item>,
  ReturnType<typeof item>,
  ReturnType<typeof item>,
]
const line = equation(sym('y'), plus(times(2, sym('x')), 1))

const sampleOf = (kind: SurfaceSample['widget']['widget']): SurfaceSample =>
  surfaceWidgetSamples.find(({ widget }) => widget.widget === kind) as SurfaceSample
const built = {
  counters: sampleOf('counters'),
  rings: sampleOf('rings'),
  parts_of_whole: sampleOf('fraction_parts'),
  base_ten: sampleOf('base_ten'),
  coins: sampleOf('coins'),
  plot: sampleOf('plot'),
  clock_set: sampleOf('clock_set'),
  chart: sampleOf('chart'),
  written: sampleOf('written'),
  line_points: sampleOf('line_points'),
  line_jumps: sampleOf('line_jumps'),
  line_ray: sampleOf('line_ray'),
  tape: sampleOf('tape'),
  balance: sampleOf('balance'),
  hot_spot: sampleOf('hot_spot'),
}

/** Parts are several of these: mark-parts.test.ts. */
type SingleForm = Exclude<AnswerForm, 'parts'>
const singleForms = answerForms.filter((form): form is SingleForm => form !== 'parts')

/** One answer for each form. */
const answers: Readonly<Record<SingleForm, Value>> = {
  choice: whole(12),
  multi_choice: { kind: 'set', members: [ant, bee] },
  true_false: yesNo(true, ['True', 'False']),
  comparison: comparison(-1),
  numeric: whole(-12),
  decimal: decimal(rationalFromDecimalText('3.25'), 2),
  fraction: rational(3, 4),
  mixed_number: rational(11, 4),
  money: money(345),
  time: timeAt(3, 45),
  angle: whole(40),
  ratio: ratio(3, 4),
  scientific: scientific(rational(9, 2), 6),
  pi_multiple: piMultiple(whole(12)),
  complex: complex(whole(3), whole(-2)),
  expression: expression(plus(pow(sym('x'), 2), over(sym('x'), num(2)))),
  equation: line,
  inequality: halfLine('>=', whole(4)),
  interval: halfLine('<', whole(3)),
  set: { kind: 'set', members: [whole(2), whole(-3)] },
  coordinate: point(3, -2),
  vector: vector(3, -2),
  matrix: matrix([
    [1, 2],
    [3, 4],
  ]),
  table: matrix([[1, 2, 3]]),
  number_line: rational(5, 2),
  graph_point: point(3, 2),
  graph_line: line,
  ordering: order([ant, bee, cat]),
  matching: match([
    [ant, item('red')],
    [bee, item('blue')],
  ]),
  groups: groups([
    [item('first'), [ant]],
    [item('second'), [bee, cat]],
  ]),
  counters: built.counters.answer,
  rings: built.rings.answer,
  parts_of_whole: built.parts_of_whole.answer,
  base_ten: built.base_ten.answer,
  coins: built.coins.answer,
  plot: built.plot.answer,
  steps: whole(5),
  clock_set: built.clock_set.answer,
  chart: built.chart.answer,
  written: built.written.answer,
  line_points: built.line_points.answer,
  line_jumps: built.line_jumps.answer,
  line_ray: built.line_ray.answer,
  tape: built.tape.answer,
  balance: built.balance.answer,
  hot_spot: built.hot_spot.answer,
  slots: filled(['+', '8']),
}

const settings: Partial<Record<AnswerForm, Partial<WidgetSettings>>> = {
  number_line: { from: 0, to: 5, step: 0.5 },
  comparison: { before: '\\(3\\)', after: '\\(5\\)' },
  counters: { surface: built.counters.widget },
  rings: { surface: built.rings.widget },
  parts_of_whole: { surface: built.parts_of_whole.widget },
  base_ten: { surface: built.base_ten.widget },
  coins: { surface: built.coins.widget },
  plot: { surface: built.plot.widget },
  clock_set: { surface: built.clock_set.widget },
  chart: { surface: built.chart.widget },
  written: { surface: built.written.widget },
  line_points: { surface: built.line_points.widget },
  line_jumps: { surface: built.line_jumps.widget },
  line_ray: { surface: built.line_ray.widget },
  tape: { surface: built.tape.widget },
  balance: { surface: built.balance.widget },
  hot_spot: { surface: built.hot_spot.widget },
  slots: { slots: { lines: ['5 [] 3 = []'], tiles: ['2', '8', '+', '-'] } },
}

/** What a form cannot do without. */
const rulesOf: Partial<Record<AnswerForm, MarkingRules>> = { steps: { from: '3x + 4 = 19', variable: 'x' } }

function ask(form: SingleForm): Answering {
  return buildAnswering({
    level: 'no_topic/1',
    grade: 9,
    form,
    answer: answers[form],
    rules: rulesOf[form] ?? {},
    shownAs: form,
    items: form === 'multi_choice' ? [ant, bee, cat] : [],
    distractors:
      form === 'true_false'
        ? [{ value: yesNo(false, ['True', 'False']), misconception: 'near', why: 'Look again.' }]
        : [],
    settings: settings[form] ?? {},
    fixedOrder: false,
    chance: openChance(`every form ${form}`),
  })
}

it.each(singleForms)('%s: a widget of the contract, every spelling right, everything malformed invalid', (form) => {
  const { widget, answer, rightOptionIds, wrong, surface, slots } = ask(form)
  expect(AnswerWidget.parse(widget)).toEqual(widget)
  const key = {
    form,
    answer,
    rules: rulesOf[form] ?? {},
    rightOptionIds,
    wrong,
    shown: { text: '', speech: '' },
    ...(surface ? { surface } : {}),
    ...(slots ? { slots } : {}),
  }
  const ways = rightResponses(key)
  expect(ways.length).toBeGreaterThan(0)
  for (const way of ways) expect(markResponse(key, way).verdict, `"${way}"`).toBe('right')
  for (const text of malformedFor(form)) expect(markResponse(key, text).verdict, `"${text}"`).toBe('invalid')
})
