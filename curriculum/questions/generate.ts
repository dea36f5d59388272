import { openChance } from '../chance.ts'
import { gradeOf } from './grade-of.ts'
import { speakLatex, speakRichText } from '../notation/speak.ts'
import { askOnce, askParts } from './ask.ts'
import { formShown } from './shown.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { GeneratedQuestion, Prompt, TopicLevel } from '../topic-level.ts'

/** Further draws after a rejected one. */
const mostRetries = 200

/** The level, with its task behind a sign where it has one: under this its streams, keys and signs are kept. */
export const procedureName = <P>({ key, task }: TopicLevel<P>): string => (task === undefined ? key : `${key}#${task}`)

/** The streams of one question are separate texts, so that new wording leaves the numbers alone. */
const streamOf = <P>(level: TopicLevel<P>, seed: number, part: 'params' | 'words' | 'options'): string =>
  `${procedureName(level)}|${level.version}|${seed}|${part}`

/** What makes a question another one to a child; two tasks of a level never ask the same. */
const taskNote = <P>(level: TopicLevel<P>, p: P): string =>
  level.task === undefined ? level.note(p) : `${level.task}:${level.note(p)}`

/**
 * The numbers of the question that a seed gives: the first draw that the level does not reject.
 * Throws an Error with key, seed and the last reason after 200 further draws.
 */
export function drawParams<P>(level: TopicLevel<P>, seed: number, difficulty: number): P {
  const chance = openChance(streamOf(level, seed, 'params'))
  let reason = ''
  for (let i = 0; i <= mostRetries; i++) {
    const p = level.params(chance, difficulty)
    const fault = level.reject?.(p) ?? null
    if (fault === null) return p
    reason = fault
  }
  throw new Error(
    `${level.key} seed ${seed} difficulty ${difficulty}: no good numbers in ${mostRetries} draws (${reason})`,
  )
}

/** The note of the question that a seed gives, without building the question. Two of the same note are the same to a child. */
export function noteOf<P>(level: TopicLevel<P>, seed: number, difficulty: number): string {
  return taskNote(level, drawParams(level, seed, difficulty))
}

function speechOf(prompt: Prompt): string {
  if (prompt.speech !== undefined) return prompt.speech
  const text = speakRichText(prompt.text)
  return prompt.latex === undefined ? text : `${text} ${speakLatex(prompt.latex)}`
}

/**
 * One whole question: the same level, version, seed, difficulty and form give the same bytes on every machine.
 * `difficulty` in [0, 1] is the difficulty inside the level; `form` defaults to the level's first.
 * Throws a RangeError for a form that the level does not accept or a difficulty outside [0, 1].
 * Source: D-041.
 */
export function generateQuestion<P>(
  level: TopicLevel<P>,
  seed: number,
  wanted: { readonly difficulty: number; readonly form?: AnswerForm },
): GeneratedQuestion {
  const { difficulty, form = level.forms[0] } = wanted
  if (!(difficulty >= 0 && difficulty <= 1)) throw new RangeError(`difficulty ${difficulty} is not in [0, 1]`)
  if (!level.forms.includes(form)) throw new RangeError(`${level.key} cannot be answered as ${form}`)
  const p = drawParams(level, seed, difficulty)
  const prompt = level.prompt(p, openChance(streamOf(level, seed, 'words')))
  const answer = level.answer(p)
  const grade = gradeOf(level)
  const options = streamOf(level, seed, 'options')
  const { widget, key } =
    answer.kind === 'parts'
      ? askParts(answer, level.parts?.(p) ?? [], {
          level: procedureName(level),
          grade,
          chance: (i) => openChance(`${options}|${i}`),
        })
      : askOnce(prompt, {
          level: procedureName(level),
          grade,
          form,
          answer,
          rules: level.rules?.(p) ?? {},
          shownAs: formShown(level.forms),
          distractors: level.distractors(p),
          items: level.items?.(p) ?? [],
          settings: level.widget?.(p, form) ?? {},
          fixedOrder: level.fixedOrder ?? false,
          chance: openChance(options),
        })
  const figure = level.figure?.(p, form) ?? null
  return {
    topicCodeLevel: level.key,
    version: level.version,
    seed,
    difficulty,
    form,
    note: taskNote(level, p),
    prompt: {
      text: prompt.text,
      ...(prompt.latex === undefined ? {} : { latex: prompt.latex }),
      speech: speechOf(prompt),
    },
    ...(figure === null ? {} : { figure }),
    widget,
    key,
    hints: level.hints(p),
    solution: level.solution(p),
    load: level.load(p),
  }
}
