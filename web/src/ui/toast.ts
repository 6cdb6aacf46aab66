/** How long a message stays. */
export const TOAST_MS = 5_000

type ToastKind = 'success' | 'error' | 'info'

function show(kind: ToastKind, text: string, detail?: string): void {
  // Loaded when first needed, so that it is in no page's first script.
  void import('sonner').then(({ toast }) => toast[kind](text, detail ? { description: detail } : {}))
}

/** A short message that leaves by itself. Browser only. */
export const toast = {
  success: (text: string, detail?: string) => show('success', text, detail),
  error: (text: string, detail?: string) => show('error', text, detail),
  info: (text: string, detail?: string) => show('info', text, detail),
}
