/** How long a message stays. */
export const TOAST_MS = 5_000

type ToastKind = 'success' | 'error' | 'info'

/** The one thing that can be done about a message, such as to undo what it tells. */
export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

function show(kind: ToastKind, text: string, detail?: string, action?: ToastAction): void {
  // Loaded when first needed, so that it is in no page's first script.
  void import('sonner').then(({ toast }) =>
    toast[kind](text, { ...(detail ? { description: detail } : {}), ...(action ? { action } : {}) }),
  )
}

/** A short message that leaves by itself. Browser only. */
export const toast = {
  success: (text: string, detail?: string, action?: ToastAction) => show('success', text, detail, action),
  error: (text: string, detail?: string, action?: ToastAction) => show('error', text, detail, action),
  info: (text: string, detail?: string, action?: ToastAction) => show('info', text, detail, action),
}
