import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { AlertDialog } from './AlertDialog'

/** The question, if something other than typed text would be lost. */
interface LeaveWords {
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly stay: string
}

interface Leaving {
  /** Closing would lose input. */
  readonly isUnsaved: boolean
  /** It is being submitted: nothing closes before the answer. */
  readonly isBusy?: boolean
  readonly onClose: () => void
  readonly words?: LeaveWords
}

/**
 * Asks before a form in a dialog is closed with unsaved input. The browser's Back does the same as the close
 * button; if the page is closed or reloaded, the browser shows its own question.
 * @returns `leave`, for every button that closes; `question`, to be rendered inside the dialog while it is
 * open
 */
export function useLeaving({ isUnsaved, isBusy = false, onClose, words }: Leaving): {
  readonly leave: () => void
  readonly question: ReactNode
} {
  const [isAsking, setAsking] = useState(false)
  useAskOnUnload(isUnsaved)
  function leave() {
    if (isBusy) return
    if (isUnsaved) setAsking(true)
    else onClose()
  }
  return {
    leave,
    question: (
      <>
        <BackIsClose onBack={() => (isAsking ? setAsking(false) : leave())} />
        <LeaveQuestion
          isOpen={isAsking}
          words={words}
          onLeave={() => {
            setAsking(false)
            onClose()
          }}
          onStay={() => setAsking(false)}
        />
      </>
    ),
  }
}

/**
 * Asks before navigating away from a page with unsaved input. A navigation that replaces the history entry
 * does not ask: the page is done.
 */
export function LeavingPage({ isUnsaved }: { isUnsaved: boolean }) {
  useAskOnUnload(isUnsaved)
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      isUnsaved &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

/** While a dialog is open, Back closes the dialog and the page stays. */
function BackIsClose({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  const backNow = useEffectEvent(onBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    backNow()
  }, [blocker])
  return null
}

function useAskOnUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

interface LeaveQuestionProps {
  isOpen: boolean
  words?: LeaveWords | undefined
  onLeave: () => void
  onStay: () => void
}

function LeaveQuestion({ isOpen, words, onLeave, onStay }: LeaveQuestionProps) {
  const usual = useTexts(uiTexts)
  const texts = words ?? usual
  return (
    <AlertDialog
      open={isOpen}
      destructive
      title={texts.leaveTitle}
      actionText={texts.leave}
      cancelText={texts.stay}
      onAction={onLeave}
      onCancel={onStay}
    >
      {texts.leaveText}
    </AlertDialog>
  )
}
