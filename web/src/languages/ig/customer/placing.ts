import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placing'

export default {
  placingTexts: {
    payment: 'Ịkwụ ụgwọ: ego n’aka',
    order: 'Tinye ọda',
    retry: 'Nwalee ọzọ',
    pickPlace: 'Biko họrọ otu ebe n’ime ndị e gosiri.',
    needName: 'Biko dee aha.',
    needPhone: 'Biko dee nọmba ekwentị.',
    needAddress: 'Biko kwuo otú a ga-esi chọta ya.',
    alreadyOrdered: 'E tinyelarị ọda a: ị ga-ahụ ya n’ọda gị.',
    youSaw: 'Ị hụrụ',
    itIsNow: 'Ugbu a ọ bụ',
    notNow: 'Ọ bụghị ugbu a',
  },

  rightPlaceTexts: {
    wrong: 'Ebe ahụ ezighị ezi',
    withRider: 'Ihe ahụ ka dị onye ozi n’aka. Họrọ ebe ziri ezi: ị ga-ebu ụzọ hụ ego ọ bụ tupu i kpebie.',
    title: 'Họrọ ebe ziri ezi',
    place: 'Ebe ziri ezi',
    landmark: 'Otu a ga-esi achọta ya',
    missing: 'Biko họrọ ebe ziri ezi.',
  },
} satisfies Translation<typeof english>
