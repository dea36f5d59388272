import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { alone, at, words } from './base-routes.tsx'

/** Pages of live classes: those of families, and those on which staff runs them. */
export const classRoutes = [
  createRoute({
    ...at('class/schedule'),
    validateSearch: (search: Record<string, unknown>): { schedule_tab?: string } => words(search, 'schedule_tab'),
    component: lazyRouteComponent(() => import('../classes/schedule/schedule-screen.tsx'), 'ScheduleScreen'),
  }),
  createRoute({
    ...at('class/courses'),
    validateSearch: (search: Record<string, unknown>): { cohort?: string } => words(search, 'cohort'),
    component: lazyRouteComponent(() => import('../classes/courses-to-pick/courses-screen.tsx'), 'CoursesScreen'),
  }),
  createRoute({
    ...at('letters/reminders/$token'),
    component: lazyRouteComponent(() => import('../classes/notices/stop-reminders-screen.tsx'), 'StopRemindersScreen'),
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
    ...at('class/session'),
    component: lazyRouteComponent(
      () => import('../live/rooms-to-pick/choose-session-screen.tsx'),
      'ChooseSessionScreen',
    ),
  }),
  createRoute({
    ...at('class/host'),
    component: lazyRouteComponent(() => import('../live/rooms-to-pick/choose-host-screen.tsx'), 'ChooseHostScreen'),
  }),
  createRoute({
    ...at('class/section'),
    validateSearch: (search: Record<string, unknown>): { section?: string } => words(search, 'section'),
    component: lazyRouteComponent(() => import('../classes/sections/sections-screen.tsx'), 'SectionsScreen'),
  }),
]

/** Rooms of live classes stand alone, as an exercise does. */
export const classRooms = [
  createRoute({
    ...alone('class/session/$groupId'),
    component: lazyRouteComponent(() => import('../live/room/session-screen.tsx'), 'SessionScreen'),
  }),
  createRoute({
    ...alone('class/host/$groupId'),
    component: lazyRouteComponent(() => import('../live/room/host-screen.tsx'), 'HostScreen'),
  }),
]
