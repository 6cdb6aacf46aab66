import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/parcel'

export default {
  parcelTexts: {
    size: 'Olee otú o ha?',
    sizeHint: 'Anyị na-ajụ naanị ndị ozi ụgbọ ha nwere ike ibu ya. Ụgwọ ibu bụ otu.',
    small: 'Ọ na-aba n’akpa',
    medium: 'Ọ na-aba n’igbe ọgba tum tum',
    large: 'Ọ chọrọ ụgbọala ma ọ bụ bọs',
  },

  pickupTexts: {
    when: 'Kedu mgbe?',
    now: 'Ugbu a',
    nowHint: 'Anyị ga-achọ onye ozi ozugbo i tinyere ọda.',
    time: 'Oge',
    hint: 'Onye ozi ga-abịa n’ọkara awa a. Anyị ga-achọ ya obere oge tupu mgbe ahụ.',
    over: 'Oge a agafeela. Biko họrọ ọzọ.',
    today: 'Taa',
    tomorrow: 'Echi',
    onToday: 'taa',
    onTomorrow: 'echi',
    pickup: (day, time) => `A ga-eburu ya ${day}, ${time}`,
  },
} satisfies Translation<typeof english>
