import { clsx } from 'clsx'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

export interface ModalProps {
  open: boolean
  /** Esc, the scrim or a close button asked to close. Without it the modal stays. */
  onClose?: (() => void) | undefined
  labelledBy: string
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  /** Touching the scrim closes. Off where input could be lost. */
  closeOnScrim?: boolean
  /** Also above modals that open after it, such as the sheet of a page one is led to meanwhile. */
  staysOnTop?: boolean
  className?: string
  children: ReactNode
}

/** Open modals that stay above those that come after them. */
const onTop = new Set<HTMLDialogElement>()

/** Above all that is open: the browser draws what was shown last on top. */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal()
  // What is inside goes before the frame's own button, which stands first.
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
 * The browser's own modal dialog: the page behind is inert, Tab stays inside, Esc closes, a dialog
 * may open over a dialog, and the focus goes back to where it came from. It costs no script.
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
    // Kept by us too: browsers forget it when what opened the dialog was drawn anew meanwhile.
    const opener = document.activeElement
    show(dialog)
    if (staysOnTop) onTop.add(dialog)
    else {
      for (const above of onTop) {
        above.close()
        show(above)
      }
    }
    return () => {
      onTop.delete(dialog)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open, staysOnTop])

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    // The caller decides; a dialog that closed by itself would leave `open` wrong.
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
      // Chrome closes at a second Esc whatever `cancel` says. It is shown again, and the caller decides here, too.
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return
        showAgain(currentTarget)
        onClose?.()
      }}
      onMouseDown={(event) => {
        // The dialog itself is only touched outside its content, that is on the scrim.
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
