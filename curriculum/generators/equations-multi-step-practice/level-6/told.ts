import { firstNames } from '../../../words/names.ts'
import { equalPlans, stories, type Params } from './numbers.ts'
import type { Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** A story of the level and the two who are in it. */
export interface Told extends Params {
  readonly names: readonly [string, string]
}

/** The numbers of the level, with names. */
export const toldNumbers: Numbers<Told> = {
  params: (chance, difficulty) => {
    const [one = '', other = ''] = chance.sample(firstNames, 2)
    return { ...equalPlans.params(chance, difficulty), names: [one, other] }
  },
  reject: (p) => (p.names[0][0] === p.names[1][0] ? 'names that look alike' : (equalPlans.reject?.(p) ?? null)),
  note: (p) => equalPlans.note(p),
  load: (p) => equalPlans.load(p),
}

/** The story in words. */
export const storyOf = (p: Told): RichText => stories[p.story]?.text(p.names, p) ?? ''

/** What x counts, by the place of the story in its list. */
export const unitsOfX = ['visits', 'weeks', 'days', 'minutes', 'seconds'] as const
