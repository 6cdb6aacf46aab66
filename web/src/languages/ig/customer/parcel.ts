import type { Translation } from '~/language/english'
import type { parcelTexts } from '~/languages/en/customer/parcel'

export const parcel: Translation<typeof parcelTexts> = {
  size: 'Olee otú o ha?',
  sizeHint: 'Anyị na-ajụ naanị ndị ozi ụgbọ ha nwere ike ibu ya. Ụgwọ ibu bụ otu.',
  small: 'Ọ na-aba n’akpa',
  medium: 'Ọ na-aba n’igbe ọgba tum tum',
  large: 'Ọ chọrọ ụgbọala ma ọ bụ bọs',
}
