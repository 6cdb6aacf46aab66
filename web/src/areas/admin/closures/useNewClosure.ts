import { closureMessages } from '@ozi/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { api, client, refusalOf } from '~/api'
import { isAnyIn } from '~/form/errors'
import { useForm } from '~/form/useForm'
import type { Point } from '~/map/mapContent'
import { toast } from '~/ui/notice/toast'
import { fromLagosField } from '../shared/lagosTime'
import {
  type RoadChoice,
  previewInputOf,
  lacksOnePlace,
  NOTHING,
  STREET_FIELDS,
  type StreetField,
  type PlaceEntry,
  type Way,
} from './roadChoice'
import { closuresTexts as texts } from './texts'

const FIELDS = [...STREET_FIELDS, 'reason', 'endsAt'] as const

interface ClosureValues {
  choice: RoadChoice
  reason: string
  endsAt: string
}

const NOTHING_TYPED: ClosureValues = { choice: NOTHING, reason: '', endsAt: '' }

/**
 * The form that closes roads: what is chosen, which roads that means, why and until when.
 * @param isEndHalfTyped it reads as none: saved like that, the roads would never open
 */
export function useNewClosure(isEndHalfTyped: () => boolean) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<ClosureValues, (typeof FIELDS)[number]>({
    initial: NOTHING_TYPED,
    fields: FIELDS,
    onRefused: ({ message }, others) => ({
      title: texts.notSaved,
      texts: others.length > 0 ? others : [message],
    }),
  })
  const { choice, reason, endsAt } = form.values

  const input = previewInputOf(choice)
  const asked = useQuery(
    api.closures.preview.queryOptions({
      input: input ?? {},
      enabled: input !== null,
      // The roads found before stay on the map while others are looked for.
      placeholderData: keepPreviousData,
    }),
  )
  const refusal = input && asked.error && refusalOf(asked.error)
  const preview = input === null || refusal ? undefined : asked.data?.data
  const isCurrent = preview !== undefined && !asked.isPlaceholderData

  /** Follows what was chosen last: two presses of the map may come before the page is drawn again. */
  function choose(change: (before: RoadChoice) => Partial<RoadChoice>) {
    const before = form.getValues().choice
    form.set({ choice: { ...before, ...change(before) } })
    form.forgive(...FIELDS)
    form.setHeadline(null)
  }

  async function close() {
    if (!preview) return
    const { geometry } = preview
    await client.closures.add({ geometry, reason, endsAt: fromLagosField(endsAt) })
    void queries.invalidateQueries({ queryKey: api.closures.key() })
    toast.success(texts.done)
    void navigate('/admin/closures', { replace: true })
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const errors = {
      ...(lacksOnePlace(choice) && { [choice.places.from.place ? 'to' : 'from']: texts.bothPlaces }),
      ...(reason.trim() === '' && { reason: closureMessages.reasonMissing }),
      ...(isEndHalfTyped() && { endsAt: texts.endSlip }),
    }
    const isFound = isCurrent && preview !== undefined
    if (isFound && !isAnyIn(errors)) return form.submit(close)()
    form.fail(errors, isFound ? null : { title: texts.notSaved, texts: [texts.nothing] })
  }

  return {
    ...form,
    choice,
    preview,
    /** Why there is no preview. */
    refusal,
    isLooking: input !== null && asked.isFetching,
    lookAgain: asked.refetch,
    setWay: (way: Way) => choose(() => ({ way, points: [] })),
    setPlace: (name: StreetField, typed: PlaceEntry) =>
      choose(({ places }) => ({ places: { ...places, [name]: typed } })),
    addPoint: (at: Point) => choose(({ points }) => ({ points: [...points, at] })),
    movePoint: (index: number, at: Point) => choose(({ points }) => ({ points: points.with(index, at) })),
    removeLast: () => choose(({ points }) => ({ points: points.slice(0, -1) })),
    removeAll: () => choose(() => ({ points: [] })),
    submit,
  }
}

export type NewClosureForm = ReturnType<typeof useNewClosure>
