import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useBlocker } from 'react-router'
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

interface Leaving {
  /** Something would be lost. */
  readonly isUnsaved: boolean
  /** It is on its way: nothing closes before it is answered. */
  readonly isBusy?: boolean
  readonly onClose: () => void
  readonly words?: LeaveWords
}

/**
 * A way out of a form in a dialog that asks before what was typed is thrown away. The browser's way back is the same
 * way out; where the page itself is closed or loaded anew, the browser asks in its own words.
 * @returns `leave`, for every button that closes; `question`, to be drawn inside the dialog, as long as it is open
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
        <LeaveQuestion isOpen={isAsking} words={words} onLeave={onClose} onStay={() => setAsking(false)} />
      </>
    ),
  }
}

/**
 * Asks before a page is left for another with something in its form. A page that puts another in its own place is done,
 * and goes without a question.
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

/** Over an open dialog the way back leads out of the dialog; the page below stays. */
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
