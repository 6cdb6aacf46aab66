import { expect, test } from 'vitest'
import { type RecordChanges, changesIn } from './changesIn'

const NAME = { name: 'name', label: 'Name' }
const VEHICLE = { name: 'vehicle', label: 'Vehicle', options: [{ value: 'bus', label: 'Bus' }] }
const place = (text: string, id = text) => ({ label: 'Place', text, id })

/** A report about a shop; omitted values were not changed. */
function told(changes: Partial<RecordChanges>, typed = {}): readonly string[] {
  const before = { name: 'Mama Ezinne', vehicle: '', ...changes.before }
  const factsBefore = changes.factsBefore ?? [place('Relief Market')]
  return changesIn(
    {
      fields: [NAME, VEHICLE],
      factsNow: factsBefore,
      chosen: [],
      ...changes,
      before,
      now: { ...before, ...changes.now },
      factsBefore,
    },
    { ...before, ...typed },
  )
}

test('a field that a colleague changed is named in the words of its choices', () => {
  expect(told({ now: { name: 'Mama Ebere', vehicle: 'bus' } })).toEqual([
    'Name: was “Mama Ezinne”, is now “Mama Ebere”',
    'Vehicle: was “nothing”, is now “Bus”',
  ])
})

// promise (staff): What a colleague changed meanwhile is named, also if the form has no field for it
test('says what saving would overwrite, and nothing else', () => {
  const now = { name: 'Mama Ebere' }
  expect(told({ now }, { name: 'Mama Ify' })).toEqual([
    'Name: was “Mama Ezinne”, is now “Mama Ebere”; yours is “Mama Ify”',
  ])
  expect(told({ now }, { name: '' })).toEqual([
    'Name: was “Mama Ezinne”, is now “Mama Ebere”; yours is “nothing”',
  ])
  expect(told({ now }, { name: 'Mama Ebere', vehicle: 'bus' }), 'both wrote the same').toEqual([
    'Name: was “Mama Ezinne”, is now “Mama Ebere”',
  ])
})

test('so are facts without a field, and what was chosen of them here', () => {
  const factsNow = [place('Douglas Road')]
  expect(told({ factsNow })).toEqual(['Place: was “Relief Market”, is now “Douglas Road”'])
  expect(told({ factsNow, chosen: [place('Wetheral Road')] })).toEqual([
    'Place: was “Relief Market”, is now “Douglas Road”; yours is “Wetheral Road”',
  ])
  expect(told({ factsBefore: [place('')], factsNow })).toEqual([
    'Place: was “nothing”, is now “Douglas Road”',
  ])
})

test('another place of the same name is another one', () => {
  expect(told({ factsBefore: [place('Market', '1')], factsNow: [place('Market', '2')] })).toEqual([
    'Place: is now another “Market”',
  ])
})

test('a change of what nothing here shows is one all the same', () => {
  expect(told({})).toEqual(['Nothing shown here changed.'])
})
