import { useRouter, useSearch } from '@tanstack/react-router'
import { CreditsPanel } from '../../credits/credits-panel.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { RunningBoard } from '../unattended/running-board.tsx'
import { ContractsTable } from '../courses/contracts-table.tsx'
import { CoursesTable } from '../courses/courses-table.tsx'
import { EvaluationsTable } from '../courses/evaluations-table.tsx'
import { ClassesTable } from '../slots/classes-table.tsx'
import slotStyles from '../slots/slots.module.css'
import { ZoneDataBanner } from './zone-data-banner.tsx'
import styles from './manage.module.css'

const tabIds = ['now', 'classes', 'courses', 'contracts', 'evaluations', 'credits'] as const
type TabId = (typeof tabIds)[number]

/** /class/manage/: what runs now, the list of classes, courses, contracts, evaluations and credits; for administrators. C-015. */
export function ManageClassesScreen() {
  usePageTitle('Manage classes')
  const { tab } = useSearch({ strict: false })
  const router = useRouter()
  return (
    <AdministratorsOnly>
      {(account) => (
        <div className={styles['page']}>
          <header className={slotStyles['head']}>
            <div>
              <h1>Manage classes</h1>
              <p>What runs now, and what it needs.</p>
            </div>
            <div className={slotStyles['buttons']}>
              <LinkButton look="line" size="sm" icon="calendar" href={paths.scheduleTab('manage')}>
                Calendar
              </LinkButton>
              <LinkButton look="line" size="sm" icon="repeat" href={paths.manageSchedules}>
                Schedules
              </LinkButton>
            </div>
          </header>
          <ZoneDataBanner />
          <Tabs<TabId>
            label="Parts of class management"
            selected={tabIds.find((id) => id === tab) ?? 'now'}
            onSelect={(id) => router.history.replace(paths.manageClassesTab(id))}
            tabs={[
              { id: 'now', title: 'Now', content: <RunningBoard /> },
              { id: 'classes', title: 'Classes', content: <ClassesTable timeZone={account.timeZone} /> },
              { id: 'courses', title: 'Courses', content: <CoursesTable /> },
              { id: 'contracts', title: 'Contracts', content: <ContractsTable /> },
              { id: 'evaluations', title: 'Evaluations', content: <EvaluationsTable /> },
              { id: 'credits', title: 'Credits', content: <CreditsPanel variant="manage-all" /> },
            ]}
          />
        </div>
      )}
    </AdministratorsOnly>
  )
}
