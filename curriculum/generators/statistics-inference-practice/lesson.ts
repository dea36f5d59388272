import { histogram } from '../../figures/histogram.ts'
import { normalCurve } from '../../figures/normal-curve.ts'
import type { LessonPlan } from '../../teaching/lesson-plan.ts'

/** From a sample to the whole: fair samples, shapes, and how sure one may be. */
export const lesson: LessonPlan = {
  topicCode: 'statistics_inference_practice',
  what: {
    heading: 'A part tells about the whole',
    say: 'We can seldom ask everyone. So we ask a sample and draw conclusions for the whole group. That works only if everyone had the same chance to be in the sample.',
    latex: '\\text{sample} \\to \\text{population}',
  },
  picture: {
    heading: 'Most values lie near the middle',
    say: 'Many measures pile up around their mean and thin out on both sides. About sixty-eight percent lie within one standard deviation, and ninety-five percent within two.',
    figure: normalCurve({ mean: 100, deviation: 10, shade: [-1, 1], shadeLabel: '68%', scale: 'values' }),
  },
  example: { level: 6 },
  mistake: {
    misconception: 'mean_unweighted',
    heading: 'The mean follows the long tail',
    say: 'Someone describes these data by their mean. But a few very large values pull it to the right, away from where most values are. With a long tail, take the median.',
    figure: histogram({ start: 0, width: 10, counts: [6, 11, 7, 4, 2, 1], name: 'Minutes' }),
  },
  check: {
    heading: 'Check against chance',
    say: 'Ask how often chance alone would give such a result. If it would happen often, the result says little. If it would hardly ever happen, it is worth a second look.',
    latex: '\\text{rare by chance} \\to \\text{evidence}',
  },
}
