import { matrix } from '../../figures/matrix.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Matrices: tables of numbers that can be computed with. */
export const lesson: LessonPlan = {
  topicCode: 'matrices_intro',
  what: {
    heading: 'A table of numbers',
    say: 'A matrix is a table of numbers in brackets. Rows go across and columns go up and down. We name the row first, then the column.',
    figure: matrix({
      matrices: [
        {
          name: 'A',
          rows: [
            ['4', '7', '1'],
            ['2', '0', '5'],
          ],
        },
      ],
    }),
  },
  picture: {
    heading: 'Row 2, column 3',
    say: 'Count rows from the top and columns from the left. In row 2 and column 3 stands the entry 5.',
    latex: 'a_{23} = 5',
    figure: matrix({
      matrices: [
        {
          name: 'A',
          rows: [
            ['4', '7', '1'],
            ['2', '0', '5'],
          ],
          highlighted: [[1, 2]],
        },
      ],
    }),
  },
  example: { level: 1 },
  mistake: {
    misconception: 'matrix_entrywise',
    heading: 'Products go row by column',
    say: 'Matrices are added entry by entry, but they are not multiplied so. For a product, a row of the first matrix meets a column of the second one. That is why an inverse is not made by turning each entry upside down.',
    latex: 'A \\cdot A^{-1} = I',
  },
  check: {
    heading: 'Multiply to check an inverse',
    say: 'Multiply the matrix by the inverse that you found. The result must be ones on the main diagonal and zeros elsewhere.',
    latex:
      '\\begin{pmatrix} 2 & 1 \\\\ 1 & 1 \\end{pmatrix} \\begin{pmatrix} 1 & -1 \\\\ -1 & 2 \\end{pmatrix} = \\begin{pmatrix} 1 & 0 \\\\ 0 & 1 \\end{pmatrix}',
  },
}
