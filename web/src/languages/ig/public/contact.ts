import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/contact'

export default {
  contactTexts: {
    pageTitle: 'Kpọtụrụ anyị · Ozi',
    description: 'Degara Ozi maka ihe a na-ebuga, ụgwọ ibu, ụlọ ahịa ma ọ bụ ịbụ onye ozi.',
    title: 'Gwa anyị okwu',
    lead: 'Mmadụ na-agụ ozi ọ bụla.',
    name: 'Aha gị',
    email: 'E-mail',
    emailHint: 'Anyị ga-aza ebe ahụ.',
    message: 'Ozi',
    messageHint: 'Ọ bụ maka ọda? Tinye nọmba ya.',
    submit: 'Ziga ozi',
    busy: 'Na-eziga…',
    noScript: 'Fọm a chọrọ JavaScript. Biko degara anyị na e-mail:',
    otherWays: 'Ụzọ ndị ọzọ',
    emailTitle: 'E-mail',
    hoursTitle: 'Oge anyị na-aza',
    hoursHint: 'Oge Naịjirịa. Ihe bịara n’oge ndị ọzọ, anyị ga-agụ ya mgbe anyị lọtara.',
  },
} satisfies Translation<typeof english>
