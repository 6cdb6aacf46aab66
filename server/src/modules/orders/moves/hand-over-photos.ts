import { HAND_OVER_PHOTO, type WebImage } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { Images, StoredImage } from '../../../platform/images/images.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { deleteHandOverPhotosOf, readHandOverPhoto, readOrderOfPhoto } from './hand-over-photos.store.ts'

/**
 * Photos that riders take where nobody can say the code: stored with the hand-over, shown to the order's
 * parties, erased with the customer.
 */
export function createHandOverPhotos({ images }: { readonly images: Images }) {
  return {
    /**
     * Decodes and stores a photo before the order's row is locked, because decoding a large photo takes long.
     * @param make makes the move with the stored photo; if the move is not made, the photo is removed again
     * @throws Refusal as `Images.keep`; whatever `make` throws
     */
    storeFor<Made extends { readonly isNew: boolean }>(
      { accountId }: Caller,
      sent: string,
      make: (photo: StoredImage) => Promise<Made>,
    ): Promise<Made> {
      return images.keepMeasured(accountId, HAND_OVER_PHOTO, sent, make)
    },

    /** Null if the order has no photo. */
    async of(queries: Queries, orderId: string): Promise<WebImage | null> {
      const kept = await readHandOverPhoto(queries, orderId)
      return kept && { url: images.urlsOf(kept.key).image, width: kept.widthPx, height: kept.heightPx }
    },

    orderOf: readOrderOfPhoto,

    /** Part of deleting an account: the photos show people at the customer's doors. */
    async eraseOf(queries: Queries, customerId: string): Promise<void> {
      for (const key of await deleteHandOverPhotosOf(queries, customerId)) await images.discard(queries, key)
    },
  }
}

export type HandOverPhotos = ReturnType<typeof createHandOverPhotos>
