import { amounts } from '../../values/amounts.ts'
import { item } from '../../values/items.ts'
import { partsOf } from '../../values/parts.ts'
import { whole } from '../../values/rational.ts'
import type { Equal } from './equal-sizes.ts'
import type { ToldGroups } from './build-groups.ts'
import type { Pictured } from './which-groups.ts'
import { saidJumps, type WrongJump } from './wrong-jump.ts'
import type { Amounts, Item, Parts } from '../../values/values.ts'

/** Puts things into groups one by one, and says what lies in each. */
function laidOut({ groups, size }: Equal): string[] {
  const all: string[] = []
  while (all.length < groups) {
    let group = ''
    while (group.length < size) group += 'o'
    all.push(group)
  }
  return all
}

/** The first number of a count that is not reached by adding the size once more, and the one that is. */
function firstWrong(p: WrongJump): Parts {
  let reached = 0
  for (const n of saidJumps(p)) {
    reached += p.size
    if (n !== reached)
      return partsOf([
        { value: item(String(n)), weight: 50 },
        { value: whole(reached), weight: 50 },
      ])
  }
  throw new RangeError('nothing is wrong')
}

/** What the tasks that several levels share must answer, and the wrong answers that they name. */
export const sharedTasks = {
  build_groups: {
    oracle: (p: ToldGroups): Amounts => {
      const groups = laidOut(p)
      return amounts({ ring: groups.length, 'in each': groups[0]?.length ?? 0 }, 'exact')
    },
  },
  which_groups: {
    oracle: (p: Pictured): Item =>
      item(
        laidOut(p)
          .map((group) => group.length)
          .join(' '),
      ),
  },
  wrong_jump: { oracle: firstWrong },
} as const
