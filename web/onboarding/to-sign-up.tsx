import { Navigate } from '@tanstack/react-router'
import { paths } from '../shell/paths.ts'

/** /join/ was the address before there was a sign-up. */
export function ToSignUp() {
  return <Navigate to={paths.join} replace />
}
