import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AccountCreation } from './account-creation.ts'
import { emptySignUp, SignUpState, StoredSignUp } from './draft.ts'
import { veiledEmail } from './consent.ts'
import { decodeSignUpLink, encodeSignUpLink, ownPath, type SignUpLink, signUpLinkKeys } from './sign-up-link.ts'
import {
  closesWithoutAsking,
  Commitment,
  commitmentOf,
  commitments,
  firstStep,
  nextStep,
  numberOfStep,
  previousStep,
  type Step,
  stepOfNumber,
  steps,
  terminals,
  walk,
  type WizardFacts,
} from './steps.ts'

const alone: WizardFacts = {
  type: 'student',
  authenticated: true,
  parentIsHere: false,
  withoutParent: false,
  commitment: null,
  path: null,
}

const anyFacts = fc.record({
  type: fc.constantFrom('student', 'parent', 'teacher'),
  authenticated: fc.boolean(),
  parentIsHere: fc.boolean(),
  withoutParent: fc.boolean(),
  commitment: fc.option(fc.constantFrom(...commitments), { nil: null }),
  path: fc.constantFrom(null, '/home/', '/checkout/?price=p1&currency=USD'),
}) as fc.Arbitrary<WizardFacts>

describe('the steps of a student', () => {
  it('begin at student_1, ask for a parent and end where math starts [A-062] [A-063]', () => {
    expect(firstStep('student')).toBe('student_1')
    expect(walk({ ...alone, commitment: 'solo' })).toEqual(
      [1, 2, 3, 5, 6, 7, 9, 10, 'end'].map((number) => `student_${number}`),
    )
  })
  it.each([
    ['classes', [11, 12]],
    ['trial', [16, 17]],
    ['evaluation', [13, 14, 15]],
    ['solo', []],
  ] as const)('go on after student_10 as %s says [A-054] [A-063]', (commitment, numbers) => {
    const row = walk({ ...alone, commitment })
    const after = row.slice(row.indexOf('student_10') + 1)
    expect(after).toEqual([...numbers.map((number) => `student_${number}`), 'student_end'])
  })
  it.each([
    ['classes', { student_11: 'pays weekly classes', student_12: 'registers weekly' }],
    ['trial', { student_16: 'registers the trial', student_17: 'pays the trial' }],
    [
      'evaluation',
      { student_13: 'signs up for an evaluation', student_14: 'looks at courses', student_15: 'pays a course' },
    ],
    ['solo', {}],
  ] as const)(
    'lead whoever chose %s to its own payment and registration, and to no other [C-150] [C-151]',
    (commitment, own) => {
      const row = walk({ ...alone, commitment })
      const ofClasses = row.filter((step) => numberOfStep(step) >= 11)
      expect(ofClasses).toEqual(Object.keys(own))
      for (const step of ofClasses) {
        expect(commitmentOf(step)).toBe(commitment)
        // Who comes back at this step can go back along the same way.
        expect(previousStep(step, { ...alone, commitment: commitmentOf(step) })).toBe(row[row.indexOf(step) - 1])
      }
      expect(commitmentOf('student_10')).toBeNull()
    },
  )
  it('never show student_4 [A-048]', () => {
    expect(steps).not.toContain('student_4')
    expect(stepOfNumber('student', 4)).toBeNull()
  })
  it('leave out 3 and 5 where the parent is there, and 5 where an older student goes on alone [A-049]', () => {
    expect(nextStep('student_2', { ...alone, parentIsHere: true })).toBe('student_6')
    expect(nextStep('student_3', { ...alone, withoutParent: true })).toBe('student_6')
    expect(nextStep('student_3', alone)).toBe('student_5')
  })
  it('ask to sign in only who is not [A-052] [A-135]', () => {
    expect(nextStep('student_7', { ...alone, authenticated: false })).toBe('student_8')
    expect(nextStep('student_8', alone)).toBe('student_9')
    expect(nextStep('student_7', alone)).toBe('student_9')
  })
})

describe('the steps of a parent', () => {
  const parent = { ...alone, type: 'parent' } as const
  it('are details, goals, figure, time zone and the end, with sign-in between where it is needed [A-042] [A-135]', () => {
    expect(walk(parent)).toEqual(['parent_1', 'parent_2', 'parent_3', 'parent_5', 'parent_6'])
    expect(walk({ ...parent, authenticated: false })).toContain('parent_4')
  })
  it('ask a teacher for no goals of children [A-013]', () => {
    // Who buys is asked for the account alone, and goes on to the order.
    expect(walk({ ...parent, path: '/checkout/?price=p' })).toEqual(['parent_1'])
    expect(walk({ ...parent, type: 'teacher' })).toEqual(['parent_1', 'parent_3', 'parent_5', 'parent_6'])
  })
})

it('the ends are close, clear, authenticated and checkout; a checkout that was begun is gone on with [A-026] [A-038]', () => {
  expect(terminals).toEqual(['close', 'clear', 'authenticated', 'checkout'])
  expect(nextStep('parent_6', { ...alone, type: 'parent', path: '/checkout/?price=p&currency=USD' })).toBe('checkout')
  expect(nextStep('parent_6', { ...alone, type: 'parent', path: '/math/themes/' })).toBe('close')
  expect(nextStep('student_end', alone)).toBe('close')
})

it('every walk ends, and going back retraces it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const row = walk({ ...facts, authenticated: true })
      expect(new Set(row).size).toBe(row.length)
      const back: Step[] = []
      for (let step: Step | null = row.at(-1) ?? null; step !== null; step = previousStep(step, facts)) back.push(step)
      expect(back.toReversed()).toEqual(row)
    }),
  )
})

describe('a stored step', () => {
  it('is its number, and is resumed when it is positive and there is such a step [A-129] [A-130]', () => {
    expect(numberOfStep('student_12')).toBe(12)
    expect(numberOfStep('student_end')).toBe(0)
    expect(stepOfNumber('student', 12)).toBe('student_12')
    expect(stepOfNumber('parent', 6)).toBe('parent_6')
    for (const number of [0, -3, 4, 18]) expect(stepOfNumber('student', number)).toBeNull()
    expect(stepOfNumber('parent', 7)).toBeNull()
  })
})

it('closing asks, but in a temporary drawer, at student_10 and at parent_6 [A-137]', () => {
  const quiet = steps.filter((step) => closesWithoutAsking(step, false))
  expect(quiet).toEqual(['student_10', 'student_end', 'parent_6'])
  expect(steps.every((step) => closesWithoutAsking(step, true))).toBe(true)
})

it('a commitment is one of the four [A-199]', () => {
  expect(Commitment.safeParse('someday').error?.issues[0]?.message).toBe(
    'Choose how you will progress in your learning.',
  )
  expect(commitments.every((one) => Commitment.safeParse(one).success)).toBe(true)
})

describe('the address of sign-up', () => {
  const link = Object.fromEntries(
    signUpLinkKeys.map((key) => [key, fc.option(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }))]),
  )
  it('carries all seven values through encoding and decoding, once or twice decoded [A-024]', () => {
    expect(signUpLinkKeys).toEqual(['email', 'name', 'gradeLevel', 'idp', 'intent', 'path', 'code'])
    fc.assert(
      fc.property(fc.record(link), (values) => {
        const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as SignUpLink
        const encoded = encodeSignUpLink(given)
        expect(encoded).not.toMatch(/[/?#&]/)
        expect(decodeSignUpLink(encoded)).toEqual(given)
        expect(decodeSignUpLink(decodeURIComponent(encoded))).toEqual(given)
      }),
    )
  })
  it('passes over what it does not know or cannot read', () => {
    expect(decodeSignUpLink('role%3Dadmin%26name%3DAda')).toEqual({ name: 'Ada' })
    expect(decodeSignUpLink('%E0%A4%A')).toEqual({})
    expect(decodeSignUpLink('')).toEqual({})
  })
  it('leads to no other host', () => {
    expect(ownPath('/checkout/?price=p1')).toBe('/checkout/?price=p1')
    for (const path of ['//evil.test/', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', undefined])
      expect(ownPath(path)).toBeNull()
  })
})

describe('what sign-up keeps and sends', () => {
  it('has the keys of the saved state and of the draft [A-118] [A-119]', () => {
    const keys = Object.keys(SignUpState.shape)
    const saved =
      'accountType suggestedUsernames suggestedPublicNames createToken password commitment creatingAccountId completedStep completedPath idp email name path gradeLevel id username publicName avatar timeZone birthDate classGroups focusAreas learningGoals'
    const draft = 'intent manualGradeLevel creatingAccountId creatingSectionId'
    expect(keys).toEqual(expect.arrayContaining([...saved.split(' '), ...draft.split(' ')]))
    expect(Object.keys(StoredSignUp.shape)).not.toContain('password')
    expect(SignUpState.safeParse(emptySignUp('student', 'student_1')).success).toBe(true)
  })
  it('has the members of the payload, and no role that sees the children of others [A-116]', () => {
    const members =
      'email username password idp name displayName gradeLevel publicName avatarName avatar birthDate classGroups focusAreas learningGoals timeZone step roles token context discountCode evaluationSlot'
    expect(Object.keys(AccountCreation.shape).toSorted()).toEqual(members.split(' ').toSorted())
    for (const role of ['admin', 'tutor', 'teacher'])
      expect(AccountCreation.safeParse({ roles: [role] }).success).toBe(false)
    expect(AccountCreation.safeParse({ roles: ['parent'] }).success).toBe(true)
    expect(AccountCreation.safeParse({ isAdmin: true }).success).toBe(false)
  })
  it('carries no password with a foreign identity [A-117]', () => {
    expect(AccountCreation.safeParse({ idp: 'google', password: 'kestrel-42' }).success).toBe(false)
    expect(AccountCreation.safeParse({ idp: 'google' }).success).toBe(true)
  })
})

it('a veiled email tells its owner and nobody else', () => {
  expect(veiledEmail('dana@field.example')).toBe('d•••@field.example')
  expect(veiledEmail('nonsense')).toBe('•••')
})
