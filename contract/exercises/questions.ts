import { z } from 'zod'
import { AnswerForm } from './answer-forms.ts'
import { SlotsWidget } from './slots-widget.ts'
import { surfaceWidgets } from './surface-widgets.ts'

/**
 * The public side of a question: what a browser may know before the child has answered. No type in this room can hold
 * an answer key; what is revealed afterwards is `AnsweredQuestion` in ./answers.ts.
 */

/** Something to tap, drag or sort. Text may hold maths between \( and \). */
export const WidgetItem = z.object({
  id: z.string(),
  text: z.string(),
  speech: z.string(),
  svg: z.string().optional(),
})
export type WidgetItem = z.infer<typeof WidgetItem>

const affixes = { before: z.string().optional(), after: z.string().optional() }
/** `whole`: digits are all that is needed, in every question of the level. */
const pad = { whole: z.boolean().optional() }
/** What the question counts: its name may be typed behind the number. */
const noun = z.string().optional()
const clockFace = z.union([z.literal(12), z.literal(24)])
const grid = z.object({ xMin: z.number(), xMax: z.number(), yMin: z.number(), yMax: z.number(), step: z.number() })

const singleWidgets = [
  /** response: the option's id */
  z.object({ widget: z.literal('choice'), options: z.array(WidgetItem).min(2), fixedOrder: z.boolean() }),
  /** response: ids joined by commas, in any order */
  z.object({ widget: z.literal('multi_choice'), options: z.array(WidgetItem).min(2), fixedOrder: z.boolean() }),
  /** response: 'yes' or 'no'; labels are True/False or Yes/No */
  z.object({ widget: z.literal('yes_no'), yes: z.string(), no: z.string() }),
  /** response: '<', '=' or '>'; left and right are what is compared */
  z.object({ widget: z.literal('comparison'), left: z.string(), right: z.string() }),
  /** response: '-12.5' */
  z.object({ widget: z.literal('numeric'), noun, ...pad, ...affixes }),
  /** response: '3/4', '3' or '2 3/4' */
  z.object({ widget: z.literal('fraction'), ...pad, ...affixes }),
  /** response: '2 3/4' */
  z.object({ widget: z.literal('mixed_number'), ...pad, ...affixes }),
  /** response: '3.45' in the unit of the level, '25¢' or '$0.25' where the other one was chosen */
  z.object({ widget: z.literal('money'), symbol: z.string(), unit: z.enum(['dollars', 'cents']).optional(), ...pad }),
  /** response: '3:45', from two boxes with these names */
  z.object({ widget: z.literal('time'), face: clockFace, large: z.string(), small: z.string() }),
  /** response: '3:45', from hands that are set; asked only by questions stored before there were boxes */
  z.object({ widget: z.literal('clock'), face: clockFace }),
  /** response: typed maths such as '2x^2-3', 'x>=4', '(3,-2)', '3:4', '4.5*10^6', '{2,-3}' */
  z.object({
    widget: z.literal('expression'),
    /** Beside the base block; the same for every question of a level (see curriculum/notation/entry-keys.ts). */
    keys: z.array(z.string()),
    /** How to write it, shown beside the box: 'Write your answer like 3/4 or 2 1/2'. */
    guide: z.string(),
    /** By which rules it is read, for the preview: the form and the letters of the task. Absent in older questions. */
    reads: z.object({ form: AnswerForm, letters: z.array(z.string()), noun }).optional(),
    ...affixes,
  }),
  /** response: '2.5' or '5/2' */
  z.object({
    widget: z.literal('number_line'),
    from: z.number(),
    to: z.number(),
    step: z.number(),
    labels: z.array(z.string()),
  }),
  /** response: '(3,-2)' */
  z.object({ widget: z.literal('graph_point'), grid }),
  /** response: two points of the line, '(0,1);(2,5)' */
  z.object({ widget: z.literal('graph_line'), grid }),
  /** response: ids joined by commas, first to last */
  z.object({
    widget: z.literal('ordering'),
    items: z.array(WidgetItem).min(2),
    firstLabel: z.string(),
    lastLabel: z.string(),
  }),
  /** response: 'leftId=rightId' joined by commas */
  z.object({ widget: z.literal('matching'), left: z.array(WidgetItem).min(2), right: z.array(WidgetItem).min(2) }),
  /** response: 'itemId=groupId' joined by commas */
  z.object({ widget: z.literal('groups'), groups: z.array(WidgetItem).min(2), items: z.array(WidgetItem).min(2) }),
  /** response: rows joined by ';', cells by ',': '1,2;3,4' */
  z.object({
    widget: z.literal('table'),
    rows: z.number().int().min(1),
    columns: z.number().int().min(1),
    rowLabels: z.array(z.string()),
    columnLabels: z.array(z.string()),
    brackets: z.boolean(),
  }),
  /** response: the lines below the given one, with a line break between two: '2x = 8\nx = 4'; notation in ./responses/steps.ts */
  z.object({
    widget: z.literal('steps'),
    /** The line that is given, as it would be typed. */
    first: z.string(),
    /** The letter that is to stand alone in the end. */
    letter: z.string(),
    /** Beside the base block, as of an expression. */
    keys: z.array(z.string()),
    /** The letters of the task, for the preview. */
    letters: z.array(z.string()),
  }),
  SlotsWidget,
  ...surfaceWidgets,
] as const

/** A widget that is answered at one go: what a question has, or one of its parts. */
export const SingleWidget = z.discriminatedUnion('widget', singleWidgets)
export type SingleWidget = z.infer<typeof SingleWidget>

/** response: those of the parts, joined by U+001F (see ./responses/parts.ts) */
const PartsWidget = z.object({
  widget: z.literal('parts'),
  parts: z
    .array(
      z.object({
        /** What this part asks, with inline maths, and as it is read aloud. */
        heading: z.string(),
        speech: z.string(),
        widget: SingleWidget,
      }),
    )
    .min(2)
    .max(4),
})

/**
 * How the child answers. Each widget produces one text, its response, in the notation given beside it; a browser may
 * also send what was typed as it is, since marking reads every common notation.
 */
export const AnswerWidget = z.discriminatedUnion('widget', [...singleWidgets, PartsWidget])
export type AnswerWidget = z.infer<typeof AnswerWidget>

/** Render kinds, 1 to 5 in this order: how the body of a question is shown. L-101. */
export const renderKinds = ['Text', 'LaTex', 'Svg', 'Image', 'LocalImage'] as const

/** The question body as the browser gets it from generation, before it is stored under an id (see ./stored-questions.ts). */
export const PublicQuestion = z.object({
  topicCodeLevel: z.string(),
  form: AnswerForm,
  questionRenderType: z.enum(renderKinds),
  /** The sentence that asks, with inline maths between \( and \). */
  questionText: z.string(),
  questionLaTex: z.string().optional(),
  questionSvg: z.string().optional(),
  questionXDimension: z.number().optional(),
  questionYDimension: z.number().optional(),
  /** What is read aloud. */
  speech: z.string(),
  widget: AnswerWidget,
  fixedOrderForAnswers: z.boolean(),
  hintCount: z.number().int(),
})
export type PublicQuestion = z.infer<typeof PublicQuestion>
