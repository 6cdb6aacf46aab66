import { withChanges } from '~/ui/address/useAddress'

/** The open part of the support panel, as stored in the page's address. */
export type ChatView =
  /** The running conversation, or the form to start one if none is running. */
  | { readonly name: 'running' }
  | { readonly name: 'all' }
  | { readonly name: 'new'; readonly orderId: string | null }
  /** The form to say what went wrong with an order. */
  | { readonly name: 'complain'; readonly orderId: string }
  | { readonly name: 'one'; readonly conversationId: string }

const VIEW = 'support'
const ABOUT = 'about'
const NAMED = { open: 'running', all: 'all' } as const

/** null: the panel is closed. */
export function viewIn(params: URLSearchParams): ChatView | null {
  const value = params.get(VIEW)
  if (value === null || value === '') return null
  const orderId = params.get(ABOUT)
  if (value === 'new') return { name: 'new', orderId }
  if (value === 'complain') return orderId === null ? { name: 'running' } : { name: 'complain', orderId }
  if (value === 'open' || value === 'all') return { name: NAMED[value] }
  return { name: 'one', conversationId: value }
}

/** The address with this part of the panel open; other parameters are kept. */
export function withView(params: URLSearchParams, view: ChatView | null): URLSearchParams {
  const about = view !== null && 'orderId' in view ? view.orderId : null
  return withChanges(params, { [VIEW]: view === null ? '' : valueOf(view), [ABOUT]: about ?? '' })
}

function valueOf(view: ChatView): string {
  if (view.name === 'one') return view.conversationId
  return view.name === 'running' ? 'open' : view.name
}

/** History state of an entry on which the panel was opened: closing the panel then goes back. */
export const OPENED_HERE = { isChatOpened: true } as const
