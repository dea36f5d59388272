/** Things that are drawn with letters beside them: as options they stand at the places of these letters, and never shuffled. */
export function isLettered(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every((text) => /^[A-Z]$/.test(text))
}
