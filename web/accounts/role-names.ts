import type { Role } from '@polyhex/contract/identity/accounts'

/** What a role is called on a chip. */
export const roleNames: Readonly<Record<Role, string>> = {
  student: 'Student',
  guardian: 'Guardian',
  parent: 'Parent',
  teacher: 'Teacher',
  tutor: 'Tutor',
  admin: 'Admin',
}
