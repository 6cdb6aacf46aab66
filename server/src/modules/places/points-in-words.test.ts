import { expect, test } from 'vitest'
import { pointsIn } from './points-in-words.ts'

const FUTO = [6.992, 5.386]

test.each([
  ['5.386, 6.992'],
  ['FUTO: 5.386,6.992 by the tank'],
  ['５.３８６, ６.９９２'],
  ['lat 5.386 lng 6.992'],
  ['5.386°N 6.992°E'],
  ['5°23\'09.6"N 6°59\'31.2"E'],
  ['5°23′09.6″N, 6°59′31.2″E'],
  ['https://www.google.com/maps/@5.386,6.992,17z'],
  ['https://maps.google.com/?q=5.386%2C6.992'],
  ['https://www.google.com/maps/place/X/data=!3m1!4b1!3d5.386!4d6.992'],
  ['https://www.openstreetmap.org/?mlat=5.386&mlon=6.992#map=17'],
  ['https://maps.apple.com/?ll=5.386,6.992'],
  ['geo:5.386,6.992'],
])('%s says where FUTO is', (words) => {
  const [first] = pointsIn(words).points
  expect(first?.map((degrees) => Math.round(degrees * 1000) / 1000)).toEqual(FUTO)
})

test.each([
  ['Hostel C, by the water tank'],
  ['2.500, 3.750 naira each'.replaceAll('500', '5')],
  ['0803 123 4567, 0803 123 4568'],
  ['12, 14 Wetheral Road'],
  ['Size 5.5, 6.0'],
  ['https://ozi.ng/track/abc'],
])('%s says no point', (words) => {
  expect(pointsIn(words)).toEqual({ points: [], hasUnreadLink: false })
})

test.each([
  ['https://maps.app.goo.gl/Ab3dE'],
  ['goo.gl/maps/Ab3dE'],
  ['see google.com/maps/place/FUTO'],
  ['waze.com/ul/hs1abc'],
])('%s is a link whose point is not in it', (words) => {
  expect(pointsIn(words)).toEqual({ points: [], hasUnreadLink: true })
})
