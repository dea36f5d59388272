import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly perimeter: number
  readonly isosceles: boolean
}

/** Triangles of this perimeter, longest side first. */
function triangles({ perimeter, isosceles }: Params): [number, number, number][] {
  const found: [number, number, number][] = []
  for (let longest = Math.ceil(perimeter / 3); 2 * longest < perimeter; longest++)
    for (let middle = Math.ceil((perimeter - longest) / 2); middle <= longest; middle++) {
      const shortest = perimeter - longest - middle
      if (!isosceles || longest === middle || middle === shortest) found.push([longest, middle, shortest])
    }
  return found
}

function params(chance: Chance, difficulty: number): Params {
  const isosceles = chance.happens(0.5)
  return {
    perimeter: isosceles
      ? chance.int(10 + Math.round(14 * difficulty), 20 + Math.round(40 * difficulty))
      : chance.int(9 + Math.round(4 * difficulty), 13 + Math.round(8 * difficulty)),
    isosceles,
  }
}

/** All triangles of a perimeter: the longest side is less than half. */
export const family: ContestFamily<Params> = {
  code: 'G14',
  name: 'How many triangles',
  version: 1,
  idea: 'triangle_inequality',
  reach: [6.8, 9.2],
  areas: ['GA', 'G2', 'PN'],
  targetSeconds: 130,
  params,
  space: 51,
  note: ({ perimeter, isosceles }) => `${perimeter} ${isosceles}`,
  prompt: ({ perimeter, isosceles }, words) => {
    const kind = isosceles ? 'triangles with at least two equal sides' : 'triangles'
    return {
      text: words.pick([
        `How many different ${kind} have whole-number sides and a perimeter of ${perimeter}?`,
        `You have ${perimeter} matches and use all of them to lay one triangle. How many different ${kind} can you lay without breaking a match?`,
      ]),
    }
  },
  answer: (p) => whole(triangles(p).length),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const { perimeter, isosceles } = p
    const anyThree = isosceles ? Math.floor((perimeter - 1) / 2) : Math.round((perimeter * perimeter) / 12)
    return [
      mistake(
        'condition_dropped',
        anyThree,
        'Some of these do not close: two sides together must be longer than the third.',
      ),
      mistake(
        'counted_twice',
        triangles(p).length + Math.floor(perimeter / 4),
        isosceles
          ? 'That is too many. Each length of the equal sides gives just one triangle.'
          : 'Some of these are the same triangle, only turned.',
      ),
      mistake('last_case_missed', triangles(p).length - 1, 'One is missing. Go through the lengths in order.'),
      mistake(
        'half_way',
        Math.ceil(perimeter / 2) - Math.ceil(perimeter / 3),
        'That is how many lengths the longest side can have. How many triangles does each give?',
      ),
    ]
  },
  hints: ({ perimeter, isosceles }) =>
    twoHints(
      'Two sides together are longer than the third. How long can the longest side be at most?',
      isosceles
        ? `Two equal sides together are less than ${perimeter} and longer than the third side. How short can one of them be? How long?`
        : `The longest side is less than ${perimeter} ÷ 2 and at least ${perimeter} ÷ 3. Take these lengths one after the other.`,
    ),
  solution: (p) => {
    const all = triangles(p)
    const longest = [...new Set(all.map(([side]) => side))]
    const counts = longest.map((side) => all.filter(([first]) => first === side).length)
    return stepsTo(
      all.length,
      p.isosceles
        ? 'Two sides together must be longer than the third. Go by the length of the equal sides.'
        : 'Two sides together must be longer than the third, so go by the longest side.',
      p.isosceles
        ? `Each equal side is less than ${p.perimeter} ÷ 2, and more than ${p.perimeter} ÷ 4 to beat the third.`
        : `The longest side is at least ${Math.ceil(p.perimeter / 3)} and at most ${Math.ceil(p.perimeter / 2) - 1}.`,
      p.isosceles
        ? `The equal sides can be ${Math.floor(p.perimeter / 4) + 1} to ${Math.floor((p.perimeter - 1) / 2)}. Each gives one triangle.`
        : `With the longest side ${longest.join(', ')} there are ${counts.join(', ')} triangles.`,
      `That makes ${all.length}.`,
    )
  },
  load: (p) => p.perimeter * (p.isosceles ? 1 : 2.2),
}
