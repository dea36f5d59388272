import { equalValues } from '../values/equal.ts'
import { buildItemWidget } from './item-widgets.ts'
import { buildOptions } from './options.ts'
import { itemsOf, relabel } from './relabel.ts'
import { responseOf } from '../surfaces/surface-of.ts'
import { slotsWidget } from './slot-sentence.ts'
import { typedWidget } from './typed-widget.ts'
import { yesNoLabels } from './yes-no-labels.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { SingleWidget } from '@polyhex/contract/exercises/questions'
import type { AnswerKey, WidgetSettings } from '../topic-level.ts'
import { readSlots, writeSlots } from '@polyhex/contract/exercises/responses/slots'
import type { SlotsWidget } from '@polyhex/contract/exercises/slots-widget'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { OptionSettings } from './options.ts'
import type { Item } from '../values/values.ts'

export interface AnsweringSettings extends Omit<OptionSettings, 'every'> {
  /** The level, with its task where it has several: whose keys a typed answer has. */
  readonly level: string
  readonly form: AnswerForm
  readonly items: readonly Item[]
  readonly settings: Partial<WidgetSettings>
  readonly noun?: string
}

/** How a question is answered and the part of its key that belongs to that. */
export interface Answering {
  readonly widget: SingleWidget
  readonly answer: AnswerKey['answer']
  readonly rightOptionIds: readonly string[]
  readonly wrong: AnswerKey['wrong']
  readonly surface?: SurfaceWidget
  readonly slots?: SlotsWidget
}

function answeringByChoice(settings: AnsweringSettings): Answering {
  const options = buildOptions({ ...settings, every: settings.settings.everyOption ?? false })
  const offered = options.flatMap((o) => (o.wrong === undefined ? [] : [{ ...o.wrong, optionId: o.id }]))
  const rest = settings.distractors.filter((d) => !offered.some((o) => equalValues(o.value, d.value)))
  return {
    widget: {
      widget: 'choice',
      options: options.map(({ id, text, speech, svg }) => ({
        id,
        text,
        speech,
        ...(svg === undefined ? {} : { svg }),
      })),
      fixedOrder: settings.fixedOrder,
    },
    answer: settings.answer,
    rightOptionIds: options.filter((o) => o.wrong === undefined).map((o) => o.id),
    wrong: [...offered, ...rest.filter((d) => !equalValues(d.value, settings.answer))],
  }
}

/** A wrong answer never counts as one when it equals the answer in value. */
const trulyWrong = (settings: AnsweringSettings): AnswerKey['wrong'] =>
  settings.distractors.filter((d) => !equalValues(d.value, settings.answer))

function answeringByItems(
  settings: AnsweringSettings,
  form: 'multi_choice' | 'ordering' | 'matching' | 'groups',
): Answering {
  const shown = buildItemWidget(form, settings)
  const answer = relabel(settings.answer, shown.ids)
  return {
    widget: shown.widget,
    answer,
    rightOptionIds: form === 'multi_choice' ? itemsOf(answer).map((item) => item.id) : [],
    wrong: trulyWrong(settings).map((d) => ({ ...d, value: relabel(d.value, shown.ids) })),
  }
}

function answeringByYesNo(settings: AnsweringSettings): Answering {
  const { answer } = settings
  if (answer.kind !== 'item') throw new RangeError(`the form true_false cannot hold a ${answer.kind}`)
  const widget: SingleWidget = { widget: 'yes_no', ...yesNoLabels(answer, settings.distractors) }
  const wrong = trulyWrong(settings).map((d) => (d.value.kind === 'item' ? { ...d, optionId: d.value.id } : d))
  return { widget, answer, rightOptionIds: [answer.id], wrong }
}

const surfaceOfForm: Partial<Record<AnswerForm, SurfaceWidget['widget']>> = {
  counters: 'counters',
  rings: 'rings',
  parts_of_whole: 'fraction_parts',
  base_ten: 'base_ten',
  coins: 'coins',
  plot: 'plot',
  clock_set: 'clock_set',
  chart: 'chart',
  written: 'written',
  line_points: 'line_points',
  line_jumps: 'line_jumps',
  line_ray: 'line_ray',
  tape: 'tape',
  balance: 'balance',
  hot_spot: 'hot_spot',
}

/** Built by hand on a drawing, which the level declares whole. */
function answeringOnSurface(settings: AnsweringSettings, wanted: SurfaceWidget['widget']): Answering {
  const widget = settings.settings.surface
  if (widget?.widget !== wanted) throw new RangeError(`the form ${settings.form} needs the drawing ${wanted}`)
  const right = responseOf(widget, settings.answer)
  return { widget, surface: widget, answer: settings.answer, rightOptionIds: [right], wrong: trulyWrong(settings) }
}

/** Tiles laid into a sentence. Each way that is right must be one that its tiles can make. */
function answeringBySlots(settings: AnsweringSettings): Answering {
  const { answer, chance } = settings
  const sentence = settings.settings.slots
  if (sentence === undefined || answer.kind !== 'filled') throw new RangeError('the form slots needs its sentence')
  const slots = slotsWidget(sentence, answer, chance)
  const ways = answer.ways.map(writeSlots)
  const impossible = ways.find((way) => readSlots(slots, way) === null)
  if (impossible !== undefined) throw new RangeError(`${settings.level}: the tiles cannot make ${impossible}`)
  const [shown = ''] = ways
  return { widget: slots, slots, answer, rightOptionIds: [shown], wrong: trulyWrong(settings) }
}

/** Widget and key for one form: options, items to move, yes or no, or something to type or plot. */
export function buildAnswering(settings: AnsweringSettings): Answering {
  const { form } = settings
  if (form === 'parts') throw new RangeError('parts are asked one by one')
  if (form === 'choice') return answeringByChoice(settings)
  if (form === 'true_false') return answeringByYesNo(settings)
  if (form === 'multi_choice' || form === 'ordering' || form === 'matching' || form === 'groups') {
    return answeringByItems(settings, form)
  }
  if (form === 'slots') return answeringBySlots(settings)
  const drawing = surfaceOfForm[form]
  if (drawing !== undefined) return answeringOnSurface(settings, drawing)
  return {
    widget: typedWidget(form, settings),
    answer: settings.answer,
    rightOptionIds: [],
    wrong: trulyWrong(settings),
  }
}
