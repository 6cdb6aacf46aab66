import { type OrderDetail, type OwnRatings, type RatingReason, type RatingSubject } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { ratingTexts } from '~/languages/en/account/rating'
import { toast } from '~/ui/notice/toast'

/** A rating that is not sent yet. */
export interface RatingDraft {
  readonly stars: number | null
  readonly reasons: readonly RatingReason[]
  readonly comment: string
}

const draftOf = (rating: OwnRatings[RatingSubject]): RatingDraft => ({
  stars: rating?.stars ?? null,
  reasons: rating?.reasons ?? [],
  comment: rating?.comment ?? '',
})

/** The ratings of an order as they are chosen, and sending them. What was chosen stays until it is accepted. */
export function useRating(
  order: OrderDetail,
  subjects: readonly RatingSubject[],
  given: OwnRatings,
  onDone: () => void,
) {
  const texts = useTexts(ratingTexts)
  const queries = useQueryClient()
  const form = useForm({
    initial: { rider: draftOf(given.rider), shop: draftOf(given.shop) },
    onRefused: ({ message }) => ({ title: `${texts.failed} ${message}`, texts: [] }),
  })

  function change(subject: RatingSubject, draft: RatingDraft) {
    form.set({ [subject]: draft })
    form.setHeadline(null)
  }

  async function send(drafts: Record<RatingSubject, RatingDraft>): Promise<void> {
    const chosen = subjects.flatMap((subject) => {
      const { stars, reasons, comment } = drafts[subject]
      return stars === null ? [] : [[subject, { stars, reasons: [...reasons], comment }] as const]
    })
    if (chosen.length === 0) return form.fail({}, { title: texts.noStars, texts: [] })
    const { data } = await client.ratings.rate({ id: order._id, ...Object.fromEntries(chosen) })
    const key = api.orders.read.queryKey({ input: { id: order._id } })
    queries.setQueryData(key, (shown) => shown && { data: { ...shown.data, ratings: data } })
    toast.success(texts.sent)
    onDone()
  }

  return { ...form, change, send }
}
