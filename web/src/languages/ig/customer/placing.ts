import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placing'

export default {
  placingTexts: {
    payment: 'Ịkwụ ụgwọ: ego n’aka',
    order: 'Tinye ọda',
    retry: 'Nwalee ọzọ',
    pickPlace: 'Họrọ otu ebe n’ime ndị e gosiri.',
    needName: 'Dee aha.',
    needPhone: 'Dee nọmba ekwentị.',
    needAddress: 'Kwuo otú a ga-esi chọta ya.',
    alreadyOrdered: 'E tinyelarị ọda a.',
    youSaw: 'Ị hụrụ',
    itIsNow: 'Ugbu a ọ bụ',
    notNow: 'Ọ bụghị ugbu a',
  },

  rightPlaceTexts: {
    wrong: 'Ebe ahụ ezighị ezi',
    withRider: 'Ihe ahụ ka dị onye ozi n’aka. Ị ga-ahụ ego ọ bụ tupu i kpebie.',
    title: 'Họrọ ebe ziri ezi',
    place: 'Ebe ziri ezi',
    landmark: 'Otu a ga-esi achọta ya',
  },
} satisfies Translation<typeof english>
