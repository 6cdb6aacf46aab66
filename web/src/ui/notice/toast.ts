import { createStore } from '~/browser/createStore'

/** How long a toast stays. */
export const TOAST_MS = 5_000

type ToastKind = 'success' | 'error' | 'info'

/** The one action a toast offers, e.g. Undo. */
interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

let placeIsThere: () => void = () => undefined
const place = new Promise<void>((resolve) => {
  placeIsThere = resolve
})

/** The state that ToastHost shares with `toast`. */
export const toastPlace = {
  /** Whether any toast was requested so far. */
  isWanted: createStore(false),
  /** The Toaster is mounted: toasts requested before are shown. */
  isThere: () => placeIsThere(),
}

function show(kind: ToastKind, text: string, detail?: string, action?: ToastAction): void {
  toastPlace.isWanted.set(true)
  // Loaded on first use, so that it is in no page's initial script.
  void place
    .then(() => import('sonner'))
    .then(({ toast }) =>
      toast[kind](text, { ...(detail ? { description: detail } : {}), ...(action ? { action } : {}) }),
    )
}

/** A short message that closes by itself. Browser only. */
export const toast = {
  success: (text: string, detail?: string, action?: ToastAction) => show('success', text, detail, action),
  error: (text: string, detail?: string, action?: ToastAction) => show('error', text, detail, action),
  info: (text: string, detail?: string, action?: ToastAction) => show('info', text, detail, action),
}
