import { checkDelayMs, type IdentifierType } from '@polyhex/contract/accounts/name-checks'
import { nameOperations } from '@polyhex/contract/accounts/name-operations'
import { useEffect, useState } from 'react'
import { callServer } from '../../call/call-server.ts'

/** What the live check of a name has said so far. */
export interface LiveCheck {
  /** Why it cannot be had; null while nothing is known against it. */
  readonly message: string | null
  /** The server has said that it can be had. */
  readonly free: boolean
  readonly suggestions: readonly string[]
}

const nothing: LiveCheck = { message: null, free: false, suggestions: [] }

/**
 * Checks a name 300 ms after typing has stopped. `own` is a name the account has already: it is fine without asking. A
 * check that fails is only logged..
 */
export function useIdentifierCheck(
  type: IdentifierType,
  identifier: string,
  of: { readonly own?: string | null; readonly name?: string; readonly accountId?: string | null } = {},
): LiveCheck {
  const [check, setCheck] = useState<{ readonly of: string; readonly said: LiveCheck }>({ of: '', said: nothing })
  const { own = null, name = '', accountId = null } = of
  const settled = identifier.trim() !== '' && identifier.trim().toLowerCase() === own?.toLowerCase()
  useEffect(() => {
    if (identifier.trim() === '' || settled) return
    let over = false
    const timer = setTimeout(() => {
      void ask(type, identifier, name, accountId).then((said) => {
        if (!over && said !== null) setCheck({ of: identifier, said })
      })
    }, checkDelayMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [type, identifier, settled, name, accountId])
  if (settled) return { ...nothing, suggestions: check.said.suggestions }
  return check.of === identifier ? check.said : { ...nothing, suggestions: check.said.suggestions }
}

async function ask(
  type: IdentifierType,
  identifier: string,
  name: string,
  accountId: string | null,
): Promise<LiveCheck | null> {
  const owner = accountId === null ? {} : { accountId }
  try {
    if (type === 'email') {
      const { isValid, message } = await callServer(nameOperations.checkEmail, {
        body: { email: identifier, ...owner },
      })
      return { message: isValid ? null : message, free: isValid, suggestions: [] }
    }
    const real = name.trim() === '' ? {} : { name: name.trim() }
    const answer = await callServer(nameOperations.getAvailableIdentifiers, {
      body: { identifier, type, ...real, ...owner },
    })
    return { message: answer.isValid ? null : answer.message, free: answer.isValid, suggestions: answer.suggestions }
  } catch (problem) {
    // oxlint-disable-next-line no-console -- such a failure is logged and not shown
    console.warn('a name could not be checked', problem)
    return null
  }
}

/** Suggestions before anything is typed. A-011. */
export async function askSuggestions(type: 'username' | 'public_name'): Promise<string[]> {
  try {
    return (await callServer(nameOperations.getAvailableIdentifiers, { body: { identifier: '', type } })).suggestions
  } catch (problem) {
    // oxlint-disable-next-line no-console -- such a failure is logged and not shown
    console.warn('no names could be suggested', problem)
    return []
  }
}
