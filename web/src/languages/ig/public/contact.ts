import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/contact'

export default {
  contactTexts: {
    pageTitle: 'Kpọtụrụ anyị · Ozi',
    description:
      'Degara Ozi: ajụjụ maka ihe a na-ebuga, ụgwọ ibu, ụlọ ahịa ma ọ bụ ịbụ onye ozi. E-mail na oge anyị na-aza.',
    title: 'Gwa anyị okwu',
    lead: 'Ajụjụ, mkpesa, ma ọ bụ echiche? Dee ya ebe a. Mmadụ na-agụ ozi ọ bụla.',
    name: 'Aha gị',
    email: 'E-mail',
    emailHint: 'Anyị ga-aza na adreesị a.',
    message: 'Ozi',
    messageHint: 'Ọ bụ maka ọda? Nọmba ya ga-enyere anyị aka ịhụ ya.',
    submit: 'Ziga ozi',
    busy: 'Na-eziga…',
    noScript: 'A gaghị ezigali fọm a ma JavaScript adịghị. Biko degara anyị na e-mail:',
    otherWays: 'Ụzọ ndị ọzọ',
    emailTitle: 'E-mail',
    hoursTitle: 'Oge anyị na-aza',
    hoursHint: 'Oge Naịjirịa. Anyị na-agụ ihe bịara n’oge ndị ọzọ ozugbo anyị lọtara.',
  },
} satisfies Translation<typeof english>
