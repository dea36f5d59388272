import type { Role } from '@polyhex/contract/identity/accounts'

/** People of the demonstration, each with a reason to be there. They exist in development and tests only. */
export interface CastMember {
  readonly username: string
  readonly roles: readonly Role[]
  readonly name: string
  readonly publicName: string
  readonly grade: number | null
  readonly birthMonth?: string
  readonly email: string | null
  readonly avatar: string
  readonly parentOf: readonly string[]
  /** Share of answers that are right, in tenths; null for those who do not practise. */
  readonly skill: number | null
  /** What families read about who teaches. */
  readonly teaching?: {
    readonly biography: string
    readonly grades: readonly number[]
    readonly themes: readonly string[]
  }
}

export const cast: readonly CastMember[] = [
  {
    username: 'admin.ada',
    roles: ['admin'],
    name: 'Ada the Administrator',
    publicName: 'Ada',
    grade: null,
    email: 'ada@polyhex.example',
    avatar: 'octagon',
    parentOf: [],
    skill: null,
  },
  {
    username: 'student.sam',
    roles: ['student'],
    name: 'Sam',
    publicName: 'QuickOtter',
    grade: 3,
    email: null,
    avatar: 'hexagon',
    parentOf: [],
    skill: 8,
  },
  {
    username: 'student.max',
    roles: ['student'],
    name: 'Max',
    publicName: 'CalmFalcon',
    grade: 7,
    email: null,
    avatar: 'triangle',
    parentOf: [],
    skill: 6,
  },
  {
    username: 'student.tess',
    roles: ['student'],
    name: 'Tess, connected with nobody yet',
    publicName: 'SilverHeron',
    grade: 10,
    birthMonth: '2011/03',
    email: null,
    avatar: 'pentagon',
    parentOf: [],
    skill: 7,
  },
  {
    username: 'parent.pat',
    roles: ['parent'],
    name: 'Pat, parent of Sam and Max',
    publicName: 'Pat',
    grade: null,
    email: 'pat@polyhex.example',
    avatar: 'circle',
    parentOf: ['student.sam', 'student.max'],
    skill: null,
  },
  {
    username: 'tutor.tia',
    roles: ['tutor'],
    name: 'Tia the Tutor',
    publicName: 'Tia',
    grade: null,
    email: 'tia@polyhex.example',
    avatar: 'person_one',
    parentOf: [],
    skill: null,
    teaching: {
      biography: 'I begin with paper, scissors and a question. We draw it first, then we calculate.',
      grades: [1, 2, 3, 4, 5],
      themes: ['operations', 'fractions_decimals', 'shapes_space'],
    },
  },
  {
    username: 'teacher.theo',
    roles: ['teacher'],
    name: 'Theo the Teacher',
    publicName: 'Theo',
    grade: null,
    email: 'theo@polyhex.example',
    avatar: 'square',
    parentOf: [],
    skill: null,
    teaching: {
      biography: 'Algebra is a language. In my classes everybody speaks it, mistakes included.',
      grades: [6, 7, 8, 9],
      themes: ['algebra', 'graphs_functions'],
    },
  },
]

export const castNames: readonly string[] = cast.map((member) => member.username)
