import type { Chance } from './chance.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import type { SlotsWidget } from '@polyhex/contract/exercises/slots-widget'
import type { SlotSentence } from './questions/slot-sentence.ts'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Property } from './values/property.ts'
import type { Figure, Item, Node, RichText, Value } from './values/values.ts'

/** `topicCode/level`, as in the catalogue. */
export type TopicLevelKey = `${string}/${number}`

/**
 * What one topic level declares: everything that is particular to its mathematics, and nothing else.
 * Drawing chance, picking options, building the widget, marking and checking are done once, for all levels.
 * Every member is a pure function of the parameters.
 */
export interface TopicLevel<P> {
  readonly key: TopicLevelKey
  /** Which task of its level this is; its streams and notes are then its own. Absent where it is the whole of an old level. */
  readonly task?: string
  /** The grade for which it is worded and shown, where the catalogue does not say it. */
  readonly grade?: number
  /** Bumped when the same seed no longer gives the same question. */
  readonly version: number
  /** The numbers of one question. `difficulty` in [0, 1] is the difficulty inside the level. */
  params(chance: Chance, difficulty: number): P
  /** Why these parameters make a bad question, or null. At most 200 further draws are tried, then it throws. */
  reject?(p: P): string | null
  /** Two questions with the same note are the same question to a child. */
  note(p: P): string
  /** The number of notes there are, given only when it is small on purpose (below 300). */
  readonly space?: number
  prompt(p: P, words: Chance): Prompt
  answer(p: P): Value
  /** Accepted ways to answer, the default first; 'choice' must be among them. */
  readonly forms: readonly [AnswerForm, ...AnswerForm[]]
  /**
   * Forms of the catalog that cannot hold this answer, each with the reason in words: a matrix is not one number.
   * Never the first form, never 'choice'.
   */
  readonly formsLeftOut?: Partial<Record<AnswerForm, string>>
  /** How a typed answer is judged beyond being equal in value. */
  rules?(p: P): MarkingRules
  /** Wrong answers, best first, at least 4 candidates where the space of values allows it. */
  distractors(p: P): readonly Distractor[]
  /** Options shown lowest first, or yes before no, instead of shuffled. */
  readonly fixedOrder?: boolean
  /** For 'multi_choice', 'ordering', 'matching' and 'groups': all items on offer, right and wrong. */
  items?(p: P): readonly Item[]
  /** For 'parts': the parts of which `answer` is made (`answerOf`). */
  parts?(p: P): readonly Part[]
  /** What the standard widget for a form cannot know: the range of a number line, the unit after a box, extra keys. */
  widget?(p: P, form: AnswerForm): Partial<WidgetSettings>
  /** 2 to 4, from a nudge to nearly there; only the last may contain the answer. */
  hints(p: P): readonly Hint[]
  /** 2 to 8 steps; the last step's value is the answer. */
  solution(p: P): readonly Step[]
  /** Drawn with the question; null where the widget is the picture itself (an empty grid to plot on). */
  figure?(p: P, form: AnswerForm): Figure | null
  /** How much there is to do (digits, steps, signs); rises with difficulty. */
  load(p: P): number
}

/** One part of a question that is answered in several: what a question of its own would declare, and what it counts. */
export interface Part {
  /** What it asks, under the prompt of the whole. */
  readonly heading: RichText
  readonly form: Exclude<AnswerForm, 'parts'>
  readonly answer: Value
  /** Share of the whole in hundredths; those of all parts make 100. */
  readonly weight: number
  /** Over a, b and c, the earlier parts: the answer when they are what the child had, so that a mistake is not counted twice. */
  readonly follow?: Node
  readonly rules?: MarkingRules
  readonly distractors?: readonly Distractor[]
  readonly fixedOrder?: boolean
  readonly items?: readonly Item[]
  readonly widget?: Partial<WidgetSettings>
}

export interface Prompt {
  readonly text: RichText
  /** One displayed line of maths under the text. */
  readonly latex?: string
  /** Spoken form, given only where the one derived from text and latex would mislead. */
  readonly speech?: string
}

export interface Distractor {
  readonly value: Value
  /** Id in misconceptions.csv whose wrong rule, applied to these parameters, gives this value; 'near' for a near value. */
  readonly misconception: string
  /** One kind sentence that names what went wrong, shown after this answer is given. */
  readonly why: RichText
}

export interface Hint {
  readonly text: RichText
  readonly figure?: Figure
}

export interface Step {
  readonly say: RichText
  readonly latex?: string
  readonly figure?: Figure
  /** The value that this step has reached. A 'same' step must equal the value of the step before. */
  readonly value?: Value
  readonly relation: 'same' | 'next'
}

/** Plain data, stored with the question, so that an answer can be marked without generating it again. */
export interface MarkingRules {
  /** Fractions in lowest terms, radicals simplified, like terms collected: otherwise 'almost'. */
  readonly simplest?: boolean
  /** A product is asked for: an expanded form is 'almost'; so is a composite factor where the answer is a product of primes. */
  readonly factored?: boolean
  /** Expanded form is asked for: a product is 'almost'. */
  readonly expanded?: boolean
  /** Sides and items count in this order (ratio, vector); sets ignore it. */
  readonly ordered?: boolean
  /** Any number (or sum, product) that has all of these is right; the answer is one example of many. */
  readonly having?: readonly Property[]
  /** Of items in order: places in the answer, from 0, of which the first must stand before the second. Without it, one order alone is right. */
  readonly before?: readonly (readonly [number, number])[]
  /** The way of writing that is asked for, where converting is the task: another equal one is 'almost'. */
  readonly written?: 'fraction' | 'decimal' | 'mixed' | 'power' | 'interval' | 'scientific'
  /**
   * The fraction is asked for over this denominator, or with this numerator (`? / 12`, `8 / ?`): an equal one is 'almost'. In the
   * form 'numeric' only the part that is left open is typed.
   */
  readonly given?: { readonly part: 'numerator' | 'denominator'; readonly value: number }
  /** The letter may stand just once, as in 3(x - 2)^2 + 1: an equal expression in which it stands more often is 'almost'. */
  readonly once?: boolean
  /**
   * The answer is shown over this denominator, as it was counted (3/6 of a bar), and so are the options; every equal fraction is
   * right.
   */
  readonly shownOver?: number
  /**
   * The calculation is asked for and not what comes out: its value alone is 'almost', and so is one with other numbers, and an
   * equation that leaves out a number of the story.
   */
  readonly calculation?: boolean
  /** Decimals that a rounded answer must have: a closer answer is 'almost', a different one wrong. */
  readonly places?: number
  /** An amount of money asked for in cents: a bare 25 is 25¢. */
  readonly cents?: boolean
  /** The unit, accepted but never demanded after the number ('cm', '%', 'degrees'). */
  readonly unit?: string
  /** The ends of an interval count as the same whether they belong to it or not, as of a margin of error. */
  readonly ends?: 'either'
  /** What the question counts ('apples'): it may stand behind the number, and no other unit may. */
  readonly counted?: string
  /** The form that is asked for, as y = mx + b: an equal answer of another one is 'almost'. Its other letters are any numbers. */
  readonly shape?: string
  /** The letter whose `x =` may stand before the answer. */
  readonly variable?: string
  /** The equation from which lines lead to the answer, as it would be typed: the given first line of the form 'steps'. */
  readonly from?: string
  /** Every power once and with a positive exponent: x^2*x^3 and x^-2 are 'almost'. Goes with `simplest`. */
  readonly powers?: 'each_once_positive'
  /**
   * The equation (or expression) of a story is asked for: a true one without the numbers of the story, or already solved, is
   * 'almost'. Numbers as text, as 7 or 3/4.
   */
  readonly model?: { readonly quantities: readonly string[]; readonly unknown: string }
  /** Angles in degrees rather than radians when trigonometric functions are evaluated. */
  readonly degrees?: boolean
  /** Functions such as sin that may stand in the answer at most: more of them is 'almost' (an identity is to be used). */
  readonly mostFunctions?: number
  /** A constant of integration may be added with any letter. */
  readonly constantOfIntegration?: boolean
}

export interface WidgetSettings {
  /** Shown before and after the entry: '$', 'cm', 'x ='. */
  before: RichText
  after: RichText
  /** Extra keys of the maths keyboard: 'x', 'y', 'pi', 'sqrt', 'i', '^', '/', '<='. */
  keys: readonly string[]
  /** number_line */
  from: number
  to: number
  step: number
  /** graph_point, graph_line */
  grid: { xMin: number; xMax: number; yMin: number; yMax: number; step: number }
  /** table */
  rowLabels: readonly string[]
  columnLabels: readonly string[]
  /** counters, parts_of_whole, base_ten, coins, plot, chart: all that the drawing needs to know */
  surface: SurfaceWidget
  /** choice: every wrong answer is offered, as of the lines of a work; the best three otherwise */
  everyOption: boolean
  /** slots: the sentence with its blanks, and the tiles for them */
  slots: SlotSentence
}

/** A finished question with everything that is known about it. Only `toPublicQuestion` of it may leave the server. */
export interface GeneratedQuestion {
  readonly topicCodeLevel: TopicLevelKey
  readonly version: number
  readonly seed: number
  readonly difficulty: number
  readonly form: AnswerForm
  readonly note: string
  readonly prompt: { readonly text: RichText; readonly latex?: string; readonly speech: string }
  readonly figure?: Figure
  readonly widget: AnswerWidget
  readonly key: AnswerKey
  readonly hints: readonly Hint[]
  readonly solution: readonly Step[]
  readonly load: number
}

/** Serialised with `values/serialise.ts` and stored beside the question on the server; never sent to a browser unanswered. */
export interface AnswerKey {
  readonly form: AnswerForm
  readonly answer: Value
  readonly rules: MarkingRules
  /** The drawing on which the answer was built, whose rules read the response; absent for all other forms. */
  readonly surface?: SurfaceWidget
  /** The sentence whose blanks were filled, whose tiles read the response; absent for all other forms. */
  readonly slots?: SlotsWidget
  /** The keys of the parts, in the order of the answer; absent for all other forms. */
  readonly parts?: readonly AnswerKey[]
  /** Widget option ids that are right, for forms that choose; of a drawing the one response that shows the answer. */
  readonly rightOptionIds: readonly string[]
  /** What the prompt gives, as typed text: typed back it is 'almost'. Absent where there is none, and in older keys. */
  readonly given?: readonly string[]
  /** Every wrong answer we can name. `optionId` is set when it is on offer. */
  readonly wrong: readonly (Distractor & { readonly optionId?: string })[]
  /** The right answer as shown afterwards. */
  readonly shown: { readonly text: RichText; readonly speech: string }
}

/** What marking says of one part. `why` says what went wrong, or that it is right from an earlier part that was not. */
export interface PartVerdict {
  readonly verdict: 'right' | 'wrong'
  readonly misconception?: string
  readonly why?: RichText
}

/**
 * What marking says. 'invalid' and 'almost' cost nothing: the child may answer again. `part` is the place of the part to mend, and
 * `credit` how much of the parts was right, 0 to 100.
 */
export type Verdict =
  | {
      readonly verdict: 'right'
      /** Of a part: that it is right from an earlier one that was not. */
      readonly why?: RichText
      readonly credit?: number
      readonly parts?: readonly PartVerdict[]
    }
  | {
      readonly verdict: 'wrong'
      readonly misconception?: string
      readonly why?: RichText
      /** How much of it is right all the same, of 100. */
      readonly credit?: number
      readonly parts?: readonly PartVerdict[]
    }
  | { readonly verdict: 'invalid'; readonly sentence: string; readonly part?: number }
  | { readonly verdict: 'almost'; readonly sentence: string; readonly part?: number }
