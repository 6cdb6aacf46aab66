import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/forgot'

export default {
  forgotTexts: {
    pageTitle: 'I chefuru okwuntughe · Ozi',
    description:
      'I chefuru okwuntughe Ozi gị? Nye anyị adreesị e-mail gị, anyị ga-eziga gị njikọ e ji edebe nke ọhụrụ.',
    title: 'I chefuru okwuntughe gị?',
    lead: 'Ọ na-eme. Anyị ga-eziga gị njikọ e ji edebe nke ọhụrụ.',
    email: 'E-mail',
    submit: 'Ziga njikọ',
    busy: 'Na-eziga…',
    sentTitle: 'Lelee e-mail gị',
    sentTo: 'Adreesị i nyere bụ:',
    sentNote: 'Njikọ ahụ na-arụ ọrụ otu ugboro, ruo ọkara awa. Ọ dịghị ihe bịara? Lelee n’ime spam gị.',
    again: 'Jiri adreesị ọzọ',
    remembered: 'I chetala ya?',
    logIn: 'Banye',
  },
} satisfies Translation<typeof english>
