import { PASSWORD } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/changePassword'

export default {
  changePasswordTexts: {
    title: 'Change password',
    lead: 'After that you go comot for everywhere, here join.',
    currentPassword: 'The password wey you dey use now',
    currentMissing: 'Abeg write the password wey you dey use now.',
    password: 'New password',
    confirmPassword: 'Write the new password again',
    hint: `${PASSWORD.min} letters or pass that.`,
    submit: 'Change password',
    busy: 'We dey save am…',
    doneTitle: 'Password don change',
    checkForm: 'Abeg check wetin you write',
    failed: 'We no fit change your password.',
    tryAgain: 'Abeg try again.',
    forgotten: 'You forget the one you dey use?',
    resetInstead: 'Change am with e-mail',
  },
} satisfies Translation<typeof english>
