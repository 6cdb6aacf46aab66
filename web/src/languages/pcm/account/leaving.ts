import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/leaving'

export default {
  leavingTexts: {
    title: 'You wan log out make these steps lost?',
    hint: (count) =>
      `${String(count)} ${count === 1 ? 'step' : 'steps'} of your jobs never go. If you log out now, e don lost, and the office no go know.`,
    stay: 'No log out',
    leave: 'Log out like that',
  },
} satisfies Translation<typeof english>
