import { describe, expect, it } from 'vitest'
import { splitMatches } from './splitMatches'

const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join('')

describe('what a query found', () => {
  it('is marked where it begins a word', () => {
    expect(marked('Douglas Road', 'ro')).toBe('Douglas [Ro]ad')
    expect(marked('Erosion Road', 'ro')).toBe('Erosion [Ro]ad')
  })

  it('is found without dots and tones, and keeps them', () => {
    expect(marked('Ekeọnụnwa', 'ekeonu')).toBe('[Ekeọnụ]nwa')
    expect(marked('Ọgbakọ', 'og')).toBe('[Ọg]bakọ')
  })

  it('is found whichever way its letters are stored', () => {
    expect(marked('O\u0323gbako', 'ọg')).toBe('[Ọg]bako')
  })

  it('is marked for each word of the query', () => {
    expect(marked('Imo State University', 'uni imo')).toBe('[Imo] State [Uni]versity')
  })

  it('is nothing for an empty query or a stranger', () => {
    expect(marked('Egbu Road', '  ')).toBe('Egbu Road')
    expect(marked('Egbu Road', 'xyz')).toBe('Egbu Road')
  })

  it('reads the same as the text, whatever was asked', () => {
    expect(
      splitMatches('World Bank (Umuguma)', '(u')
        .map(({ text }) => text)
        .join(''),
    ).toBe('World Bank (Umuguma)')
  })
})
