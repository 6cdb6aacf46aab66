import type { Translation } from '~/language/english'
import type { parcelTexts } from '~/languages/en/customer/parcel'

export const parcel: Translation<typeof parcelTexts> = {
  size: 'How e big reach?',
  sizeHint: 'Na only rider wey him machine fit carry am we go ask. The fare na the same.',
  small: 'E go enter bag',
  medium: 'E go enter okada box',
  large: 'E need motor or bus',
}
