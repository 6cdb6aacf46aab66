import { describe, expect, it } from 'vitest'
import { isListed } from './itemUpdate'
import { amountOf } from './amountOf'
import { newGroup, optionValuesOf } from './optionValues'
import { checkItem, itemErrorsOf, toItemInput, NEW_ITEM } from './itemValues'

const typed = { ...NEW_ITEM, name: ' Moi moi ', price: '₦1,250.50', from: '10', to: '20' }

describe('an item as it is typed', () => {
  it('has a price with or without commas and the sign of naira', () => {
    expect(amountOf('₦1,250.50')).toBe(1250.5)
    expect(amountOf('2500')).toBe(2500)
    for (const wrong of ['', 'free', '12.345', '-5', '1e3']) expect(amountOf(wrong)).toBeNaN()
  })

  it('is whole when nothing is missing', () => {
    expect(checkItem(typed)).toEqual({})
  })

  it('without a name, a price or minutes says so beside each', () => {
    expect(Object.keys(checkItem({ ...NEW_ITEM, from: 'soon', to: '' }))).toEqual([
      'name',
      'price',
      'from',
      'to',
    ])
    expect(checkItem({ ...typed, from: '30', to: '20' })).toEqual({
      to: 'The second time must be the longer one.',
    })
    expect(checkItem({ ...typed, price: '10000001' })).toEqual({ price: 'This price is too high.' })
    expect(checkItem({ ...typed, price: '0.5' })).toEqual({ price: 'Please enter a price.' })
  })

  it('is sent trimmed, as numbers, and its picture only when that changed', () => {
    expect(toItemInput(typed, '')).toEqual({
      name: 'Moi moi',
      description: '',
      price: 1250.5,
      preparationMinutes: { min: 10, max: 20 },
      isAvailable: true,
      options: [],
    })
    expect(toItemInput({ ...typed, image: 'data:image/jpeg;base64,AA' }, '/uploads/a').image).toContain(
      'data:',
    )
    expect(toItemInput({ ...typed, image: '' }, '/uploads/a').image).toBe('')
    expect(toItemInput({ ...typed, image: '/uploads/a' }, '/uploads/a')).not.toHaveProperty('image')
  })
})

it('options keep their ids, and their mistakes stand at their paths', () => {
  const large = { _id: '0199a3b2-0000-7000-8000-000000000007', name: 'Large', price: 800, isAvailable: true }
  const [kept] = optionValuesOf([{ name: 'Size', min: 1, max: 1, choices: [large] }])
  const options = kept ? [{ ...kept, choices: [...kept.choices, ...newGroup().choices] }] : []
  expect(toItemInput({ ...typed, options }, '').options).toMatchObject([
    { min: 1, max: 1, choices: [large, { name: '', price: 0 }, { name: '', price: 0 }] },
  ])
  const wrong = { ...typed, options: [{ ...newGroup(), min: 'one', choices: [] }] }
  expect(Object.keys(checkItem(wrong))).toEqual(['options.0.name', 'options.0.min', 'options.0.choices'])
  expect(itemErrorsOf({ 'options.0.choices.1.price': 'No.' })).toEqual({ 'options.0.choices.1.price': 'No.' })
})

it('what the server refuses stands beside its field', () => {
  expect(itemErrorsOf({ 'preparationMinutes.max': 'Too long.', price: 'No.' })).toEqual({
    to: 'Too long.',
    price: 'No.',
  })
  expect(itemErrorsOf(undefined)).toEqual({})
})

it('is on sale for its shop while it is out for today', () => {
  expect(isListed({ isAvailable: false })).toBe(false)
  expect(isListed({ isAvailable: false, unavailableUntil: '2026-11-26T23:00:00.000Z' })).toBe(true)
})
