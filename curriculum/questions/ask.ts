import { partLetter } from '@polyhex/contract/exercises/responses/parts'
import { speakRichText } from '../notation/speak.ts'
import { lettered, partsOf } from '../values/parts.ts'
import { buildAnswering, type AnsweringSettings } from './answering.ts'
import { givenOf } from './given-of.ts'
import { isTyped, promisedRules } from './promised-rules.ts'
import { showAnswer, shownPicture, shownSentence } from './shown.ts'
import type { AnswerWidget, SingleWidget } from '@polyhex/contract/exercises/questions'
import type { Chance } from '../chance.ts'
import type { AnswerKey, Part, Prompt } from '../topic-level.ts'
import type { Parts } from '../values/values.ts'

/** How a question is answered, and its key. */
export interface Asked<Widget extends AnswerWidget = AnswerWidget> {
  readonly widget: Widget
  readonly key: AnswerKey
}

/** Widget and key of what is answered at one go; what the words of the prompt promise becomes a rule of the key. */
export function askOnce(prompt: Prompt, settings: Omit<AnsweringSettings, 'noun'>): Asked<SingleWidget> {
  const { form, answer, rules, shownAs, grade } = settings
  const promised = isTyped(form) ? promisedRules(prompt, answer) : {}
  const answering = buildAnswering({
    ...settings,
    ...(promised.counted === undefined ? {} : { noun: promised.counted }),
  })
  const { widget, rightOptionIds, surface, slots } = answering
  const shown =
    shownPicture(answer, widget, rightOptionIds) ??
    shownSentence(answer, widget) ??
    showAnswer(answer, shownAs, rules, grade)
  const given = isTyped(form) ? givenOf(prompt, answer, rules.variable) : []
  return {
    widget,
    key: {
      form,
      answer: answering.answer,
      rules: { ...promised, ...rules },
      ...(surface === undefined ? {} : { surface }),
      ...(slots === undefined ? {} : { slots }),
      rightOptionIds,
      ...(given.length === 0 ? {} : { given }),
      wrong: answering.wrong,
      shown: { text: shown.text, speech: shown.speech },
    },
  }
}

/** A part under its own name, by which its keys are declared. */
export const partName = (level: string, index: number): string => `${level}/${partLetter(index)}`

/**
 * Widget and key of several parts, each asked and marked by itself; `chance` gives each its own. Throws a RangeError when the
 * parts are not those of the answer.
 */
export function askParts(
  answer: Parts,
  parts: readonly Part[],
  of: { readonly level: string; readonly grade: number; readonly chance: (index: number) => Chance },
): Asked {
  if (parts.length !== answer.parts.length) throw new RangeError(`${of.level}: ${parts.length} parts`)
  const asked = parts.map((part, i) =>
    askOnce(
      { text: part.heading },
      {
        level: partName(of.level, i),
        grade: of.grade,
        form: part.form,
        answer: part.answer,
        rules: part.rules ?? {},
        shownAs: part.form,
        distractors: part.distractors ?? [],
        items: part.items ?? [],
        settings: part.widget ?? {},
        fixedOrder: part.fixedOrder ?? false,
        chance: of.chance(i),
      },
    ),
  )
  const keys = asked.map(({ key }) => key)
  return {
    widget: {
      widget: 'parts',
      parts: asked.map(({ widget }, i) => {
        const heading = parts[i]?.heading ?? ''
        return { heading, speech: speakRichText(heading), widget }
      }),
    },
    key: {
      form: 'parts',
      // Items were given other ids, so that the values are those of the keys.
      answer: { ...answer, parts: answer.parts.map((part, i) => ({ ...part, value: keys[i]?.answer ?? part.value })) },
      rules: {},
      parts: keys,
      rightOptionIds: [],
      wrong: [],
      shown: {
        text: lettered(
          keys.map(({ shown }) => shown.text),
          '; ',
        ),
        speech: lettered(
          keys.map(({ shown }) => shown.speech),
          '. ',
        ),
      },
    },
  }
}

/** The answer that parts make together. Throws a RangeError where they do not belong together (`partsOf`). */
export function answerOf(parts: readonly Part[]): Parts {
  return partsOf(
    parts.map(({ answer: value, weight, follow }) => ({ value, weight, ...(follow === undefined ? {} : { follow }) })),
  )
}
