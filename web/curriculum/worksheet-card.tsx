import { worksheetPreview } from '@polyhex/contract/curriculum/worksheets'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usualPaper } from './usual-paper.ts'
import { worksheetFile, worksheetPage, worksheetPicture, type WorksheetSubject } from './worksheet-address.ts'
import styles from './worksheet-card.module.css'

/** A worksheet to take away from the screen: what it looks like, what it is about, until when, and one way to get it. */
export function WorksheetCard({
  subject,
  title,
  description,
  dueDate,
  button = 'preview',
}: {
  subject: WorksheetSubject
  title: string
  description?: string | undefined
  /** The last day for it, where it has been set. */
  dueDate?: Date
  /** Leads to the page of the sheet, or gives the file at once. */
  button?: 'preview' | 'download'
}) {
  const paper = usualPaper(navigator.language)
  return (
    <Card as="article" padded className={styles['card']} aria-label={`Worksheet: ${title}`}>
      <span className={styles['sheet']}>
        <img
          src={worksheetPicture(subject, { paper })}
          alt={`First page of the worksheet ${title}`}
          width={worksheetPreview.width}
          height={worksheetPreview.height}
          loading="lazy"
          decoding="async"
        />
      </span>
      <div className={styles['words']}>
        <Chip icon="print">Individual Worksheet</Chip>
        <h3>{title}</h3>
        {description && <p className={styles['description']}>{description}</p>}
        {dueDate && (
          <p className={styles['due']}>
            Due{' '}
            <time dateTime={dueDate.toISOString().slice(0, 10)}>
              {dueDate.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' })}
            </time>
          </p>
        )}
        <p className={styles['hint']}>
          Download and print the worksheet to practice your skills away from the computer.
        </p>
        {button === 'download' ? (
          <LinkButton href={worksheetFile(subject, { paper })} download look="soft" icon="download">
            Download
          </LinkButton>
        ) : (
          <LinkButton href={worksheetPage(subject)} look="soft" iconAfter="arrow">
            Preview
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
