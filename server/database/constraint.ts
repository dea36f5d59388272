/** The name of the constraint or unique index that a write broke; null for any other failure. */
export function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  return typeof constraint === 'string' && code?.startsWith('23') === true ? constraint : null
}
