import { createContext } from 'react'
import type { CheckedWorking } from '@polyhex/contract/exercises/working'

/** Asks for the lines of the open question; fails when nobody answers. */
export type CheckWorking = (response: string) => Promise<CheckedWorking>

/** Null where lines are not checked before the answer: in contests, levellings and speed play, and where nobody answers for them. */
export const CheckWorkingContext = createContext<CheckWorking | null>(null)
