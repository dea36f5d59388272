/** The page of the second step, which leads on to `next`, a path of this site. */
export function secondStepPath(next: string): string {
  return next === '/' ? '/signin/second-step/' : `/signin/second-step/?next=${encodeURIComponent(next)}`
}
