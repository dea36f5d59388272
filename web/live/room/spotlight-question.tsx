import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { showToast } from '../../kit/toasts.ts'
import { openCamera, problemWords } from './devices.ts'
import { useRoom } from './use-room.ts'

/** Asks a student whether the others may see the camera, or the work. No is as easy as yes. */
export function SpotlightQuestion() {
  const { client, sound, state } = useRoom()
  const { spotlightAsked } = state
  if (spotlightAsked === null) return null
  const camera = spotlightAsked.what === 'camera'
  const accept = async (): Promise<void> => {
    if (camera && sound.state.camera === null) {
      const opened = await openCamera()
      if ('problem' in opened) {
        showToast('error', problemWords('camera', opened.problem))
        client.answerSpotlight(false)
        return
      }
      sound.setCamera(opened.track)
    }
    client.answerSpotlight(true)
  }
  return (
    <Dialog
      open
      mustChoose
      icon={camera ? 'video' : 'eye'}
      title={camera ? 'Show your camera?' : 'Show your work?'}
      onClose={() => client.answerSpotlight(false)}
      footer={
        <>
          <Button look="line" onClick={() => client.answerSpotlight(false)}>
            No, thanks
          </Button>
          <Button onClick={() => void accept()}>{camera ? 'Show my camera' : 'Show my work'}</Button>
        </>
      }
    >
      <p>
        {camera
          ? 'Your tutor asks to show your camera to the class. You can stop it at any time.'
          : 'Your tutor asks to show your work to the class. You can stop it at any time.'}
      </p>
    </Dialog>
  )
}
