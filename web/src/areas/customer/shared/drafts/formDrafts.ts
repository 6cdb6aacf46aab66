import { createDraftStore } from '~/session/createDraftStore'
import { DRAFT_KEY } from '~/session/personalKeys'

/** An account's input in the forms of Send and Receive and in the checkout, each under its name. */
export const formDrafts = createDraftStore(`${DRAFT_KEY}form:`)
