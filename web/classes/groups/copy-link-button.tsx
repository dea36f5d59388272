import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toasts.ts'
import { Tooltip } from '../../kit/tooltip.tsx'

/** Copies the link of a group's room, and says so for 5 seconds; disabled where there is none. C-069, C-070. */
export function CopyLinkButton({ link, size = 'sm' }: { link: string | null; size?: 'sm' | 'md' }) {
  const button = (
    <Button
      look="line"
      size={size}
      icon="copy"
      disabled={link === null}
      onClick={() => {
        if (link === null) return
        void navigator.clipboard.writeText(link).then(
          () => showToast('done', `Copied zoom link ${link}`),
          () => showToast('error', `This browser does not let us copy. The link is ${link}`),
        )
      }}
    >
      Copy Zoom link
    </Button>
  )
  return link === null ? <Tooltip text="This group has no link.">{button}</Tooltip> : button
}
