import { HAND_OVER_PHOTO, type OrderEvent } from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Images, MeasuredImage } from '../../../platform/images/images.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { deleteHandOverPhotosOf, readHandOverPhoto } from './hand-over-photos.store.ts'

interface Parts {
  readonly database: Database
  readonly images: Images
}

/** What a rider shows where the code cannot be said: kept with the hand-over, shown to its parties, erased with them. */
export function createHandOverPhotos({ database, images }: Parts) {
  return {
    /**
     * Opens a photo before the order is held: decoding takes as long as a phone's camera is large.
     * @param make the move, with the photo as it is kept; where it is not made, the photo goes again
     * @throws Refusal IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC, RATE_LIMITED, UNAVAILABLE; whatever `make` throws
     */
    keepFor<Made extends { readonly isNew: boolean }>(
      { accountId }: Caller,
      sent: string,
      make: (photo: MeasuredImage) => Promise<Made>,
    ): Promise<Made> {
      return images.keepMeasured(accountId, HAND_OVER_PHOTO, sent, make)
    },

    /** What puts an order's photo at the step it proves. */
    async of(orderId: string): Promise<<Event extends OrderEvent>(events: Event[]) => Event[]> {
      const kept = await readHandOverPhoto(database.sql, orderId)
      if (!kept) return (events) => events
      const photo = { url: images.urlsOf(kept.key).image, width: kept.widthPx, height: kept.heightPx }
      return (events) => events.map((event) => (event.to === 'delivered' ? { ...event, photo } : event))
    },

    /** Part of the deletion of an account: whoever was photographed stood at a door of theirs. */
    async eraseOf(queries: Queries, customerId: string): Promise<void> {
      for (const key of await deleteHandOverPhotosOf(queries, customerId)) await images.discard(queries, key)
    },
  }
}

export type HandOverPhotos = ReturnType<typeof createHandOverPhotos>
