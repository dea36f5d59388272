import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountChanges, emailIsParents } from './account.ts'
import { kindOfAccount } from './administration.ts'
import { avatarsFor } from './avatars.ts'
import { birthMonthOfGrade, faultOfBirthMonth, gradeOfBirthMonth, lastBirthYear, needsConsent } from './birth-month.ts'
import { startingGrade } from './class-groups.ts'
import { gradeToBeginAt, LearningGoals } from './learning-goals.ts'
import { Email, GoogleUsername, NewPassword, PersonName, PublicName, publicNameOfEmail, Username } from './names.ts'
import { nearestTimeZone, offsetMinutes, TimeZone, timeZones } from './time-zones.ts'
import { roles } from '../identity/accounts.ts'
import { sectionRoles } from '../connections/sections.ts'
import type { z } from 'zod'

const fault = (schema: z.ZodType, value: unknown): string | null => {
  const result = schema.safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}

describe('names', () => {
  it('takes usernames of letters, numbers and _ . + - [A-165]', () => {
    for (const good of ['abcde', 'A_b.c+d-9', 'x'.repeat(40)]) expect(fault(Username, good)).toBeNull()
    for (const bad of ['sam smith', 'sam@home', 'élodie', 'sam#1'])
      expect(fault(Username, bad)).toBe('Usernames may only contain letters, numbers, and some symbols (_-+.).')
  })
  it('refuses a username under 5 characters [A-166]', () => {
    expect(fault(Username, 'abcd')).toBe('Usernames must be at least 5 characters long.')
  })
  it('refuses a username over 40 characters [A-167]', () => {
    expect(fault(Username, 'x'.repeat(41))).toBe('Usernames may be at most 40 characters long.')
  })
  it('asks an email as the username of a Google account [A-168]', () => {
    expect(fault(GoogleUsername, 'someone')).toBe('Please enter a valid Google email address.')
    expect(fault(GoogleUsername, 'someone@mail.example')).toBeNull()
  })
  it('takes public names of the listed signs only [A-177]', () => {
    expect(fault(PublicName, 'a9_-(){}[]+$?^|\\~<>@#%&')).toBeNull()
    for (const bad of ['two words', 'naïve', 'a"b', "it's", 'a/b', 'a.b'])
      expect(fault(PublicName, bad)).toBe(
        'Public names can only contain letters, numbers, and some symbols (_-+@$#&...).',
      )
  })
  it('holds public names to 3 to 40 characters [A-178] [A-179]', () => {
    expect(fault(PublicName, 'ab')).toBe('Public names must be at least 3 characters long.')
    expect(fault(PublicName, 'x'.repeat(41))).toBe('Public names may be at most 40 characters long.')
    expect([fault(PublicName, 'abc'), fault(PublicName, 'x'.repeat(40))]).toEqual([null, null])
  })
  it('holds names to 3 to 50 characters [A-195]', () => {
    expect(fault(PersonName, 'Al')).toBe('Names must be at least 3 characters long.')
    expect(fault(PersonName, 'x'.repeat(51))).toBe('Names can be at most 50 characters long.')
    expect(fault(PersonName, 'Zoë Ng')).toBeNull()
    for (const name of ['http:evil', 'see www.evil.example', 'evil.com now', 'ftp://evil', 'Al\nBcc: x', 'A\u2028b'])
      expect(fault(PersonName, name), name).toBe('Please enter a name without web addresses and line breaks.')
  })
  it('takes passwords exactly, from 6 characters on [A-196]', () => {
    expect(fault(NewPassword, '12345')).toBe('Passwords must be at least 6 characters long.')
    expect(NewPassword.parse('  pä ss  ')).toBe('  pä ss  ')
    expect(fault(NewPassword, 'x'.repeat(1025))).toBe('Passwords may be at most 1024 characters long.')
  })
  it('refuses what is no email [A-188]', () => {
    for (const bad of ['', 'a', 'a@', '@b.example', 'a b@c.example'])
      expect(fault(Email, bad)).toBe('Please enter a valid email address.')
    expect(Email.parse(' dana@haddad.example ')).toBe('dana@haddad.example')
  })
  it('offers what stands before the at-sign as public name, with _ for other signs [A-144]', () => {
    expect(publicNameOfEmail('dana.haddad+x@mail.example')).toBe('dana_haddad_x')
    expect(publicNameOfEmail('nobody')).toBe('nobody')
  })
})

describe('months of birth', () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`)

  it('gives the grade by school year and month [A-109] [A-142]', () => {
    const table: [birth: string, day: string, grade: number][] = [
      ['2017/06', '2026-11-21', 4],
      ['2017/08', '2026-11-21', 4],
      ['2017/09', '2026-11-21', 3],
      ['2017/12', '2026-11-21', 3],
      ['2017/01', '2026-11-21', 4],
      ['2017/06', '2026-06-30', 3],
      ['2017/06', '2026-07-01', 4],
      ['2017/09', '2026-06-30', 2],
      ['2017/09', '2026-07-01', 3],
      ['2022/02', '2026-11-21', 0],
      ['2000/01', '2026-11-21', 12],
      ['2008/08', '2026-11-21', 12],
      ['2008/09', '2026-11-21', 12],
      ['2009/09', '2026-11-21', 11],
    ]
    expect(table.map(([birth, day]) => gradeOfBirthMonth(birth, on(day)))).toEqual(table.map(([, , grade]) => grade))
  })
  it('sends the year and June for a grade, which gives that grade back [A-141]', () => {
    expect(birthMonthOfGrade(4, on('2026-11-21'))).toBe('2017/06')
    for (const day of ['2026-01-15', '2026-06-30', '2026-07-01', '2026-12-31'])
      for (let grade = 0; grade <= 12; grade++)
        expect(gradeOfBirthMonth(birthMonthOfGrade(grade, on(day)), on(day))).toBe(grade)
  })
  it('refuses years before 2000 and after three years ago [A-202] [A-203]', () => {
    expect(faultOfBirthMonth('1999/12', on('2026-11-21'))).toBe('Please enter a valid date on or after 2000')
    expect(faultOfBirthMonth('2000/01', on('2026-11-21'))).toBeNull()
    expect(lastBirthYear(on('2026-11-21'))).toBe(2023)
    expect(faultOfBirthMonth('2023/12', on('2026-11-21'))).toBeNull()
    expect(faultOfBirthMonth('2024/01', on('2026-11-21'))).toBe('Please enter a valid date.')
    expect(faultOfBirthMonth('2017/13', on('2026-11-21'))).toBe('Please enter a valid date.')
    expect(faultOfBirthMonth('2017-06', on('2026-11-21'))).toBe('Please enter a valid date.')
  })
  it('needs a parent’s yes until the whole month of the thirteenth birthday is over', () => {
    expect(needsConsent('2013/11', on('2026-10-31'))).toBe(true)
    expect(needsConsent('2013/11', on('2026-11-30'))).toBe(true)
    expect(needsConsent('2013/11', on('2026-12-01'))).toBe(false)
    expect(needsConsent('2013/12', on('2026-12-31'))).toBe(true)
    expect(needsConsent('2012/01', on('2026-11-21'))).toBe(false)
  })
  it('is never in doubt for the worse: who needs no consent is at least 13', () => {
    const month = fc.tuple(fc.integer({ min: 2000, max: 2023 }), fc.integer({ min: 1, max: 12 }))
    fc.assert(
      fc.property(
        month,
        fc.date({ min: on('2025-01-01'), max: on('2040-01-01'), noInvalidDate: true }),
        ([year, m], now) => {
          if (needsConsent(`${year}/${String(m).padStart(2, '0')}`, now)) return
          const thirteenthOfYoungest = Date.UTC(year + 13, m, 0)
          expect(now.getTime()).toBeGreaterThanOrEqual(thirteenthOfYoungest)
        },
      ),
    )
  })
})

describe('what a family chooses', () => {
  it('asks one of the three goals that decide where to begin [A-115] [A-209]', () => {
    expect(fault(LearningGoals, ['love_of_math', 'fun_while_learning'])).toBe('Choose at least one goal')
    expect(fault(LearningGoals, [])).toBe('Choose at least one goal')
    for (const goal of ['catchup', 'academic_improvement', 'advanced_learning'])
      expect(fault(LearningGoals, ['love_of_math', goal])).toBeNull()
  })

  it('decide where a child of a grade begins', () => {
    const from = (grade: number, ...goals: Parameters<typeof gradeToBeginAt>[1]) => gradeToBeginAt(grade, goals)
    expect([from(4), from(4, 'love_of_math'), from(4, 'academic_improvement')]).toEqual([4, 4, 4])
    expect([from(4, 'catchup'), from(4, 'advanced_learning', 'love_of_math')]).toEqual([3, 5])
    expect([from(4, 'catchup', 'academic_improvement'), from(4, 'catchup', 'advanced_learning')]).toEqual([3.5, 4])
    expect([from(0, 'catchup'), from(12, 'advanced_learning')]).toEqual([0, 12])
  })
  it('starts at the grade of the intent, then of the creator’s groups, else at 5 [A-139] [A-140]', () => {
    expect(['explorers', 'navigators', 'challengers', 'other'].map((intent) => startingGrade(intent, []))).toEqual([
      2, 5, 8, 5,
    ])
    expect(startingGrade(null, ['explorers'])).toBe(2)
    expect(startingGrade(null, ['explorers', 'challengers'])).toBe(8)
    expect(startingGrade('explorers', ['challengers'])).toBe(2)
    expect(startingGrade(null, ['visst'])).toBe(5)
  })
  it('offers twelve figures, and two people to tutors only [A-124] [A-125]', () => {
    expect(avatarsFor(['student'])).toHaveLength(12)
    expect(avatarsFor(['parent'])).not.toContain('person_one')
    expect(avatarsFor(['tutor'])).toEqual([...avatarsFor(['student']), 'person_one', 'person_two'])
  })
  it('keeps at most five focus areas [A-207]', () => {
    expect(fault(AccountChanges, { focusAreas: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe(
      'Choose up to 5 math themes to focus on',
    )
  })
  it('refuses grades that are no whole number from 0 to 12 [A-200]', () => {
    for (const gradeLevel of [-1, 13, 4.5])
      expect(fault(AccountChanges, { gradeLevel })).toBe('Grade level is required to set the starting curriculum.')
  })
  it('never takes roles, state, id or status as a change', () => {
    for (const extra of ['roles', 'state', 'id', 'status', 'pk', 'claimed', 'passwordHash'])
      expect(AccountChanges.safeParse({ [extra]: 'x' }).success).toBe(false)
  })
  it('lists a tutor who is no student as a tutor [A-249]', () => {
    expect(kindOfAccount(['parent', 'tutor'])).toBe('tutor')
    expect(kindOfAccount(['tutor', 'student'])).toBe('student')
    expect(kindOfAccount(['admin', 'tutor'])).toBe('admin')
    expect(kindOfAccount([])).toBeNull()
  })
  it('knows six roles, and three of class sections [A-114]', () => {
    expect(roles).toEqual(['student', 'guardian', 'parent', 'teacher', 'tutor', 'admin'])
    expect(sectionRoles).toEqual(['instructor', 'assistant', 'student'])
  })
  it('calls an email the parent’s for students who are no parents [A-107]', () => {
    expect(emailIsParents({ roles: ['student'] })).toBe(true)
    expect(emailIsParents({ roles: ['student', 'parent'] })).toBe(false)
    expect(emailIsParents({ roles: ['tutor'] })).toBe(false)
  })
})

describe('time zones', () => {
  it('outside the list are refused in the words of the form [A-213]', () => {
    for (const zone of [undefined, '', 'Europe/Berlin'])
      expect(fault(TimeZone, zone)).toBe('A timezone is required to set the schedule.')
    expect(fault(TimeZone, 'Asia/Tokyo')).toBeNull()
  })
  it('are 26, from Honolulu to Auckland, all known here [A-305]', () => {
    const names = Object.keys(timeZones)
    expect(names).toHaveLength(26)
    expect([names[0], names.at(-1)]).toEqual(['Pacific/Honolulu', 'Pacific/Auckland'])
    for (const city of ['Los_Angeles', 'Chicago', 'New_York', 'London', 'Tokyo', 'Sydney'])
      expect(names.some((name) => name.endsWith(city))).toBe(true)
    for (const name of names) expect(() => new Intl.DateTimeFormat('en', { timeZone: name })).not.toThrow()
  })
  it('knows offsets on both sides of a clock change', () => {
    expect(offsetMinutes('America/New_York', new Date('2026-11-01T05:00:00Z'))).toBe(-240)
    expect(offsetMinutes('America/New_York', new Date('2026-11-01T07:00:00Z'))).toBe(-300)
    expect(offsetMinutes('Asia/Kolkata', new Date('2026-11-01T07:00:00Z'))).toBe(330)
  })
  it('takes for a zone outside the list one that runs alike all year, else New York', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(nearestTimeZone('Asia/Tokyo', now)).toBe('Asia/Tokyo')
    expect(nearestTimeZone('Europe/Berlin', now)).toBe('Europe/Paris')
    expect(nearestTimeZone('Asia/Seoul', now)).toBe('Asia/Tokyo')
    expect(nearestTimeZone('Australia/Lord_Howe', now)).toBe('America/New_York')
    expect(nearestTimeZone('Not/AZone', now)).toBe('America/New_York')
  })
})
