import { roomLimits } from '@polyhex/contract/live/room/room-limits'

/**
 * How many messages a member may still send: a bucket that fills with `messagesPerSecond` up to `messageBurst`. Gives what
 * is left in it after one more, below zero when that was one too many.
 */
export interface MessageBudget {
  left: number
  at: number
}

export const fullBudget = (now: Date): MessageBudget => ({ left: roomLimits.messageBurst, at: now.getTime() })

/** Takes one message from the budget; false when there is none left. */
export function spend(budget: MessageBudget, now: Date): boolean {
  const seconds = Math.max(0, now.getTime() - budget.at) / 1000
  budget.left = Math.min(roomLimits.messageBurst, budget.left + seconds * roomLimits.messagesPerSecond) - 1
  budget.at = now.getTime()
  if (budget.left >= 0) return true
  budget.left = 0
  return false
}
