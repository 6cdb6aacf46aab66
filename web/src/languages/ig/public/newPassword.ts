import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/newPassword'

export default {
  newPasswordTexts: {
    pageTitle: 'Debe okwuntughe ọhụrụ · Ozi',
    description: 'Debe okwuntughe ọhụrụ maka akaụntụ Ozi gị.',
    title: 'Debe okwuntughe ọhụrụ',
    lead: 'E mechaa, ị ga-apụ n’ebe niile. A ga-ewepụ igodo nbanye nke ụbọchị 30 gara aga.',
    password: 'Okwuntughe ọhụrụ',
    confirmPassword: 'Dee okwuntughe ahụ ọzọ',
    submit: 'Debe okwuntughe',
    busy: 'Anyị na-echekwa…',
    deadTitle: 'Njikọ a anaghị arụzi ọrụ',
    deadLead: 'E jiriela ya, o karịala ọkara awa, ma ọ bụ na o zughị ezu.',
    again: 'Rịọ njikọ ọhụrụ',
  },
} satisfies Translation<typeof english>
