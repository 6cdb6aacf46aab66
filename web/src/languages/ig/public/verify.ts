import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/verify'

export default {
  verifyTexts: {
    pageTitle: 'Tinye koodu gị · Ozi',
    description: 'Tinye ọnụọgụ isii Ozi zigaara gị.',
    title: 'Lelee e-mail gị',
    sentTo: 'Anyị zigara ọnụọgụ isii na',
    enterBoth: 'Adreesị e-mail gị, na ọnụọgụ isii anyị zigara ya.',
    lifetime: 'Ha na-arụ ọrụ nkeji iri.',
    email: 'E-mail',
    code: 'Koodu',
    submit: 'Gosi ya',
    busy: 'Na-elele…',
    nothingCame: 'Ọ dịghị ihe bịara? Lelee folda spam gị, ma ọ bụ rịọ ọzọ.',
    sending: 'Na-eziga…',
    otherAccount: 'Ọ bụghị adreesị gị?',
    logOut: 'Pụọ',
    verifiedAlready: 'I gosila ya mbụ?',
    logIn: 'Banye',
  },
} satisfies Translation<typeof english>
