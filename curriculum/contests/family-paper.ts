import type { Chance } from '../chance.ts'
import { familyKey, type FamilyCode, type FamilyFacts } from '../families/family.ts'
import type { PaperOf } from './contest-field.ts'
import type { PaperQuestion } from './contest-paper.ts'
import { difficultyInFamily } from './family-level.ts'
import { type Candidate, familyPool, type FamilyPool, servedByFamilies } from './family-pool.ts'

/** What somebody has had: the families of each of their papers, newest first. */
export type PapersBefore = readonly (readonly FamilyCode[])[]

const mostChosen = 2
const mostOwn = 6
const manyNotes = 300
const someNotes = 60
/** The first problem: easy to read and of many, so that nobody fails at the door. */
const mostWordsAtFirst = 25

const bands = [
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10],
] as const

/**
 * The contest levels of a paper, hardest first: one easy, two medium, seven hard, so that all right makes 73 at least.
 * Source: design of contest problems, section 4.
 */
export function familyMix(chance: Chance): number[] {
  const levels = [
    chance.pick([1, 2, 3, 3]),
    ...chance.sample([4, 5, 5, 6, 6, 7, 7], 2),
    ...[8, 8, 9, 9, 10, 10],
    chance.pick([8, 9]),
  ]
  return levels.toSorted((a, b) => b - a)
}

const spaceOf = ({ space = manyNotes }: FamilyFacts): number => space

/** How many papers a family rests: longer where it has few different problems. */
function restOf(family: FamilyFacts): number {
  return spaceOf(family) >= manyNotes ? 0 : spaceOf(family) >= someNotes ? 5 : 8
}

interface Pass {
  readonly from: readonly Candidate[]
  /** Not in so many of the last papers. */
  readonly window: number
}

/** Where a problem is looked for, best first. */
function passesOf(pool: FamilyPool, wantsOwn: boolean): Pass[] {
  const { own, near, all } = pool
  const first = wantsOwn ? [3, 2, 1].map((window) => ({ from: own, window })) : []
  return [
    ...first,
    { from: near, window: 3 },
    { from: near, window: 2 },
    { from: own, window: 1 },
    { from: all, window: 3 },
    { from: near, window: 1 },
    { from: all, window: 1 },
  ]
}

/** A contest level, then those of the same points, then harder ones: an easy problem may become a harder one, never an easier. */
function levelsInstead(wanted: number): readonly (readonly number[])[] {
  const band = bands.findIndex((levels) => levels.some((level) => level === wanted))
  const same = (bands[band] ?? []).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return [same, ...bands.slice(band + 1)]
}

/** A paper while it is made. */
class Draft {
  readonly taken: { candidate: Candidate; level: number }[] = []
  readonly #before: PapersBefore

  constructor(before: PapersBefore) {
    this.#before = before
  }

  #count(is: (candidate: Candidate) => boolean): number {
    return this.taken.filter(({ candidate }) => is(candidate)).length
  }

  /** Papers since the family came last; infinite when it never did. */
  #since({ code }: FamilyFacts): number {
    const at = this.#before.findIndex((codes) => codes.includes(code))
    return at === -1 ? Number.POSITIVE_INFINITY : at
  }

  own(own: readonly Candidate[]): number {
    return this.#count((each) => own.includes(each))
  }

  fits(candidate: Candidate, rules: { readonly window: number; readonly rests: boolean; readonly small: boolean }) {
    const { family } = candidate
    if (this.#count(({ family: other }) => other.idea === family.idea || other.code === family.code) > 0) return false
    if (family.chosen && this.#count((each) => each.family.chosen) >= mostChosen) return false
    const isSmall = (each: FamilyFacts): boolean => spaceOf(each) < someNotes
    if (!rules.small && isSmall(family) && this.#count((each) => isSmall(each.family)) > 0) return false
    return this.#since(family) >= Math.max(rules.window, rules.rests ? restOf(family) : 0)
  }

  /** Of the theme that the paper has least, those that the account has had seldom come up more often. */
  choose(fitting: readonly Candidate[], chance: Chance): Candidate {
    const ofTheme = (theme: string): number => this.#count((each) => each.theme === theme)
    const least = Math.min(...fitting.map(({ theme }) => ofTheme(theme)))
    const fewest = fitting.filter(({ theme }) => ofTheme(theme) === least)
    const weights = fewest.map(
      ({ family }) => 1 / (1 + this.#before.filter((codes) => codes.includes(family.code)).length),
    )
    let left = chance.unit() * weights.reduce((sum, weight) => sum + weight, 0)
    const at = weights.findIndex((weight) => (left -= weight) < 0)
    return (fewest[at] ?? fewest[0]) as Candidate
  }
}

const opens = ({ family }: Candidate): boolean => spaceOf(family) >= someNotes && family.words <= mostWordsAtFirst

const reaches = ({ levels: [lowest, highest] }: Candidate, level: number): boolean =>
  lowest <= level && level <= highest

interface Found {
  readonly candidate: Candidate
  readonly level: number
}

/** Looks pass by pass, first strictly, then with small families, then without waiting for any to rest. */
function find(draft: Draft, pool: FamilyPool, wanted: number, wantsOwn: boolean, chance: Chance): Found | null {
  const passes = passesOf(pool, wantsOwn)
  const isFirst = draft.taken.length === paperLength - 1
  for (const may of isFirst ? [opens, () => true] : [() => true]) {
    for (const levels of levelsInstead(wanted)) {
      for (const rules of [
        { rests: true, small: false },
        { rests: true, small: true },
        { rests: false, small: true },
      ]) {
        for (const { from, window } of rules.rests ? passes : [...passes, { from: pool.all, window: 0 }]) {
          for (const level of levels) {
            const fitting = from.filter(
              (each) => may(each) && reaches(each, level) && draft.fits(each, { ...rules, window }),
            )
            if (fitting.length > 0) return { candidate: draft.choose(fitting, chance), level }
          }
        }
      }
    }
  }
  return null
}

const paperLength = 10

/**
 * A paper of ten families about a subject, easiest first: ten ideas, 73 to 80 points, nothing that the player had in the last
 * papers. The same subject, chance and papers before give the same paper. Null for an unknown subject and for one that has not
 * families enough yet (`servedByFamilies`).
 */
export function familyPaper(
  of: PaperOf,
  bank: readonly FamilyFacts[],
  before: PapersBefore,
  chance: Chance,
): { readonly grade: number; readonly questions: readonly PaperQuestion[] } | null {
  const pool = familyPool(of, bank)
  if (pool === null || !servedByFamilies(pool)) return null
  const { grade, own } = pool
  const quota = Math.min(mostOwn, Math.ceil(own.length / 2))
  const draft = new Draft(before)
  for (const wanted of familyMix(chance)) {
    const found = find(draft, pool, wanted, draft.own(own) < quota, chance)
    if (found === null) return null
    draft.taken.push(found)
  }
  const easiestFirst = draft.taken.toSorted(
    (a, b) => a.level - b.level || a.candidate.family.targetSeconds - b.candidate.family.targetSeconds,
  )
  const questions = easiestFirst.map(({ candidate: { family }, level }) => ({
    topicCodeLevel: familyKey(family.code),
    difficulty: difficultyInFamily(family.reach, level, grade),
    contestLevel: level,
  }))
  return { grade, questions }
}
