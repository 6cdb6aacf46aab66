import type { Translation } from '~/language/english'
import type { placingTexts } from '~/languages/en/customer/placing'

export const placing = {
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
} satisfies Translation<typeof placingTexts>
