import { createDraftStore } from '~/session/drafts'
import { DRAFT_KEY } from '~/session/personalKeys'

/** What an account typed into the forms of Send and Receive and into the checkout, each under its name. */
export const formDrafts = createDraftStore(`${DRAFT_KEY}form:`)
