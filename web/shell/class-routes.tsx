import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { at, words } from './base-routes.tsx'

/** Pages of live classes: those of families, and those on which staff runs them. */
export const classRoutes = [
  createRoute({
    ...at('class/schedule'),
    validateSearch: (search: Record<string, unknown>): { schedule_tab?: string } => words(search, 'schedule_tab'),
    component: lazyRouteComponent(() => import('../classes/schedule/schedule-screen.tsx'), 'ScheduleScreen'),
  }),
  createRoute({
    ...at('class/timeslot/$timeSlotId'),
    component: lazyRouteComponent(() => import('../classes/slots/time-slot-screen.tsx'), 'TimeSlotScreen'),
  }),
  createRoute({
    ...at('class/manage'),
    validateSearch: (search: Record<string, unknown>): { tab?: string } => words(search, 'tab'),
    component: lazyRouteComponent(() => import('../classes/manage/manage-classes-screen.tsx'), 'ManageClassesScreen'),
  }),
  createRoute({
    ...at('schedule/manage'),
    component: lazyRouteComponent(
      () => import('../classes/manage/manage-schedules-screen.tsx'),
      'ManageSchedulesScreen',
    ),
  }),
  createRoute({
    ...at('class/section'),
    validateSearch: (search: Record<string, unknown>): { section?: string } => words(search, 'section'),
    component: lazyRouteComponent(() => import('../classes/sections/sections-screen.tsx'), 'SectionsScreen'),
  }),
]
