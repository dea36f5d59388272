import type { FigureHue } from '../kit/figure-hue.ts'
import type { IconName } from '../kit/icon-drawings.ts'
import type { demoPictures } from './demo-pictures.ts'
import type { morePictures } from './more-pictures.ts'

export type PictureName = keyof typeof demoPictures | keyof typeof morePictures

export interface TopicLook {
  readonly icon: IconName
  readonly picture: PictureName
  readonly hue: FigureHue
}

const look = (icon: IconName, picture: PictureName, hue: FigureHue): TopicLook => ({ icon, picture, hue })

/** How each of the 32 icons of the catalogue is drawn: a sign for a cell, a picture for a card, and its hue. */
const looks: Readonly<Record<string, TopicLook>> = {
  numeracy: look('topic-place', 'line', 'lapis'),
  place_value_digits_and_divisibility: look('topic-place', 'place', 'lapis'),
  place_value_and_decimals: look('topic-decimal', 'place', 'lapis'),
  factors_and_primes: look('topic-times', 'area', 'lapis'),
  addition_and_subtraction: look('topic-plus', 'subtract', 'sky'),
  multiplication_and_division: look('topic-times', 'area', 'sky'),
  fractions_and_decimals: look('topic-fraction', 'fraction', 'grape'),
  percentages: look('topic-percent', 'fraction', 'grape'),
  rates_and_ratios: look('topic-ratio', 'speed', 'grape'),
  speed_distance_time: look('topic-time', 'speed', 'coral'),
  patterning_numbers: look('topic-pattern', 'line', 'honey'),
  patterning_visual: look('topic-pattern', 'pattern', 'honey'),
  algebra: look('topic-x', 'balance', 'honey'),
  exponents: look('topic-x', 'powers', 'sky'),
  radicals: look('topic-x', 'area', 'sky'),
  scientific_notation: look('topic-x', 'space', 'lapis'),
  functions: look('topic-graph', 'grid', 'lapis'),
  slope_and_linear_equations: look('topic-graph', 'grid', 'sky'),
  graphing_and_data: look('topic-data', 'bars', 'coral'),
  statistics: look('topic-data', 'plot', 'coral'),
  probability: look('topic-data', 'bars', 'grape'),
  geometry_2d: look('topic-geo', 'angle', 'leaf'),
  geometry_3d: look('topic-cube', 'volume', 'leaf'),
  geometry_shapes_and_angles: look('topic-angle', 'angle', 'leaf'),
  geometry_circles: look('topic-angle', 'angle', 'leaf'),
  geometry_pythagoras: look('topic-geo', 'grid', 'leaf'),
  trigonometry: look('topic-angle', 'angle', 'sky'),
  metric_units: look('topic-ruler', 'line', 'coral'),
  time: look('topic-time', 'speed', 'honey'),
  complex_numbers: look('topic-graph', 'grid', 'grape'),
  matrices: look('topic-decimal', 'place', 'grape'),
  calculus: look('topic-graph', 'grid', 'coral'),
}

/** The look of an icon of the catalogue; one that is not known is drawn as a number topic. */
export function topicLook(icon: string): TopicLook {
  return looks[icon] ?? looks['numeracy']!
}
