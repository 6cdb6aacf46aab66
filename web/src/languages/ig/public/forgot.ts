import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/forgot'

export default {
  forgotTexts: {
    pageTitle: 'I chefuru okwuntughe · Ozi',
    description: 'Anyị ga-eziga gị njikọ iji debe okwuntughe ọhụrụ.',
    title: 'I chefuru okwuntughe gị?',
    lead: 'Anyị ga-eziga gị njikọ iji debe nke ọhụrụ.',
    email: 'E-mail',
    submit: 'Ziga njikọ',
    busy: 'Na-eziga…',
    sentTitle: 'Lelee e-mail gị',
    sentTo: 'Adreesị i nyere bụ:',
    sentNote: 'Ọ na-arụ ọrụ otu ugboro, ruo ọkara awa. Ọ dịghị ihe bịara? Lelee folda spam gị.',
    again: 'Jiri adreesị ọzọ',
    remembered: 'I chetala ya?',
    logIn: 'Banye',
  },
} satisfies Translation<typeof english>
