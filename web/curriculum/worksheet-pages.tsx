import { type Worksheet, worksheetPreview } from '@polyhex/contract/curriculum/worksheets'
import { classNames } from '../kit/class-names.ts'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import styles from './worksheet-screen.module.css'

/** The pages of a sheet side by side, the way they come out of the printer. */
export function WorksheetPages({ worksheet, busy }: { worksheet: Worksheet; busy: boolean }) {
  const { pagePaths, title, paper } = worksheet
  return (
    <ul className={classNames(styles['pages'], busy && styles['busy'])} aria-label="Pages of the worksheet">
      {pagePaths.map((path, i) => (
        <li key={i} className={styles['page']}>
          <img
            className={styles[paper]}
            src={path}
            alt={`Page ${i + 1} of ${pagePaths.length} of the worksheet ${title}`}
            width={worksheetPreview.width}
            height={worksheetPreview.height}
          />
          <span>
            Page {i + 1} of {pagePaths.length}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Two sheets of paper and the choices beside them. */
export function WorksheetPagesSkeleton() {
  return (
    <Skeletons label="Making the worksheet" className={styles['columns'] ?? ''}>
      <div className={styles['pages']}>
        {[0, 1].map((page) => (
          <div key={page} className={styles['page']}>
            <Skeleton width="min(340px, 100%)" height={480} radius={6} />
          </div>
        ))}
      </div>
      <Skeleton height={360} radius={20} />
    </Skeletons>
  )
}
