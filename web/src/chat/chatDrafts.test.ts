import { afterEach, expect, test, vi } from 'vitest'
import {
  isImageDraftLasting,
  keepImageDraft,
  keepTextDraft,
  moveDraft,
  readImageDraft,
  readTextDraft,
} from './chatDrafts'
import { forgetUnsentContent, hasUnsentContent } from './unsentContent'

const ADA = 'ada'
const LABEL = 'data:image/webp;base64,AAAA'

/** A browser whose storage keeps at most this many characters per key. */
function keepUpTo(characters: number): void {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > characters) throw new Error('full')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
}
afterEach(() => {
  keepImageDraft(ADA, 'new', null)
  vi.unstubAllGlobals()
})

test('an image moves to a conversation that can still send it', () => {
  keepUpTo(100)
  keepImageDraft(ADA, 'closed', LABEL)
  moveDraft(ADA, 'closed', 'new')
  expect([readImageDraft(ADA, 'closed'), readImageDraft(ADA, 'new')]).toEqual([null, LABEL])
  keepImageDraft(ADA, 'closed', `${LABEL}BBBB`)
  moveDraft(ADA, 'closed', 'new')
  expect(readImageDraft(ADA, 'new')).toBe(LABEL)
})

test('an image too large for the browser’s storage goes with the page', () => {
  keepUpTo(10)
  keepTextDraft(ADA, 'new', 'short')
  keepImageDraft(ADA, 'new', LABEL)
  expect([readImageDraft(ADA, 'new'), isImageDraftLasting(ADA, 'new')]).toEqual([LABEL, false])
  expect(readTextDraft(ADA, 'new')).toBe('short')
})

test('what is kept in its place and is no image is none', () => {
  keepUpTo(100)
  keepImageDraft(ADA, 'new', 'https://elsewhere.example/picture.png')
  expect(readImageDraft(ADA, 'new')).toBeNull()
})

test('of a conversation that is gone the image goes too', () => {
  keepUpTo(100)
  keepImageDraft(ADA, 'gone', LABEL)
  expect(hasUnsentContent(ADA, 'gone')).toBe(true)
  forgetUnsentContent(ADA, 'gone')
  expect([hasUnsentContent(ADA, 'gone'), readImageDraft(ADA, 'gone')]).toEqual([false, null])
})
