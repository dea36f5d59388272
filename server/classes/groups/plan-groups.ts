import type { GroupPreview } from '@polyhex/contract/classes/class-group'
import { Refusal } from '../../http/refusal.ts'
import type { ClassPeople, StudentInClass, TeacherInClass } from './class-people.ts'
import type { FriendPair } from './grouping-problem.ts'
import { groupingSettings } from './grouping-settings.ts'
import { groupsToLeaders, leadersInUse } from './groups-to-leaders.ts'
import { makeGroups } from './make-groups.ts'

export interface PlannedGroup {
  /** The leader first, then those who assist. */
  readonly teachers: readonly TeacherInClass[]
  /** By level. */
  readonly students: readonly StudentInClass[]
}

export interface GroupPlan {
  /** The lowest level first. */
  readonly groups: readonly PlannedGroup[]
  readonly splitFriends: readonly FriendPair[]
}

/** Friends in different groups. `groupOf` gives undefined for those without one. */
export function friendsApart(friends: readonly FriendPair[], groupOf: (accountId: string) => unknown): FriendPair[] {
  return friends.filter(([one, other]) => groupOf(one) !== groupOf(other))
}

/**
 * The groups of a class: one for each teacher without a leader, not more than students, as near in level and as even as can be,
 * friends together (see `groupingSettings`). Throws no_teachers_to_group and no_students_to_group.
 */
export function planGroups(people: ClassPeople, last: ReadonlyMap<string, ReadonlySet<string>>): GroupPlan {
  const { teachers, students, friends } = people
  if (students.length === 0) throw new Refusal('no_students_to_group')
  const leaders = teachers
    .filter((teacher) => teacher.leaderAttendeeId === null)
    .map((leader) => ({
      id: leader.attendeeId,
      weight: 1 + teachers.filter(({ leaderAttendeeId }) => leaderAttendeeId === leader.attendeeId).length,
      lastStudents: last.get(leader.accountId) ?? new Set<string>(),
    }))
  if (leaders.length === 0) throw new Refusal('no_teachers_to_group')
  const byAccount = new Map(students.map((student) => [student.accountId, student]))
  const inUse = leadersInUse(leaders, [...byAccount.keys()])
  const found = makeGroups(
    students.map(({ accountId, level }) => ({ id: accountId, level })),
    friends,
    inUse.map(({ weight }) => weight),
  )
  const leaderOf = groupsToLeaders(found.groups, inUse)
  const groups = found.groups.map(({ studentIds }, index) => {
    const leader = leaderOf[index]?.id
    return {
      teachers: [
        ...teachers.filter(({ attendeeId }) => attendeeId === leader),
        ...teachers.filter(({ leaderAttendeeId }) => leaderAttendeeId === leader),
      ],
      students: studentIds.flatMap((id) => byAccount.get(id) ?? []),
    }
  })
  const placeOf = new Map(groups.flatMap((group, place) => group.students.map(({ accountId }) => [accountId, place])))
  return { groups, splitFriends: friendsApart(friends, (accountId) => placeOf.get(accountId)) }
}

/** Students beyond the room of a group with so many teachers. */
export function studentsOver(students: number, teachers: number): number {
  return Math.max(0, students - groupingSettings.studentsPerTeacher * Math.max(1, teachers))
}

/** Quarter grades as grades, to one decimal. */
export const inGrades = (level: number): number => Math.round((level / 4) * 10) / 10

/** A plan as it is shown before it is carried out. */
export function previewOf({ groups, splitFriends }: GroupPlan): GroupPreview {
  return {
    groups: groups.map(({ teachers, students }) => {
      const levels = students.map(({ level }) => level)
      return {
        leaderAccountId: teachers[0]?.accountId ?? '',
        teacherAccountIds: teachers.map(({ accountId }) => accountId),
        accountIds: students.map(({ accountId }) => accountId),
        levels: {
          low: inGrades(Math.min(...levels)),
          mean: inGrades(levels.reduce((sum, level) => sum + level, 0) / levels.length),
          high: inGrades(Math.max(...levels)),
        },
        over: studentsOver(students.length, teachers.length),
      }
    }),
    splitFriends: splitFriends.map(([one, other]) => [one, other]),
  }
}
