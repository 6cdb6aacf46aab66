import { PASSWORD } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/changePassword'

export default {
  changePasswordTexts: {
    title: 'Gbanwee okwuntughe',
    lead: 'E mechaa, ị ga-apụ n’ebe niile, ma ebe a.',
    currentPassword: 'Okwuntughe ị ji ugbu a',
    currentMissing: 'Biko dee okwuntughe ị ji ugbu a.',
    password: 'Okwuntughe ọhụrụ',
    confirmPassword: 'Dee okwuntughe ọhụrụ ọzọ',
    hint: `Mkpụrụedemede ${PASSWORD.min} ma ọ bụ karịa.`,
    submit: 'Gbanwee okwuntughe',
    busy: 'Na-echekwa…',
    doneTitle: 'A gbanweela okwuntughe',
    checkForm: 'Biko lelee ihe ị dere',
    failed: 'Anyị enweghị ike ịgbanwe okwuntughe gị.',
    tryAgain: 'Biko nwalee ọzọ.',
    forgotten: 'I chefuru nke ị ji ugbu a?',
    resetInstead: 'Jiri e-mail gbanwee ya',
  },
} satisfies Translation<typeof english>
