import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/home'

export default {
  homeTexts: {
    title: 'Mbido',
    morning: (name) => (name === '' ? 'Ụtụtụ ọma' : `Ụtụtụ ọma, ${name}`),
    afternoon: (name) => (name === '' ? 'Ehihie ọma' : `Ehihie ọma, ${name}`),
    evening: (name) => (name === '' ? 'Mgbede ọma' : `Mgbede ọma, ${name}`),
    question: 'Gịnị ka anyị ga-eburu gị taa?',
    editProfile: 'Gbanwee profaịlụ',
    admin: 'Admin',
    sendHint: 'Site n’aka gị ruo onye ọ bụla nọ n’obodo.',
    receiveHint: 'Site n’aka onye ọ bụla nọ n’obodo ruo gị.',
  },
} satisfies Translation<typeof english>
