import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/newPassword'

export default {
  newPasswordTexts: {
    pageTitle: 'Set new password · Ozi',
    description: 'Set new password for your Ozi account.',
    title: 'Set new password',
    lead: 'After that you go comot for everywhere. Passkeys of the last 30 days go comot.',
    password: 'New password',
    confirmPassword: 'Write the password again',
    submit: 'Set password',
    busy: 'E dey save…',
    deadTitle: 'This link no dey work again',
    deadLead: 'Dem don use am, e don pass half an hour, or e no complete.',
    again: 'Ask for new link',
  },
} satisfies Translation<typeof english>
