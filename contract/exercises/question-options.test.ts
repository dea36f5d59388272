import { expect, it } from 'vitest'
import { StoredQuestion } from './answers.ts'
import { questionOptions } from './question-options.ts'

const option = (id: string) => ({ id, text: `text ${id}`, speech: id })
const question = StoredQuestion.parse({
  topicCodeLevel: 'a/1',
  form: 'choice',
  questionRenderType: 'Text',
  questionText: 'Which?',
  speech: 'Which?',
  widget: { widget: 'choice', options: [option('o1'), { ...option('o2'), svg: '<svg/>' }], fixedOrder: true },
  fixedOrderForAnswers: true,
  hintCount: 2,
  storedQuestionId: 'q',
  questionSetGuid: 'r',
  position: 1,
  questionDefinition: 'A',
  level: 1,
  promptSpeechId: 'q_q_prompt',
  answer: null,
  timeTakenMs: null,
  hintsViewed: 0,
})

it('tells of each answer on offer what it is, and only afterwards which was right and chosen [L-103]', () => {
  expect(questionOptions(question)).toEqual([
    {
      questionAnswerId: 'o1',
      answerText: 'text o1',
      answerSvg: null,
      isCorrect: null,
      wasSelected: false,
      fixedOrderSequence: 1,
    },
    {
      questionAnswerId: 'o2',
      answerText: 'text o2',
      answerSvg: '<svg/>',
      isCorrect: null,
      wasSelected: false,
      fixedOrderSequence: 2,
    },
  ])
  const answer = {
    outcome: 'wrong' as const,
    isCorrect: false,
    response: 'o1',
    rightAnswer: { text: 'x', speech: 'x', optionIds: ['o2'] },
    misconception: null,
    timeTakenMs: 1,
    hasViewedHelp: false,
    answeredAt: '2026-11-02T15:00:00Z',
  }
  const shown = questionOptions({ ...question, answer, fixedOrderForAnswers: false })
  expect(shown.map((entry) => [entry.isCorrect, entry.wasSelected, entry.fixedOrderSequence])).toEqual([
    [false, true, null],
    [true, false, null],
  ])
  expect(questionOptions({ ...question, widget: { widget: 'numeric', negative: false, decimal: false } })).toEqual([])
})
