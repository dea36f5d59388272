import type { DataPart } from '@polyhex/contract/accounts/account-data'
import type { Tables } from '../../database/tables.ts'

type Form =
  /** As it is stored. */
  | 'plain'
  /** The id of an account, given as its public name: nobody's data but the account's own leaves. */
  | 'publicName'
  /** An address of somebody else: enough of it for its owner to know it. */
  | 'veiled'
  /** Text that holds JSON. */
  | 'json'
  /** Bytes, as base64. */
  | 'base64'
  /** Whether there is a value, not which. */
  | 'isThere'

/** A column as the copy gives it; a bare name is given as it is, in the writing of JSON. */
export type Given = string | { readonly column: string; readonly as: string; readonly form: Form }

/** A table that holds something of an account: by which columns a row is the account's, what of it is given, and what is not. */
export interface HeldTable {
  readonly part: DataPart
  readonly table: keyof Tables
  /** A row belongs to the account when one of these holds its id. */
  readonly by: readonly string[]
  /** Where the row hangs on another table of the account instead: its column and that table. */
  readonly through?: { readonly column: string; readonly table: 'runs' }
  readonly give: readonly Given[]
  /** Columns that are left out, and why. */
  readonly leave: Readonly<Record<string, string>>
  readonly newestBy: string
}

/** Why a column is left out. */
export const because = {
  own: 'It is the account itself.',
  number: 'A number of ours that says nothing.',
  secret: 'It would let somebody in.',
  answers: 'Right answers could be worked out from it.',
} as const

/** The id of an account as its public name. */
export const name = (column: string, as: string): Given => ({ column, as, form: 'publicName' })
/** A column in another form, or by another name. */
export const as = (column: string, form: Form, to = column): Given => ({ column, as: to, form })
