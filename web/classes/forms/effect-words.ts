import type { SeriesEffect } from '@polyhex/contract/classes/recurring-schedule'
import { peopleWords } from '../class-moment.ts'

const classes = (count: number, adjective: string): string =>
  `${count} ${adjective === '' ? '' : `${adjective} `}${count === 1 ? 'class' : 'classes'}`

/**
 * What a change of a weekly class does, in one sentence: '7 future classes move, 2 hand-moved stay, 30 students and 1 teacher are
 * told'. Null where nothing that exists changes.
 */
export function effectWords(effect: SeriesEffect): string | null {
  const { moved, kept, created, removed, cancelled, told } = effect
  const people = told.students + told.teachers
  if (moved + created + removed + cancelled + people === 0) return null
  const parts = [
    ...(moved > 0 ? [`${classes(moved, 'future')} ${moved === 1 ? 'moves' : 'move'}`] : []),
    ...(kept > 0 ? [`${kept} hand-moved ${kept === 1 ? 'stays' : 'stay'}`] : []),
    ...(created > 0 ? [`${classes(created, 'new')} ${created === 1 ? 'is' : 'are'} made`] : []),
    ...(removed > 0 ? [`${classes(removed, 'empty')} ${removed === 1 ? 'goes' : 'go'}`] : []),
    ...(cancelled > 0 ? [`${classes(cancelled, '')} ${cancelled === 1 ? 'is' : 'are'} cancelled`] : []),
    `${peopleWords(told)} ${people < 2 ? 'is' : 'are'} told`,
  ]
  return parts.join(', ')
}
