import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { ClassSettings } from '../unattended/class-settings.tsx'
import slotStyles from '../slots/slots.module.css'
import { RecurringClasses } from './manage-tab.tsx'
import { ZoneDataBanner } from './zone-data-banner.tsx'
import styles from './manage.module.css'

/** /schedule/manage/: weekly classes, skipped dates, holidays, and what runs by itself; for administrators. C-018, C-172. */
export function ManageSchedulesScreen() {
  usePageTitle('Manage schedules')
  return (
    <AdministratorsOnly>
      {(account) => (
        <div className={styles['page']}>
          <header className={slotStyles['head']}>
            <div>
              <h1>Manage schedules</h1>
              <p>Weekly classes, the dates they skip, and what runs by itself.</p>
            </div>
            <div className={slotStyles['buttons']}>
              <LinkButton look="line" size="sm" icon="calendar" href={paths.scheduleTab('manage')}>
                Calendar
              </LinkButton>
              <LinkButton look="line" size="sm" icon="video" href={paths.manageClasses}>
                Classes
              </LinkButton>
            </div>
          </header>
          <ZoneDataBanner />
          <RecurringClasses timeZone={account.timeZone} initiallyOpen />
          <ClassSettings />
        </div>
      )}
    </AdministratorsOnly>
  )
}
