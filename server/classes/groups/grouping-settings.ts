import { studentsPerTeacher } from '@polyhex/contract/classes/class-limits'

/**
 * What counts when students are put into groups, and how much: J = over * (students beyond the room of their group) +
 * imbalance * (squared distance of each size from the fair share) + friends * (pairs split) + (squared distance of each
 * level from the mean of its group, in quarter grades). Lower is better. So nobody is beyond the room where it can be
 * avoided, friends outweigh a seat of imbalance, and friends stay together up to about 2.7 grades from the mean.
 */
export interface GroupingSettings {
  readonly over: number
  readonly imbalance: number
  readonly friends: number
  /** Students one teacher has room for; also of the teacher warning (C-055). */
  readonly studentsPerTeacher: number
  /** Orders of the weights that are tried. */
  readonly mostOrders: number
  /** Starts that are improved, times the square of the students: all of them up to 35 students, 4 of 120. */
  readonly searchWork: number
  /** Ways to place missed students that are all looked at; beyond them, a search. */
  readonly mostWays: number
}

export const groupingSettings: GroupingSettings = {
  over: 10_000,
  imbalance: 40,
  friends: 120,
  studentsPerTeacher,
  mostOrders: 24,
  searchWork: 60_000,
  mostWays: 20_000,
}
