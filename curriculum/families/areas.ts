/** A focus area as families name it, with the areas that lie near it and lend it problems when its own are few. */
interface ContestArea {
  readonly focusArea: string
  readonly near: readonly AreaCode[]
}

/** Two letters for each of the 32 focus areas. */
export type AreaCode =
  | 'AS'
  | 'AL'
  | 'CA'
  | 'CX'
  | 'EX'
  | 'FP'
  | 'FR'
  | 'FN'
  | 'G2'
  | 'G3'
  | 'GC'
  | 'GP'
  | 'GA'
  | 'GD'
  | 'MX'
  | 'MU'
  | 'MD'
  | 'NU'
  | 'PN'
  | 'PV'
  | 'PC'
  | 'DC'
  | 'PL'
  | 'PR'
  | 'RA'
  | 'RR'
  | 'SN'
  | 'SL'
  | 'SD'
  | 'ST'
  | 'TI'
  | 'TR'

/** Every focus area by its two letters. Source: design of contest problems, 5.1. */
export const contestAreas: Readonly<Record<AreaCode, ContestArea>> = {
  AS: { focusArea: 'addition_and_subtraction', near: ['NU', 'MD', 'AL', 'PN'] },
  AL: { focusArea: 'algebra', near: ['FN', 'SL', 'NU', 'PN', 'FP', 'RR', 'AS'] },
  CA: { focusArea: 'calculus', near: ['FN', 'AL', 'TR', 'SL', 'PN'] },
  CX: { focusArea: 'complex_numbers', near: ['AL', 'TR', 'MX', 'RA', 'FN'] },
  EX: { focusArea: 'exponents', near: ['SN', 'RA', 'FP', 'PN', 'FN', 'AL'] },
  FP: { focusArea: 'factors_and_primes', near: ['MD', 'PL', 'NU', 'EX', 'AL', 'PR'] },
  FR: { focusArea: 'fractions_and_decimals', near: ['RR', 'DC', 'MD', 'PC', 'NU', 'MU'] },
  FN: { focusArea: 'functions', near: ['AL', 'SL', 'EX', 'PN', 'RA'] },
  G2: { focusArea: 'geometry_2d', near: ['GA', 'GP', 'GC', 'G3', 'MU', 'PV', 'GD'] },
  G3: { focusArea: 'geometry_3d', near: ['G2', 'MU', 'PV', 'GA'] },
  GC: { focusArea: 'geometry_circles', near: ['G2', 'GA', 'GP', 'TR'] },
  GP: { focusArea: 'geometry_pythagoras', near: ['G2', 'RA', 'GC', 'TR', 'SL'] },
  GA: { focusArea: 'geometry_shapes_and_angles', near: ['G2', 'GC', 'TR', 'TI'] },
  GD: { focusArea: 'graphing_and_data', near: ['ST', 'PR', 'NU', 'G2', 'SL', 'AS'] },
  MX: { focusArea: 'matrices', near: ['CX', 'AL', 'SL', 'PR', 'TR'] },
  MU: { focusArea: 'metric_units', near: ['TI', 'G2', 'G3', 'NU', 'RR', 'SN', 'FR'] },
  MD: { focusArea: 'multiplication_and_division', near: ['AS', 'FP', 'NU', 'FR', 'RR'] },
  NU: { focusArea: 'numeracy', near: ['AS', 'PL', 'PN', 'AL', 'MD'] },
  PN: { focusArea: 'patterning_numbers', near: ['PV', 'FP', 'AL', 'FN', 'MD'] },
  PV: { focusArea: 'patterning_visual', near: ['PN', 'PR', 'G3', 'G2', 'NU'] },
  PC: { focusArea: 'percentages', near: ['RR', 'FR', 'ST', 'EX', 'FN'] },
  DC: { focusArea: 'place_value_and_decimals', near: ['FR', 'PL', 'PC', 'NU', 'MD', 'MU'] },
  PL: { focusArea: 'place_value_digits_and_divisibility', near: ['NU', 'FP', 'AS', 'DC', 'MD'] },
  PR: { focusArea: 'probability', near: ['PN', 'ST', 'FR', 'PV', 'GD'] },
  RA: { focusArea: 'radicals', near: ['EX', 'GP', 'AL', 'FP', 'FN'] },
  RR: { focusArea: 'rates_and_ratios', near: ['FR', 'PC', 'SD', 'AL', 'MU'] },
  SN: { focusArea: 'scientific_notation', near: ['EX', 'PL', 'RA', 'MU', 'PN'] },
  SL: { focusArea: 'slope_and_linear_equations', near: ['AL', 'FN', 'GD', 'G2', 'RR', 'GP'] },
  SD: { focusArea: 'speed_distance_time', near: ['RR', 'MU', 'AL', 'TI', 'FR'] },
  ST: { focusArea: 'statistics', near: ['GD', 'PR', 'AL', 'NU', 'PC'] },
  TI: { focusArea: 'time', near: ['MU', 'PN', 'NU', 'AS', 'SD', 'GA'] },
  TR: { focusArea: 'trigonometry', near: ['GP', 'GC', 'G2', 'FN', 'CX', 'RA'] },
}

const codeOfArea = new Map(
  (Object.entries(contestAreas) as [AreaCode, ContestArea][]).map(([code, { focusArea }]) => [focusArea, code]),
)

/** The two letters of a focus area; null for an unknown one. */
export function areaCodeOf(focusArea: string): AreaCode | null {
  return codeOfArea.get(focusArea) ?? null
}
