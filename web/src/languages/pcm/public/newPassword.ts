import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/newPassword'

export default {
  newPasswordTexts: {
    pageTitle: 'Set new password · Ozi',
    description: 'Use the link wey we send you set new password for your Ozi account.',
    title: 'Set new password',
    lead: 'After that, you go need log in again for every phone and computer. Passkey wey dem make for the last 30 days go comot.',
    password: 'New password',
    confirmPassword: 'Write the password again',
    submit: 'Set password',
    busy: 'E dey save…',
    deadTitle: 'This link no dey work again',
    deadLead: 'Dem don use am, or e don pass half hour, or e no complete.',
    again: 'Ask for new link',
  },
} satisfies Translation<typeof english>
