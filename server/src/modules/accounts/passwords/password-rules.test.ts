import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './password-rules.ts'

const owner = { name: 'Adaeze Okafor', email: 'ada.okafor@example.com' }

describe('common passwords', () => {
  it.each([
    ...[
      'password',
      'Password1',
      'p@ssw0rd',
      'P@SSW0RD123',
      'letmein!!',
      '12345678',
      '987654321',
      'qwertyuiop',
    ],
    ...[
      'asdf1234',
      'aaaaaaaa',
      'abcabcabc',
      '12121212',
      '19851225',
      '08031234567',
      'chelsea2024',
      'Arsenal#14',
    ],
    ...['scorpion1', 'amazing1', 'wonderful1', 'mummydaddy', 'bluemoon77', 'zxcvbnm,./'],
    ...['ilovejesus', 'godisgood7', 'Chukwuemeka1', 'naija123', 'nigeria1960', '!!blessed!!', '1q2w3e4r'],
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true)
  })

  it.each([
    'adaeze2024',
    'OkaforAda!',
    'ada.okafor@example.com',
    'AdaezeOkafor',
    'ozi-okafor-1',
    'oziozi99',
    'Ozi2026!!',
    'ozi-demo-only',
    'ozidelivery',
    'Owerri-rider-7',
    'imodelivery24',
  ])('%s is refused as little more than its owner or Ozi', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true)
  })

  it.each([
    ...[
      'correct horse battery',
      'a quiet evening in Owerri',
      'tK9#vQ2!mZ',
      'ube na oka ofuma',
      'Adaeze sells yams',
    ],
    ...[
      '93847261058472',
      'mmiri mara ugo',
      'ọkụkọ nti ike',
      'password of my grandmother',
      'lorry-kettle-blue',
    ],
  ])('%s is taken', (password) => {
    expect(isCommonPassword(password, owner)).toBe(false)
  })
})
