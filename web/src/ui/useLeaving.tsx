import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/ui'
import { AlertDialog } from './AlertDialog'

/** What is asked where something else than typing would be lost. */
interface LeaveWords {
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly stay: string
}

/**
 * A way out of a form that asks before what was typed is thrown away. Where the page itself is closed or loaded anew,
 * the browser asks in its own words.
 * @returns `leave`, for every button that closes; `question`, to be drawn beside the dialog
 */
export function useLeaving(
  isUnsaved: boolean,
  onClose: () => void,
  words?: LeaveWords,
): { readonly leave: () => void; readonly question: ReactNode } {
  const usual = useTexts(uiTexts)
  const texts = words ?? usual
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
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
