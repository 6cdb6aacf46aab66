import { expect, test } from 'vitest'
import { pictureSource } from './pictureSource'

test('a browser chooses between a picture and its smaller copy', () => {
  expect(pictureSource({ image: '/uploads/a.webp', imageSmall: '/uploads/b.webp' }, '8rem')).toEqual({
    src: '/uploads/b.webp',
    srcSet: '/uploads/b.webp 320w, /uploads/a.webp 640w',
    sizes: '8rem',
  })
})

test('a picture from before there were smaller copies is shown as it is', () => {
  expect(pictureSource({ image: '/uploads/a.webp', imageSmall: '' }, '8rem')).toEqual({
    src: '/uploads/a.webp',
  })
})
