import { createDraftStore } from '~/session/drafts'
import { DRAFT_KEY } from '~/session/personalKeys'

/** An account's input in the forms of Send and Receive and in the checkout, each under its name. */
export const formDrafts = createDraftStore(`${DRAFT_KEY}form:`)
