import type { ClockSetWidget } from '@polyhex/contract/exercises/surface-widgets'

/**
 * A clock to be set, its hands as in a shop window at the start: 10:10. `free` hands are both put in place, and the short one has to
 * stand where it is at that time.
 */
export function clockToSet(hands: ClockSetWidget['hands'], step: ClockSetWidget['step']): ClockSetWidget {
  return { widget: 'clock_set', hands, step, start: hands === 'coupled' ? '10:10' : '10:12;10' }
}
