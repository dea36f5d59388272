import type { Cohort, Promotion } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useState } from 'react'
import { useAsk, useAskPages, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Menu } from '../../kit/menu.tsx'
import { showToast } from '../../kit/toasts.ts'
import { runRowAction } from '../row-action.ts'
import styles from '../slots/classes-table.module.css'
import { useClassesChanged } from '../use-classes-changed.ts'
import { CourseDrawer } from './course-drawer.tsx'
import { PromotionDialog } from './promotion-dialog.tsx'

type Open = { kind: 'course' | 'delete'; cohort: Cohort } | { kind: 'new' } | { kind: 'promotion' }

/** Courses that families pick as a whole, and the promotions they are offered under. C-205, C-206. */
export function CoursesTable() {
  const pages = useAskPages(cohortOperations.listCohorts, { query: {} }, (answer) => ({
    received: answer.cohorts.length,
    total: answer.total,
  }))
  const promotions = useAsk(cohortOperations.listPromotions, {})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const cohorts = pages.data?.pages.flatMap((page) => page.cohorts) ?? []
  const known: readonly Promotion[] = promotions.data?.promotions ?? []
  const columns = courseColumns(setOpen)
  return (
    <Card className={styles['card']}>
      <header className={styles['tools']}>
        <div>
          <h2>Courses</h2>
          <p>
            {known.length === 0
              ? 'Make a promotion first: every course is offered under one.'
              : `Offered under ${known.map((one) => one.promotionName).join(', ')}`}
          </p>
        </div>
        <span className={styles['buttons']}>
          <Button look="line" size="sm" icon="plus" onClick={() => setOpen({ kind: 'promotion' })}>
            Add Promotion
          </Button>
          <Button
            look="soft"
            size="sm"
            icon="plus"
            disabled={known.length === 0}
            onClick={() => setOpen({ kind: 'new' })}
          >
            Add Course
          </Button>
        </span>
      </header>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The courses did not load"
          safe={wordsOf(pages.error)}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="Courses"
          columns={columns}
          compact={compactColumns(columns, {
            ...{ below: 960, rowPx: 92, title: 'label', figure: 'state', actions: 'actions' },
            lines: [[['timing'], ['classes']], [['promotion', 'code']]],
            named: ['classes'],
          })}
          rows={cohorts}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={4}
          empty={
            <EmptyState title="No course yet" text="A course is a set of classes that a family picks." shape="square" />
          }
        />
      )}
      {open?.kind === 'new' && <CourseDrawer cohort={null} promotions={known} onClose={close} />}
      {open?.kind === 'course' && <CourseDrawer cohort={open.cohort} promotions={known} onClose={close} />}
      {open?.kind === 'promotion' && <PromotionDialog onClose={close} onAdded={() => void promotions.refetch()} />}
      {open?.kind === 'delete' && <DeleteCourse cohort={open.cohort} onClose={close} />}
    </Card>
  )
}

function DeleteCourse({ cohort, onClose }: { cohort: Cohort; onClose: () => void }) {
  const changed = useClassesChanged()
  const remove = useTell(cohortOperations.deleteCohort)
  return (
    <ConfirmDialog
      open
      title="Delete Course"
      confirm="Delete Course"
      danger
      busy={remove.isPending}
      onKeep={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { cohortCode: cohort.cohortCode } },
          {
            onSettled: onClose,
            onSuccess: () => {
              changed()
              showToast('done', `Deleted ${cohort.selectionLabel}`)
            },
          },
        )
      }
    >
      <p>Delete {cohort.selectionLabel}? Its classes stay.</p>
    </ConfirmDialog>
  )
}

function courseColumns(onOpen: (open: Open) => void): DataColumn<Cohort>[] {
  return [
    {
      id: 'label',
      title: 'Course',
      width: 'minmax(180px, 1.4fr)',
      cell: (cohort) => <b>{cohort.selectionLabel}</b>,
    },
    { id: 'code', title: 'Code', width: '150px', cell: ({ cohortCode }) => cohortCode },
    { id: 'timing', title: 'When', width: 'minmax(210px, 1.4fr)', cell: ({ timingLabel }) => timingLabel },
    { id: 'promotion', title: 'Promotion', width: '150px', cell: ({ promotion }) => promotion.promotionName },
    {
      id: 'classes',
      title: 'Classes',
      width: '84px',
      numeric: true,
      cell: ({ timeSlots, promotion }) => `${timeSlots.length} of ${promotion.course.requiredCredits}`,
    },
    {
      id: 'state',
      title: 'State',
      width: '190px',
      cell: ({ timeSlotsAreValidated, readyForProduction }) =>
        !timeSlotsAreValidated ? (
          <Chip hue="incorrect" icon="warn" square>
            Classes not valid
          </Chip>
        ) : readyForProduction ? (
          <Chip hue="correct" icon="check" square>
            Offered
          </Chip>
        ) : (
          <Chip hue="outline" icon="pen" square>
            Not offered yet
          </Chip>
        ),
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '64px',
      cell: (cohort) => {
        const actions = {
          edit: () => onOpen({ kind: 'course', cohort }),
          delete: () => onOpen({ kind: 'delete', cohort }),
        }
        return (
          <Menu
            label={`Actions for ${cohort.selectionLabel}`}
            icon="dots"
            iconOnly
            placement="left top"
            choices={[
              { id: 'edit', label: 'Edit', icon: 'pen', onChoose: () => runRowAction(actions, 'edit') },
              {
                id: 'delete',
                label: 'Delete Course',
                icon: 'trash',
                bad: true,
                onChoose: () => runRowAction(actions, 'delete'),
              },
            ]}
          />
        )
      },
    },
  ]
}
