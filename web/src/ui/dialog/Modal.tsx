import { clsx } from 'clsx'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { createStore } from '~/browser/createStore'

interface ModalProps {
  open: boolean
  /** Called when Esc, the backdrop or a close button is used. Without it the modal stays open. */
  onClose?: (() => void) | undefined
  labelledBy: string
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  /** A click on the backdrop closes. Turn off if input could be lost. */
  closeOnScrim?: boolean
  /** Stays above modals that open later, such as the sheet of a page navigated to meanwhile. */
  staysOnTop?: boolean
  className?: string
  children: ReactNode
}

/** The modals that are open, the last opened at the end. */
export const openModals = createStore<readonly HTMLDialogElement[]>([])

/** Open modals that stay above those that open later. */
const onTop = new Set<HTMLDialogElement>()

/** Opens a dialog above all others: the browser puts the last one shown on top. */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal()
  // Focus something in the content rather than the frame's own button, which comes first in the DOM.
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]:not([data-autofocus=else])') ??
    dialog.querySelector<HTMLElement>('[data-autofocus]')
  first?.focus()
}

/** Shows a modal that the browser closed, and above it those that are open inside it. */
function showAgain(dialog: HTMLDialogElement): void {
  show(dialog)
  for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    inner.close()
    show(inner)
  }
}

/**
 * The browser's own modal dialog: the page behind is inert, the focus is trapped, Esc closes, dialogs can
 * stack, and the focus returns to where it was. No script needed for any of this.
 */
export function Modal({
  open,
  onClose,
  labelledBy,
  describedBy,
  role,
  closeOnScrim = true,
  staysOnTop = false,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    // Also stored here: browsers lose it if the element that opened the dialog was re-rendered meanwhile.
    const opener = document.activeElement
    show(dialog)
    openModals.set([...openModals.read(), dialog])
    if (staysOnTop) onTop.add(dialog)
    else {
      for (const above of onTop) {
        above.close()
        show(above)
      }
    }
    return () => {
      onTop.delete(dialog)
      openModals.set(openModals.read().filter((each) => each !== dialog))
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open, staysOnTop])

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    // The caller decides; a dialog that closed itself would not match `open`.
    event.preventDefault()
    onClose?.()
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={handleCancel}
      // At a second Esc Chrome closes the dialog whatever the `cancel` handler does. Show it again: the caller decides.
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return
        showAgain(currentTarget)
        onClose?.()
      }}
      onMouseDown={(event) => {
        // A click whose target is the dialog itself is outside its content, on the backdrop.
        if (closeOnScrim && event.target === event.currentTarget) onClose?.()
      }}
      className={clsx(
        'text-ink fixed m-0 size-full max-h-none max-w-none bg-transparent p-0 backdrop:bg-scrim backdrop:animate-fade',
        open && className,
      )}
    >
      {open && children}
    </dialog>
  )
}
