import { type ReactNode, useState } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/ui'
import { AlertDialog } from './AlertDialog'

/**
 * A way out of a form that asks before what was typed is thrown away.
 * @returns `leave`, for every button that closes; `question`, to be drawn beside the dialog
 */
export function useLeaving(
  isUnsaved: boolean,
  onClose: () => void,
): { readonly leave: () => void; readonly question: ReactNode } {
  const texts = useTexts(uiTexts)
  const [isAsking, setAsking] = useState(false)
  return {
    leave: () => (isUnsaved ? setAsking(true) : onClose()),
    question: (
      <AlertDialog
        open={isAsking}
        destructive
        title={texts.leaveTitle}
        actionText={texts.leave}
        cancelText={texts.stay}
        onAction={onClose}
        onCancel={() => setAsking(false)}
      >
        {texts.leaveText}
      </AlertDialog>
    ),
  }
}
