/** How long a message stays. */
export const TOAST_MS = 5_000

type ToastKind = 'success' | 'error' | 'info'

/** The one thing that can be done about a message, such as to undo what it tells. */
export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

let tellHost: (() => void) | null = null
let isWanted = false
let placeIsThere: () => void = () => undefined
const place = new Promise<void>((resolve) => {
  placeIsThere = resolve
})

/** The place where toasts appear, as ToastHost keeps it. */
export const toastPlace = {
  /** Whether a message waits for the place, or has been there. */
  isWanted: () => isWanted,
  /** @returns stops telling */
  watch(changed: () => void): () => void {
    tellHost = changed
    return () => {
      tellHost = null
    }
  },
  /** It stands: what waited is shown. */
  isThere: () => placeIsThere(),
}

function show(kind: ToastKind, text: string, detail?: string, action?: ToastAction): void {
  isWanted = true
  tellHost?.()
  // Loaded when first needed, so that it is in no page's first script.
  void place
    .then(() => import('sonner'))
    .then(({ toast }) =>
      toast[kind](text, { ...(detail ? { description: detail } : {}), ...(action ? { action } : {}) }),
    )
}

/** A short message that leaves by itself. Browser only. */
export const toast = {
  success: (text: string, detail?: string, action?: ToastAction) => show('success', text, detail, action),
  error: (text: string, detail?: string, action?: ToastAction) => show('error', text, detail, action),
  info: (text: string, detail?: string, action?: ToastAction) => show('info', text, detail, action),
}
