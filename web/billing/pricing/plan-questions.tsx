import type { ReactNode } from 'react'
import { Character } from '../../kit/character.tsx'
import { Icon } from '../../kit/icon.tsx'
import { SupportEmail } from '../support-email.tsx'
import styles from './pricing.module.css'

interface Question {
  readonly title: string
  readonly answer: ReactNode
}

/** What families ask before they buy, answered as the product really does it. C-073. */
const questions: readonly Question[] = [
  {
    title: 'What is a session credit?',
    answer:
      'One credit pays for one live class. It is set aside for your next class and used when the class has been held. If a class is cancelled, or we do not hold it, the credit comes back by itself.',
  },
  {
    title: 'Can we skip a week?',
    answer:
      'Yes. Skip the date in your schedule before the class starts, and its credit goes to your next class instead.',
  },
  {
    title: 'When do credits expire?',
    answer:
      'It stands on each card, and once more on the order before you pay. Credits of a subscription belong to the period they are paid for. A credit that is set aside for a class does not expire before it.',
  },
  {
    title: 'How do I cancel a subscription?',
    answer:
      'Under Profile, Billing, in two clicks, without writing to anybody. It ends with the period that is paid, and until then you can take it back. What you have bought stays yours until it expires.',
  },
  {
    title: 'Can several children share credits?',
    answer:
      'Yes. A parent’s credits pay for the classes of every child on the account, whoever has the next class. A trial class is for one child, once.',
  },
  {
    title: 'What about tax?',
    answer:
      'Prices are before tax. Before you pay we ask for your province or ZIP code and show the tax as a line of its own. Where it is not known yet, the order says so.',
  },
  {
    title: 'Is my card number safe?',
    answer:
      'The card form belongs to our card provider. Your number goes to it directly: we neither see nor keep it, only the brand and the last four digits.',
  },
  {
    title: 'Is practice free?',
    answer: 'Yes. All practice on your own is free, and stays so without any plan. Only live classes are paid for.',
  },
]

/** Questions and answers below the plans. */
export function PlanQuestions() {
  return (
    <section className={styles['faq']} aria-labelledby="questions">
      <div>
        <h2 id="questions">Questions</h2>
        <p className={styles['quiet']}>
          Still unsure? Write to <SupportEmail />
        </p>
        <div className={styles['character']} aria-hidden="true">
          <Character shape="square" pose="point" width={140} />
        </div>
      </div>
      <div>
        {questions.map((question, i) => (
          <details key={question.title} open={i === 0}>
            <summary>
              {question.title}
              <Icon name="down" size={20} />
            </summary>
            <p>{question.answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
