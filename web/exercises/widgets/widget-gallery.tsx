import { useId } from 'react'
import { lineVerdicts, mostWorkingChecks } from '@polyhex/contract/exercises/working'
import { Maths } from '../../kit/maths.tsx'
import { LooseAnswerWidget } from './answer-widget.tsx'
import { CheckWorkingContext, type CheckWorking } from './steps/check-working.ts'
import { slotsSamples } from './slots/slots-samples.ts'
import { stepsSamples } from './steps/steps-samples.ts'
import { surfaceSamples } from './surface/surface-samples.ts'
import { gallerySamples, type Sample } from './gallery-samples.ts'
import styles from './widget-gallery.module.css'

/** Every answer widget open, answered rightly and answered wrongly, for the development page. */
export function WidgetGallery() {
  return (
    <CheckWorkingContext value={saysEachThing}>
      <div className={styles.gallery}>
        {[...gallerySamples, ...slotsSamples, ...stepsSamples, ...surfaceSamples].map((sample, index) => (
          <GallerySample key={index} sample={sample} />
        ))}
      </div>
    </CheckWorkingContext>
  )
}

/** Without a server, each line is told another thing that can be said of one. */
const saysEachThing: CheckWorking = async (response) => ({
  lines: response.split('\n').map((_, place) => ({
    verdict: lineVerdicts[place % lineVerdicts.length] ?? 'follows',
    sentence: 'A line needs an equals sign.',
  })),
  left: mostWorkingChecks,
})

function GallerySample({ sample }: { sample: Sample }) {
  const id = useId()
  const parts = {
    right: sample.parts ? { parts: sample.parts.right } : {},
    wrong: sample.parts ? { parts: sample.parts.wrong } : {},
  }
  const states = [
    { name: 'Open', response: '', outcome: undefined },
    ...(sample.half === undefined ? [] : [{ name: 'Half done', response: sample.half, outcome: undefined }]),
    { name: 'Right', response: sample.right, outcome: { right: true, rightResponse: sample.right, ...parts.right } },
    {
      name: 'Wrong',
      response: sample.answered,
      outcome: { right: false, rightResponse: sample.right, ...parts.wrong },
    },
  ]
  return (
    <section className={styles.sample}>
      <h3 className={styles.question}>
        <Maths text={sample.question} /> <small>{sample.name ?? sample.widget.widget}</small>
      </h3>
      <div className={styles.states}>
        {states.map((state) => (
          <div key={state.name} className={styles.state}>
            <p id={`${id}${state.name}`} className={styles.name}>
              {state.name}
            </p>
            <LooseAnswerWidget
              widget={sample.widget}
              response={state.response}
              labelledBy={`${id}${state.name}`}
              onSubmit={() => undefined}
              {...(state.outcome ? { outcome: state.outcome } : {})}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
