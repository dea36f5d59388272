import { ruler } from '../../figures/ruler.ts'
import { scale } from '../../figures/scale.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** Metric units: ten, a hundred or a thousand small ones make a large one. */
export const lesson: LessonPlan = {
  topicCode: 'metric_units_practice',
  what: {
    heading: 'Large units, small units',
    say: 'A hundred centimeters make a meter. A thousand meters make a kilometer, a thousand grams a kilogram, and a thousand milliliters a liter.',
    latex: '1 \\text{ m} = 100 \\text{ cm} \\qquad 1 \\text{ kg} = 1000 \\text{ g}',
  },
  picture: {
    heading: 'Read the small marks',
    say: 'From one number to the next are two small steps. From zero to two hundred it is two hundred, so one step is a hundred. The pointer stands at seven hundred grams.',
    figure: scale({ kind: 'dial', from: 0, to: 1000, step: 100, labelEvery: 2, value: 700, unit: 'g' }),
  },
  example: { level: 2 },
  mistake: {
    misconception: 'convert_wrong_direction',
    heading: 'Smaller units, larger number',
    say: 'Someone divides three meters by a hundred. But centimeters are small, so you need many of them. Multiply: three meters are three hundred centimeters.',
    latex: '3 \\times 100 = 300',
    figure: ruler({ unit: 'cm', length: 10, divisions: 10, objects: [{ from: 0, to: 1, name: '1 cm' }] }),
  },
  check: {
    heading: 'Does it make sense?',
    say: 'A smaller unit always needs a larger number. Three hundred centimeters and three meters is right. Three centimeters and three hundred meters would be absurd.',
    latex: '3 \\text{ m} = 300 \\text{ cm}',
  },
}
