/** The topic that a grade begins with. L-132. */
export const defaultTopicCodes = {
  1: 'patterning_visual_basics',
  2: 'coin_math_intro',
  3: 'picture_numbers_subtraction_intro',
  4: 'data_graphing_practice',
  5: 'cartesian_grid_basics',
  6: 'exponents_intro',
  7: 'scientific_notation_intro',
  8: 'algebra_basic_concepts_intro',
  9: 'cartesian_grid_geometry_logic',
  10: 'exponents_fractional_bases_and_exponents_intro',
  11: 'radicals_simplifying_intro',
  12: 'trigonometry_fundamentals_practice',
} as const
