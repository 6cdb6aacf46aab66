import { english } from '~/language/english'

/** Logging out on a phone that has steps which are not sent. */
export const leavingTexts = english('leavingTexts', {
  title: 'Log out and lose these steps?',
  hint: (count: number) =>
    count === 1
      ? '1 step of your jobs is not sent yet. If you log out now, it is lost, and the office does not learn of it.'
      : `${String(count)} steps of your jobs are not sent yet. If you log out now, they are lost, and the office does not learn of them.`,
  stay: 'Stay logged in',
  leave: 'Log out all the same',
})
