import { z } from 'zod'
import { commitments, signUpTypes, steps } from './steps.ts'

/**
 * What the browser keeps of an unfinished sign-up, so that it can be gone on with after a reload. The password lives in
 * memory only: `password` is a key of the state, and never of what is stored..
 */
export const SignUpState = z.object({
  accountType: z.enum(signUpTypes),
  suggestedUsernames: z.array(z.string()),
  suggestedPublicNames: z.array(z.string()),
  createToken: z.string().nullable(),
  password: z.string(),
  commitment: z.enum(commitments).nullable(),
  creatingAccountId: z.string().nullable(),
  completedStep: z.enum(steps).nullable(),
  completedPath: z.string().nullable(),
  idp: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  path: z.string().nullable(),
  gradeLevel: z.number().int().min(0).max(12).nullable(),
  id: z.string().nullable(),
  username: z.string(),
  publicName: z.string(),
  avatar: z.string().nullable(),
  timeZone: z.string().nullable(),
  birthDate: z.string().nullable(),
  classGroups: z.array(z.string()),
  focusAreas: z.array(z.string()),
  learningGoals: z.array(z.string()),
  intent: z.string().nullable(),
  manualGradeLevel: z.boolean(),
  creatingSectionId: z.string().nullable(),
  /** The link's code, sent as discountCode. */
  code: z.string().nullable(),
  /** The step that is shown. */
  step: z.enum(steps),
  parentEmail: z.string(),
  withoutParent: z.boolean(),
  /** What the family wished in the steps about classes. */
  wishes: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})
export type SignUpState = z.infer<typeof SignUpState>

/** A state as it is stored: without the password, and with the instant (ms) until which it is worth something. */
export const StoredSignUp = SignUpState.omit({ password: true }).extend({ until: z.number() })
export type StoredSignUp = z.infer<typeof StoredSignUp>

/** A create token and a stored draft live for a day. Decision A-049. */
export const draftHours = 24

/** A state with nothing in it, at the first step. */
export function emptySignUp(accountType: SignUpState['accountType'], step: SignUpState['step']): SignUpState {
  return {
    accountType,
    suggestedUsernames: [],
    suggestedPublicNames: [],
    createToken: null,
    password: '',
    commitment: null,
    creatingAccountId: null,
    completedStep: null,
    completedPath: null,
    idp: null,
    email: '',
    name: '',
    path: null,
    gradeLevel: null,
    id: null,
    username: '',
    publicName: '',
    avatar: null,
    timeZone: null,
    birthDate: null,
    classGroups: [],
    focusAreas: [],
    learningGoals: [],
    intent: null,
    manualGradeLevel: false,
    creatingSectionId: null,
    code: null,
    step,
    parentEmail: '',
    withoutParent: false,
    wishes: {},
  }
}
