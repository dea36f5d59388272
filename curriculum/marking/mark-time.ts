import { readTime } from '../reading/read-time.ts'
import { almost, invalid, right, wrong, type Judgement, type Task } from './judgement.ts'
import type { Time } from '../values/values.ts'

/** Judges a time of day. On a 12-hour face the half of the day does not count; on 24 hours it must be known. */
export function markTime(task: Task<Time>): Judgement {
  const read = readTime(task.text)
  if (!read.ok) return invalid(read.sentence)
  const { minutes, halfKnown } = read.read
  const { answer } = task
  if (minutes === answer.minutes) return right
  const sameHands = (minutes - answer.minutes) % 720 === 0
  if (sameHands && answer.face === 12) return right
  if (sameHands && !halfKnown) return almost('Use the 24-hour clock, or add am or pm.')
  return wrong({ ...answer, minutes })
}
