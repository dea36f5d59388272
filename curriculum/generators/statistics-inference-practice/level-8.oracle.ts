import { item } from '../../values/items.ts'
import { places, questions, studyText } from './designs.ts'
import { claims } from './level-8.ts'
import type { Params } from './level-8.ts'
import type { Item } from '../../values/values.ts'

/** Judges by the words of the study alone: what chance decides, and whether two things are compared. */
export function oracle(p: Params): Item {
  const question = questions[p.question]
  if (question === undefined) throw new RangeError(`no question ${p.question}`)
  const text = studyText(p.design, question, p.size, places[p.place] ?? '')
  const groups = /groups at random/.test(text)
  const sample = /drawn at random/.test(text)
  const design = groups ? 'experiment' : sample ? 'survey' : 'observation'
  const names = { experiment: 'an experiment', survey: 'a sample survey', observation: 'an observational study' }
  const said = p.ask === 'design' ? names[design] : claims(p)[design]
  return item(said, said)
}
