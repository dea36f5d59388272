import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from './paths.ts'
import { usePageTitle } from './page-title.ts'
import styles from './screen.module.css'

/** An address without a page. */
export function NotFoundScreen({ what = 'There is no page at this address.' }: { what?: string }) {
  usePageTitle('Not found')
  return (
    <div className={styles['center']}>
      <Character shape="oval" pose="think" face="think" width={150} />
      <h1>This cell is empty</h1>
      <p>{what} The link may be old, or a letter may be missing.</p>
      <div className={styles['actions']}>
        <LinkButton href={paths.grades}>Choose a grade</LinkButton>
        <LinkButton href={paths.landing} look="line">
          Go to the start
        </LinkButton>
      </div>
    </div>
  )
}
