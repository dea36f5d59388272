/** Right triangles with whole sides: legs a and b (in both orders) and hypotenuse c, the smallest first. */
export function pythagoreanTriples(longest: number): readonly (readonly [a: number, b: number, c: number])[] {
  const found: (readonly [number, number, number])[] = []
  for (let c = 5; c <= longest; c++)
    for (let a = 3; a < c; a++) {
      const b = Math.round(Math.sqrt(c * c - a * a))
      if (b > 2 && a * a + b * b === c * c) found.push([a, b, c])
    }
  return found
}
