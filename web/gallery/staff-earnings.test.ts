import { contract, type TermsPreview } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EARNING_TERMS, rows } from './fixtures/staff'
import { answer, change, refused } from './helpers/answers'
import { expectNotice, openWide, press } from './helpers/staff-pages'
import { see } from './helpers/states'

const { earnings } = contract
const openTerms = () =>
  openWide('/admin/earning-terms', [
    answer(earnings.readTerms, { data: EARNING_TERMS }),
    answer(earnings.termsHistory, rows('versions')),
  ])
const share = () => page.getByLabelText(/^Rider’s share of the delivery/)
const SPLIT = { riders: 700, shops: 1800, commission: 200, vat: 0, kept: 500 }
const PREVIEW: TermsPreview = {
  orders: 2,
  charged: 3000,
  today: SPLIT,
  after: { ...SPLIT, riders: 1300, kept: -100 },
}

// promise (staff): `/admin/earning-terms`: what riders and shops earn, tried on the last 500 orders before it is saved
test('terms are corrected, tried out and saved', async () => {
  await openTerms()
  await share().fill('130')
  await press('Try it out')
  await see('terms that cannot be tried', 'Please correct the terms first.')
  await press('Save the terms')
  await see('a share that is too high', 'This is 0 to 100 percent.')
  await share().fill('100')
  change(answer(earnings.previewTerms, { data: PREVIEW }))
  await press('Try it out')
  await see('terms that cost more than is charged', /^Riders would earn more than we take\./)
  change(answer(earnings.updateTerms, { data: { ...EARNING_TERMS, riderPercent: 100, version: 3 } }))
  await press('Save the terms')
  await expectNotice('Success!', 'The terms are saved, for orders from now on.')
})

test('whose terms a colleague overtook keeps what was typed', async () => {
  await openTerms()
  await share().fill('65')
  const current = { ...EARNING_TERMS, version: 3, changedBy: 'Ngozi' }
  change(refused(earnings.updateTerms, 'CHANGED_MEANWHILE', { current }))
  await press('Save the terms')
  await expect.element(page.getByText(/^Ngozi saved other terms\./)).toBeVisible()
  await press('OK')
  await expect.element(share()).toHaveValue(65)
})
