import { iconDrawings, type IconName } from './icon-drawings.ts'

export type { IconName }

/** One of our icons, drawn in the current text colour. Decorative: the words beside it or the button's label say what it means. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
      dangerouslySetInnerHTML={{ __html: iconDrawings[name] }}
    />
  )
}
