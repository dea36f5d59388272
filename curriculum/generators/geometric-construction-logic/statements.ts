/**
 * A true statement 'If <subject> <p>, then <it> <q>.' with the opposites of both parts. `both` and `neither` are examples;
 * `counter` has q without p, so the converse is false; where it is null the converse is true as well.
 */
export interface Statement {
  readonly subject: string
  readonly it: 'it' | 'they'
  readonly p: string
  readonly notP: string
  readonly q: string
  readonly notQ: string
  readonly both: string
  readonly neither: string
  readonly counter: string | null
}

type Part = readonly [yes: string, no: string]

const says = (
  subject: string,
  [p, notP]: Part,
  [q, notQ]: Part,
  [both, neither, counter]: readonly [string, string, string?],
): Statement => ({
  subject,
  it: subject.startsWith('two') ? 'they' : 'it',
  p,
  notP,
  q,
  notQ,
  both,
  neither,
  counter: counter ?? null,
})
const is = (what: string): Part => [`is ${what}`, `is not ${what}`]
const are = (what: string): Part => [`are ${what}`, `are not ${what}`]
const has = (what: string): Part => [`has ${what}`, `does not have ${what}`]
const have = (what: string): Part => [`have ${what}`, `do not have ${what}`]

const quadrilateral = 'a quadrilateral'
const triangle = 'a triangle'
const whole = 'a whole number'

export const statements: readonly Statement[] = [
  says(whole, is('divisible by 10'), is('even'), ['30', '15', '12']),
  says(whole, is('divisible by 6'), is('divisible by 3'), ['18', '20', '15']),
  says(whole, is('divisible by 4'), is('even'), ['8', '7', '6']),
  says(whole, is('larger than 10'), is('larger than 5'), ['12', '3', '7']),
  says(whole, ['ends in 0 or 5', 'does not end in 0 or 5'], is('divisible by 5'), ['35', '42']),
  says(quadrilateral, is('a square'), has('four equal sides'), [
    'a square of 2 cm',
    'a 2 cm by 5 cm rectangle',
    'a rhombus with a 60° angle',
  ]),
  says(quadrilateral, is('a square'), has('four right angles'), [
    'a square of 2 cm',
    'a rhombus with a 60° angle',
    'a 2 cm by 5 cm rectangle',
  ]),
  says(quadrilateral, is('a rectangle'), has('equal diagonals'), [
    'a square of 2 cm',
    'a rhombus with a 40° angle',
    'an isosceles trapezoid with a 70° angle',
  ]),
  says(quadrilateral, is('a rectangle'), has('a right angle'), [
    'a square of 2 cm',
    'a rhombus with a 60° angle',
    'a trapezoid with angles of 90°, 90°, 60° and 120°',
  ]),
  says(quadrilateral, is('a rhombus'), has('perpendicular diagonals'), [
    'a square of 2 cm',
    'a 2 cm by 5 cm rectangle',
    'a kite with sides of 3 cm and 5 cm',
  ]),
  says(quadrilateral, is('a parallelogram'), has('diagonals that bisect each other'), [
    'a 2 cm by 5 cm rectangle',
    'a kite with sides of 3 cm and 5 cm',
  ]),
  says(triangle, is('equilateral'), has('two equal sides'), [
    'a triangle with sides of 6, 6 and 6 cm',
    'a triangle with sides of 4, 5 and 6 cm',
    'a triangle with sides of 5, 5 and 8 cm',
  ]),
  says(triangle, is('obtuse'), has('an angle larger than 80°'), [
    'a triangle with angles of 100°, 50° and 30°',
    'a triangle with three 60° angles',
    'a triangle with angles of 85°, 50° and 45°',
  ]),
  says(triangle, has('sides of 3, 4 and 5 cm'), has('a right angle'), [
    'a triangle with sides of 5, 4 and 3 cm',
    'a triangle with sides of 4, 5 and 6 cm',
    'a triangle with sides of 5, 12 and 13 cm',
  ]),
  says(triangle, has('two equal sides'), has('two equal angles'), [
    'a triangle with sides of 5, 5 and 8 cm',
    'a triangle with sides of 4, 5 and 6 cm',
  ]),
  says(triangle, is('equilateral'), has('three angles of 60°'), [
    'a triangle with sides of 6, 6 and 6 cm',
    'a triangle with sides of 4, 5 and 6 cm',
  ]),
  says('two angles', are('vertical angles'), are('equal'), [
    'opposite angles of 50° at a crossing',
    'angles of 30° and 80° in a triangle',
    'the base angles of an isosceles triangle',
  ]),
  says(
    'two angles',
    ['form a linear pair', 'do not form a linear pair'],
    ['add up to 180°', 'do not add up to 180°'],
    ['neighbors of 70° and 110° on a line', 'two angles of 40° in a triangle', 'two opposite corners of a square'],
  ),
  says('two triangles', are('congruent'), are('similar'), [
    'two triangles with sides 3, 4, 5',
    'triangles with sides 3, 4, 5 and 5, 12, 13',
    'triangles with sides 3, 4, 5 and 6, 8, 10',
  ]),
  says('two rectangles', are('congruent'), have('equal perimeters'), [
    'two rectangles of 2 by 6',
    'rectangles of 2 by 6 and 2 by 9',
    'rectangles of 2 by 6 and 3 by 5',
  ]),
  says('two rectangles', are('congruent'), have('equal areas'), [
    'two rectangles of 2 by 6',
    'rectangles of 2 by 6 and 2 by 9',
    'rectangles of 2 by 6 and 3 by 4',
  ]),
  says(
    'two lines in a plane',
    are('perpendicular'),
    ['cross', 'do not cross'],
    ['lines that meet at a right angle', 'two different parallel lines', 'lines that meet at an angle of 50°'],
  ),
  says('a point', is('the midpoint of \\(AB\\)'), is('equally far from \\(A\\) and \\(B\\)'), [
    'the middle of segment \\(AB\\)',
    'the end point \\(A\\)',
    'the tip of an isosceles triangle on \\(AB\\)',
  ]),
  says(
    'a point',
    ['lies on the perpendicular bisector of \\(AB\\)', 'does not lie on the perpendicular bisector of \\(AB\\)'],
    is('equally far from \\(A\\) and \\(B\\)'),
    ['the middle of segment \\(AB\\)', 'the end point \\(A\\)'],
  ),
  says(
    'a polygon',
    is('regular'),
    ['has only equal sides', 'does not have only equal sides'],
    ['a square of 2 cm', 'a 2 cm by 5 cm rectangle', 'a rhombus with a 60° angle'],
  ),
]
