import { useEffect, useRef, useState } from 'react'
import { client } from '~/api'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import type { Point } from './mapContent'

type Answer = Awaited<ReturnType<typeof client.places.nearest>>

interface WhatIsThere {
  /** The place at which a pin is held or was put down. */
  readonly note: string | undefined
  readonly say: (note: string | undefined) => void
  /** @returns null if another point was asked about meanwhile; rejects as calls do */
  readonly ask: (at: Point, noteOf: (name: string) => string, words?: string) => Promise<Answer | null>
  /** For a pin that is still held. */
  readonly over: (at: Point | null, noteOf: (name: string) => string) => void
}

/** Looks up what stands at a point of the map, the latest one alone. */
export function useWhatIsThere(): WhatIsThere {
  const texts = useTexts(mapTexts)
  const [note, say] = useState<string>()
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  async function ask(at: Point, noteOf: (name: string) => string, words = ''): Promise<Answer | null> {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    say(texts.asking)
    const query = { at: at.join(','), ...(words === '' ? {} : { words }) }
    const answer = await client.places.nearest(query, { signal: mine.signal })
    if (mine.signal.aborted) return null
    say(noteOf(answer.suggestion.placeName))
    return answer
  }

  function over(at: Point | null, noteOf: (name: string) => string): void {
    asking.current?.abort()
    if (at === null) say(undefined)
    else void ask(at, noteOf).catch(() => say(undefined))
  }

  return { note, say, ask, over }
}
