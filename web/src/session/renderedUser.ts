import type { SessionUser } from '@ozi/contract'
import { createContext } from 'react'

/** The user that the server rendered the page for; null if for nobody in particular. */
export const RenderedUserContext = createContext<SessionUser | null>(null)
