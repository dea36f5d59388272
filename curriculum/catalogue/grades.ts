/** A school grade (L-091). Grade 0 is kindergarten and has a page of its own [L-179]. */
export interface Grade {
  readonly gradeLevelCode: `grade_${number}`
  readonly gradeLevelName: string
  readonly gradeLevelDescription: string
  readonly grade: number
}

const described: readonly (readonly [string, string])[] = [
  [
    'Kindergarten',
    'Count to twenty and beyond, join groups and take some away, and name the shapes all around. Every number is something you can see and touch.',
  ],
  [
    'Grade 1',
    'Add and subtract within twenty, build numbers from tens and ones, and read a clock. Patterns begin to repeat, grow and surprise.',
  ],
  [
    'Grade 2',
    'Add and subtract within a hundred, count coins, measure lengths and tell time to five minutes. Equal groups open the door to multiplying.',
  ],
  [
    'Grade 3',
    'Learn what multiplying and dividing mean and come to know the tables. Fractions become numbers with a place on the line.',
  ],
  [
    'Grade 4',
    'Work with large numbers, factors and equal fractions, and draw graphs that tell a story. Angles are measured for the first time.',
  ],
  [
    'Grade 5',
    'Add, subtract and multiply fractions and decimals, find volumes, and plot points on the coordinate grid.',
  ],
  [
    'Grade 6',
    'Compare with ratios and percents, go below zero, and write rules with letters and exponents. Data gets a center and a spread.',
  ],
  [
    'Grade 7',
    'Solve two-step equations, reason in proportion, and work with every signed number. Chance gets a number too.',
  ],
  [
    'Grade 8',
    'Draw and compare straight lines, meet functions, Pythagoras and roots, and solve two equations at once.',
  ],
  [
    'Grade 9',
    'Work with linear, exponential and quadratic models, polynomials and inequalities, and prove facts on the grid.',
  ],
  ['Grade 10', 'Prove with triangles and circles, begin trigonometry, and give a meaning to fractional exponents.'],
  [
    'Grade 11',
    'Simplify radicals, use logarithms and polynomials of any degree, and meet complex numbers and matrices.',
  ],
  [
    'Grade 12',
    'Go round the unit circle, use vectors and series, and take the first steps in calculus: limits, slopes and areas.',
  ],
]

/** All grades, kindergarten first. */
export const grades: readonly Grade[] = described.map(([gradeLevelName, gradeLevelDescription], grade) => ({
  gradeLevelCode: `grade_${grade}`,
  gradeLevelName,
  gradeLevelDescription,
  grade,
}))
