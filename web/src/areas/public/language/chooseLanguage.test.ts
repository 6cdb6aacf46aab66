import { expect, test } from 'vitest'
import { languageIn } from '~/language/choice'
import { loader } from './chooseLanguage'

const choose = (search: string, origin = 'https://ozi.test') =>
  loader({ request: new Request(`${origin}/language?${search}`) } as Parameters<typeof loader>[0])
const cookieOf = (response: Response) => response.headers.get('set-cookie')

// promise (everyone): `/language`: keeps a language chosen on a public page for all pages, also without a script
test('a chosen language is kept, and leads back to where it was chosen', () => {
  const chosen = choose('to=ig&back=%2F%3Ffrom%3DWetheral%26to%3DFUTO')
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/?from=Wetheral&to=FUTO'])
  expect(cookieOf(chosen)).toBe('ozi_language=ig; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(languageIn('ozi_session=a; ozi_language=ig')).toBe('ig')
  expect(cookieOf(choose('to=en', 'http://localhost'))).not.toContain('Secure')
})

test.each([
  ['another site', 'to=ig&back=https%3A%2F%2Fevil.example', '/', true],
  ['another site without a protocol', 'to=ig&back=%2F%2Fevil.example', '/', true],
  ['the login', 'to=pcm&back=%2Flogin', '/login', true],
  ['a language that there is not', 'to=fr&back=%2Fabout', '/about', false],
])('asked for %s, it leads to a page of ours', (_what, search, location, isKept) => {
  const response = choose(search)
  expect(response.headers.get('location')).toBe(location)
  expect(cookieOf(response) !== null).toBe(isKept)
  expect(languageIn('ozi_language=fr; seen=1')).toBeNull()
})
