import type { Group } from '@polyhex/contract/classes/class-group'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import { useTell } from '../../call/ask.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'

/** Asks before a group goes, and says where its students end up. C-237. */
export function DeleteGroupDialog({ group, isLast, onClose }: { group: Group; isLast: boolean; onClose: () => void }) {
  const changed = useClassesChanged()
  const remove = useTell(groupingOperations.deleteGroup)
  const students = counted(group.size, 'student')
  return (
    <ConfirmDialog
      open
      title="Delete Group"
      confirm="Delete Group"
      danger
      busy={remove.isPending}
      onKeep={onClose}
      onConfirm={() =>
        remove.mutate(
          { params: { groupId: group.id } },
          {
            onSettled: onClose,
            onSuccess: () => {
              changed()
              showToast('done', `Deleted group ${group.groupIndex}`)
            },
          },
        )
      }
    >
      <p>
        {isLast
          ? `This is the last group. Its ${students} have no group then, and the class is ready to group again.`
          : `Delete group ${group.groupIndex}? Its ${students} are reassigned to other groups.`}
      </p>
    </ConfirmDialog>
  )
}
