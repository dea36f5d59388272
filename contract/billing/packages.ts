/** Most packages of one order. C-165. */
export const mostPackages = 10

/** Packages from what was typed: nothing, or what is no number, is 1; above 10 is 10; parts of a package are left away. C-165, decision A20. */
export function packagesOf(typed: string): number {
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(number)) return 1
  return Math.min(mostPackages, Math.max(1, Math.floor(number)))
}
