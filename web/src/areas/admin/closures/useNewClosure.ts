import { closureMessages } from '@ozi/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, client, refusalOf } from '~/api'
import { fieldErrorsOf } from '~/form/errors'
import { useProblems } from '~/form/useProblems'
import type { Point } from '~/map/mapContent'
import { toast } from '~/ui/notice/toast'
import { fromLagosField } from '../shared/lagos'
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

/** The form that closes roads: what is chosen, which roads that means, why and until when. */
export function useNewClosure() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const problems = useProblems(FIELDS)
  const [choice, setChoice] = useState<RoadChoice>(NOTHING)
  const [reason, setReason] = useState('')
  const [endsAt, setEndsAt] = useState('')
  const [isSaving, setSaving] = useState(false)

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
    problems.forgiveAll()
    setChoice((before) => ({ ...before, ...change(before) }))
  }

  /** @param hasBadEnd the end is half typed */
  async function save(hasBadEnd: boolean) {
    const errors = {
      ...(lacksOnePlace(choice) && { [choice.places.from.place ? 'to' : 'from']: texts.bothPlaces }),
      ...(reason.trim() === '' && { reason: closureMessages.reasonMissing }),
      ...(hasBadEnd && { endsAt: texts.endSlip }),
    }
    const roads = isCurrent ? null : { title: texts.notSaved, texts: [texts.nothing] }
    if (roads || Object.keys(errors).length > 0 || !preview) return problems.tell(roads, errors)
    problems.forgiveAll()
    setSaving(true)
    try {
      const { geometry } = preview
      await client.closures.add({ geometry, reason, endsAt: fromLagosField(endsAt) })
      void queries.invalidateQueries({ queryKey: api.closures.key() })
      toast.success(texts.done)
      void navigate('/admin/closures', { replace: true })
    } catch (error) {
      const { fields, message } = refusalOf(error)
      const { errors: at, others } = fieldErrorsOf(FIELDS, fields)
      const isAtFields = Object.keys(at).length > 0 && others.length === 0
      problems.tell(
        isAtFields ? null : { title: texts.notSaved, texts: others.length > 0 ? others : [message] },
        at,
      )
    } finally {
      setSaving(false)
    }
  }

  return {
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
    reason,
    setReason(text: string) {
      problems.forgive('reason')
      setReason(text)
    },
    endsAt,
    setEndsAt(text: string) {
      problems.forgive('endsAt')
      setEndsAt(text)
    },
    problems,
    save: (hasBadEnd: boolean) => void save(hasBadEnd),
    isSaving,
    isUnsaved: choice !== NOTHING || reason !== '' || endsAt !== '',
  }
}

export type NewClosureForm = ReturnType<typeof useNewClosure>
