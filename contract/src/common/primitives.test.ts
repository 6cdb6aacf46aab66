import { describe, expect, it } from 'vitest'
import { TEXT_LIMIT } from './primitives.constants.ts'
import { Email, EMAIL_LONG, MobileShape, optionalText, requiredText } from './primitives.fields.ts'
import { ListQuery, LngLatText, NigerianMobile } from './primitives.ts'

describe('a Nigerian mobile number', () => {
  it.each([
    ['08031234567'],
    ['0803 123 4567'],
    ['+234 803 123 4567'],
    ['2348031234567'],
    ['8031234567'],
    ['0803-123-4567'],
  ])('%s is kept as +2348031234567', (text) => {
    expect(NigerianMobile.parse(text)).toBe('+2348031234567')
  })

  it.each([['07011234567'], ['08031234567'], ['09121234567']])('%s has the shape of one', (text) => {
    expect(MobileShape.safeParse(NigerianMobile.parse(text)).success).toBe(true)
  })

  it.each([
    [''],
    ['0831'],
    ['+441632960961'],
    ['0123456789'],
    ['call me'],
    ['080312345678901'],
    ['01 271 0000'],
  ])('%s is refused', (text) => {
    const result = NigerianMobile.safeParse(text)
    expect(result.error?.issues[0]?.message).toBe('This is not a Nigerian mobile number.')
  })
})

describe('an e-mail address', () => {
  it('loses outer spaces and capitals', () => {
    expect(Email.parse('  Ada@Example.COM ')).toBe('ada@example.com')
  })

  it.each([
    [''],
    ['ada'],
    ['ada@'],
    ['@example.com'],
    ['a b@example.com'],
    [`${'a'.repeat(250)}@example.com`],
  ])('%s is refused', (text) => {
    expect(Email.safeParse(text).success).toBe(false)
  })

  it('that is too long is told only that', () => {
    const { error } = Email.safeParse('a'.repeat(TEXT_LIMIT.email + 1))
    expect(error?.issues.map(({ message }) => message)).toEqual([EMAIL_LONG])
  })
})

describe('a text', () => {
  const text = requiredText(10)
  const messageOf = (typed: string) => text.safeParse(typed).error?.issues[0]?.message

  it.each([['Ọlụ 👩‍👧'], ["N'Golo"]])('%s is kept as it was typed', (typed) => {
    expect(text.parse(` ${typed} `)).toBe(typed)
  })

  it('has lines where it is a paragraph, and is one line where it is less', () => {
    expect(requiredText(TEXT_LIMIT.paragraph).parse('two\nlines')).toBe('two\nlines')
    expect(optionalText(TEXT_LIMIT.line).parse('two\r\nlines')).toBe('two lines')
    expect(text.parse('two\u2028lines')).toBe('two lines')
  })

  it.each([['a\ud800b'], ['\udc00'], ['a\u0000b'], ['\u001b[31m']])(
    'with half a character or a control in it is refused',
    (typed) => {
      expect(messageOf(typed)).toBe('This text has a character that we cannot save. Please remove it.')
      expect(optionalText(10).safeParse(typed).success).toBe(false)
    },
  )

  it.each([[''], ['   '], ['\u200b\u200b'], ['\u202a']])('that shows nothing is not filled in', (typed) => {
    expect(messageOf(typed)).toBe('Please fill this in.')
  })

  it('loses marks that turn its direction', () => {
    expect(text.parse('\u202aAda\u202c')).toBe('Ada')
    expect(text.parse('\u2067Ada\u2069')).toBe('Ada')
  })

  it.each([
    ['e\u200bvil.com'],
    ['e\u00advil.com'],
    ['evil\u2060.com'],
    ['evil\u200d.com'],
    ['\ufeffevil.com'],
    ['evil.\u{e0061}com'],
  ])('loses what nobody sees in it', (typed) => {
    expect(requiredText(20).parse(typed)).toBe('evil.com')
  })

  it.each([['\u202eOTUF'], ['\u202dOTUF']])('that is turned around is refused', (typed) => {
    expect(messageOf(typed)).toBe(
      'This text has a hidden mark that turns letters around. Please type it again.',
    )
  })
})

describe('a list query', () => {
  it('asks for 50 rows unless told otherwise', () => {
    expect(ListQuery.parse({}).limit).toBe(50)
    expect(ListQuery.parse({ limit: '20' }).limit).toBe(20)
  })

  it.each([['0'], ['201'], ['-1'], ['1.5'], ['many']])('a limit of %s is refused', (limit) => {
    expect(ListQuery.safeParse({ limit }).success).toBe(false)
  })
})

describe('a point in a query', () => {
  it('is read as longitude, latitude', () => {
    expect(LngLatText.parse('7.0333,5.4836')).toEqual([7.0333, 5.4836])
  })

  it.each([[''], ['7.03'], ['7.03,5.48,1'], ['200,5'], ['7,95'], ['7.03, 5.48'], ['NaN,1']])(
    '%s is refused',
    (text) => {
      expect(LngLatText.safeParse(text).success).toBe(false)
    },
  )
})
