import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/newPassword'

export default {
  newPasswordTexts: {
    pageTitle: 'Debe okwuntughe ọhụrụ · Ozi',
    description: 'Jiri njikọ anyị zigara gị debe okwuntughe ọhụrụ maka akaụntụ Ozi gị.',
    title: 'Debe okwuntughe ọhụrụ',
    lead: 'E mechaa, ị ga-abanye ọzọ n’ekwentị na kọmputa niile. A ga-ewepụ passkey nke ụbọchị 30 gara aga.',
    password: 'Okwuntughe ọhụrụ',
    confirmPassword: 'Dee okwuntughe ahụ ọzọ',
    submit: 'Debe okwuntughe',
    busy: 'Anyị na-echekwa…',
    deadTitle: 'Njikọ a anaghị arụzi ọrụ',
    deadLead: 'E jirila ya, ma ọ bụ ọ karịala ọkara awa, ma ọ bụ o zughị ezu.',
    again: 'Rịọ njikọ ọhụrụ',
  },
} satisfies Translation<typeof english>
