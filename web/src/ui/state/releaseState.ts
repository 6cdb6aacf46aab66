import { createStore } from '~/browser/createStore'

/**
 * Whether a newer release is running than the one that served this page, so that the page may not understand
 * its answers.
 */
export const isOldRelease = createStore(false)
