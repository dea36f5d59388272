import { type Paper, paperOfCountry } from '@polyhex/contract/curriculum/worksheets'

/** The paper of the country that the browser's language names (en-US: Letter); undefined when it names none, and the server decides. */
export function usualPaper(language: string): Paper | undefined {
  const region = /[-_]([A-Za-z]{2})(?:[-_]|$)/.exec(language)?.[1]
  return region === undefined ? undefined : paperOfCountry(region)
}
