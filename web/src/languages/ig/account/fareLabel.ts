import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/fareLabel'

export default {
  fareLabelTexts: {
    delivery: 'Ụgwọ mbuga',
    distance: (km) => `Ogologo ụzọ ${km} km`,
    service: 'Ụgwọ ọrụ',
    surge: (times) => `Ụgwọ ọrụ (oge mkpa × ${times})`,
    redelivery: 'Mgbalị ọzọ',
    right_place: 'Ruo ebe ziri ezi',
    rounding: 'Iji mezuo ego',
  },
} satisfies Translation<typeof english>
