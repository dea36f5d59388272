import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import type { GeneratedQuestion } from '../topic-level.ts'

/**
 * What a browser may know of a question before it is answered: every field is named here one by one, so that a field added
 * to the question, or to its key, cannot slip out. Hints stay behind too; only their number goes.
 */
export function toPublicQuestion(question: GeneratedQuestion): PublicQuestion {
  const { figure, prompt, widget } = question
  return {
    topicCodeLevel: question.topicCodeLevel,
    form: question.form,
    questionRenderType: figure !== undefined ? 'Svg' : prompt.latex !== undefined ? 'LaTex' : 'Text',
    questionText: prompt.text,
    ...(prompt.latex === undefined ? {} : { questionLaTex: prompt.latex }),
    ...(figure === undefined
      ? {}
      : { questionSvg: figure.svg, questionXDimension: figure.width, questionYDimension: figure.height }),
    speech: prompt.speech,
    widget,
    fixedOrderForAnswers:
      'fixedOrder' in widget ? widget.fixedOrder : widget.widget === 'yes_no' || widget.widget === 'comparison',
    hintCount: question.hints.length,
  }
}
