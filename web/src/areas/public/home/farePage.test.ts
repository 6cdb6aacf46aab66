import { expect, test } from 'vitest'
import { farePage } from './farePage'

const asked = (address: string, Accept: string) =>
  farePage(new Request(`https://ozi.test${address}`, { headers: { Accept } }))

// promise (everyone): `/fare` opened as a page is the home page with its form, and the fare if it was asked for
test('/fare opened as a page is the home page', () => {
  expect(asked('/fare', 'text/html,*/*;q=0.8')).toBe('/#ask')
  expect(asked('/fare?from=Ikenegbu&to=FUTO', 'text/html')).toBe('/?from=Ikenegbu&to=FUTO#fare')
})

test('a script is answered the fare alone', () => {
  expect(asked('/fare?from=Ikenegbu&to=FUTO', '*/*')).toBeNull()
})
