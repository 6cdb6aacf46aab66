import type { Translation } from '~/language/english'
import type { dayNames } from '~/languages/en/days'
import type { riderDoesTexts } from '~/languages/en/rider-does'

export const days: Translation<typeof dayNames> = {
  mon: 'Mọnde',
  tue: 'Tiuzde',
  wed: 'Wenezde',
  thu: 'Tọọzde',
  fri: 'Fraịde',
  sat: 'Satọde',
  sun: 'Sọnde',
}

export const riderDoes: Translation<typeof riderDoesTexts> = {
  assigned: (rider) => `${rider} ga-eburu ya`,
  enroute_to_pickup: (rider) => `${rider} nọ n’ụzọ iburu ya`,
  arrived_at_pickup: (rider) => `${rider} nọ ebe a ga-eburu ya`,
  picked_up: (rider) => `Ọ dị ${rider} n’aka`,
  enroute_to_dropoff: (rider) => `${rider} bu ya na-abịa`,
  arrived_at_dropoff: (rider) => `${rider} nọ n’ọnụ ụzọ`,
  delivery_failed: (rider) => `Ọ ka dị ${rider} n’aka`,
  returning: (rider) => `${rider} na-eweghachi ya`,
  delivered: (rider) => `${rider} enyefeela ya`,
  returned: (rider) => `${rider} eweghachila ya`,
}
