/** How sure a theme level is, in a sentence. 0 to 1; the steps are those of decision 0024. */
export function confidenceWords(confidence: number): string {
  if (confidence >= 0.8) return 'We are quite sure of this.'
  if (confidence >= 0.5) return 'This is likely, give or take half a grade.'
  return 'This is a first guess. More questions will make it surer.'
}
