import { additionAndSubtractionTopics } from './topics/addition-and-subtraction.ts'
import { additionAndSubtractionFurtherTopics } from './topics/addition-and-subtraction-further.ts'
import { algebraTopics } from './topics/algebra.ts'
import { algebraFurtherTopics } from './topics/algebra-further.ts'
import { calculusTopics } from './topics/calculus.ts'
import { complexNumbersTopics } from './topics/complex-numbers.ts'
import { exponentsTopics } from './topics/exponents.ts'
import { factorsAndPrimesTopics } from './topics/factors-and-primes.ts'
import { fractionsAndDecimalsTopics } from './topics/fractions-and-decimals.ts'
import { functionsTopics } from './topics/functions.ts'
import { geometry2dTopics } from './topics/geometry-2d.ts'
import { geometry3dTopics } from './topics/geometry-3d.ts'
import { geometryCirclesTopics } from './topics/geometry-circles.ts'
import { geometryPythagorasTopics } from './topics/geometry-pythagoras.ts'
import { geometryShapesAndAnglesTopics } from './topics/geometry-shapes-and-angles.ts'
import { graphingAndDataTopics } from './topics/graphing-and-data.ts'
import { matricesTopics } from './topics/matrices.ts'
import { metricUnitsTopics } from './topics/metric-units.ts'
import { multiplicationAndDivisionTopics } from './topics/multiplication-and-division.ts'
import { numeracyTopics } from './topics/numeracy.ts'
import { patterningNumbersTopics } from './topics/patterning-numbers.ts'
import { patterningVisualTopics } from './topics/patterning-visual.ts'
import { percentagesTopics } from './topics/percentages.ts'
import { placeValueAndDecimalsTopics } from './topics/place-value-and-decimals.ts'
import { placeValueDigitsAndDivisibilityTopics } from './topics/place-value-digits-and-divisibility.ts'
import { probabilityTopics } from './topics/probability.ts'
import { radicalsTopics } from './topics/radicals.ts'
import { ratesAndRatiosTopics } from './topics/rates-and-ratios.ts'
import { scientificNotationTopics } from './topics/scientific-notation.ts'
import { slopeAndLinearEquationsTopics } from './topics/slope-and-linear-equations.ts'
import { speedDistanceTimeTopics } from './topics/speed-distance-time.ts'
import { statisticsTopics } from './topics/statistics.ts'
import { timeTopics } from './topics/time.ts'
import { trigonometryTopics } from './topics/trigonometry.ts'
import type { TopicCodeIcon } from './icons.ts'
import type { TopicSource } from './topic-source.ts'

/** The topics by focus area; a topic carries the icon of its focus area. */
export const topicsByFocusArea: Readonly<Record<TopicCodeIcon, readonly TopicSource[]>> = {
  addition_and_subtraction: [...additionAndSubtractionTopics, ...additionAndSubtractionFurtherTopics],
  algebra: [...algebraTopics, ...algebraFurtherTopics],
  calculus: calculusTopics,
  complex_numbers: complexNumbersTopics,
  exponents: exponentsTopics,
  factors_and_primes: factorsAndPrimesTopics,
  fractions_and_decimals: fractionsAndDecimalsTopics,
  functions: functionsTopics,
  geometry_2d: geometry2dTopics,
  geometry_3d: geometry3dTopics,
  geometry_circles: geometryCirclesTopics,
  geometry_pythagoras: geometryPythagorasTopics,
  geometry_shapes_and_angles: geometryShapesAndAnglesTopics,
  graphing_and_data: graphingAndDataTopics,
  matrices: matricesTopics,
  metric_units: metricUnitsTopics,
  multiplication_and_division: multiplicationAndDivisionTopics,
  numeracy: numeracyTopics,
  patterning_numbers: patterningNumbersTopics,
  patterning_visual: patterningVisualTopics,
  percentages: percentagesTopics,
  place_value_and_decimals: placeValueAndDecimalsTopics,
  place_value_digits_and_divisibility: placeValueDigitsAndDivisibilityTopics,
  probability: probabilityTopics,
  radicals: radicalsTopics,
  rates_and_ratios: ratesAndRatiosTopics,
  scientific_notation: scientificNotationTopics,
  slope_and_linear_equations: slopeAndLinearEquationsTopics,
  speed_distance_time: speedDistanceTimeTopics,
  statistics: statisticsTopics,
  time: timeTopics,
  trigonometry: trigonometryTopics,
}
