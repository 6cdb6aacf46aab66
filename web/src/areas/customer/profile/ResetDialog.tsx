import { useEffect, useRef, useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { accountTexts } from '~/languages/en/account/account'
import { profileTexts } from '~/languages/en/customer/profile'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Alert } from '~/ui/notice/Alert'

interface ResetDialogProps {
  open: boolean
  email: string
  onClose: () => void
}

/** Sends a mail with a link to set a new password, and says what happened. */
export function ResetDialog({ open, email, onClose }: ResetDialogProps) {
  const texts = useTexts(profileTexts)
  const messages = useTexts(accountTexts)
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked')
  const [error, setError] = useState<string | null>(null)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus has disappeared.
    if (state === 'sent') words.current?.focus()
  }, [state])

  function close() {
    onClose()
    setState('asked')
    setError(null)
  }

  async function send() {
    setState('sending')
    setError(null)
    try {
      await client.accounts.resetPassword({ email })
      setState('sent')
    } catch (error) {
      setError(refusalOf(error).message)
      setState('asked')
    }
  }

  const isSent = state === 'sent'
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isSent ? texts.resetSentTitle : texts.resetTitle}
      footer={
        <>
          <Button look={isSent ? 'primary' : 'secondary'} onClick={close}>
            {isSent ? texts.close : texts.cancel}
          </Button>
          {!isSent && (
            <Button busy={state === 'sending'} busyText={texts.resetSending} onClick={() => void send()}>
              {texts.resetSend}
            </Button>
          )}
        </>
      }
    >
      {isSent ? (
        <>
          <p ref={words} tabIndex={-1} className="font-medium">
            {messages.linkSent}
          </p>
          <p className="text-quiet mt-2">{texts.resetSentNote}</p>
        </>
      ) : (
        <p className="wrap-anywhere">{texts.resetText(email)}</p>
      )}
      {error !== null && (
        <Alert className="mt-3">
          {texts.resetFailed} {error}
        </Alert>
      )}
    </Dialog>
  )
}
