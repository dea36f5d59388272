import { z } from 'zod'

/**
 * What one account may do, or receives, regarding another. A permission is kept on the side of who HOLDS it. A-122,
 * decision A-161.
 */
export const permissions = [
  'viewAnalytics',
  'manage',
  'viewDetails',
  'authenticate',
  'sourceCredits',
  'classFriends',
] as const
export const Permission = z.enum(permissions)
export type Permission = z.infer<typeof Permission>

/** Rights of a member regarding a class section, from its role. A-122. */
export const sectionPermissions = ['viewSection', 'manageSection'] as const
export type SectionPermission = (typeof sectionPermissions)[number]

export const permissionStatuses = ['requested', 'confirmed', 'denied'] as const
export const PermissionStatus = z.enum(permissionStatuses)
export type PermissionStatus = z.infer<typeof PermissionStatus>

/** Those that let another act for a person; they carry a key.. */
export const sensitivePermissions: readonly Permission[] = ['manage', 'authenticate']
