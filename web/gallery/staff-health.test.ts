import { contract, PROBLEMS, type Problem } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FAILED_JOB, HEALTH } from './fixtures/staff'
import { AT } from './fixtures/orders'
import { answer, type Answer, change, refused, setOnline } from './helpers/answers'
import { expectNotice, openWide, press } from './helpers/staff-pages'
import { see } from './helpers/states'

const { operations, pauses } = contract
const taken = answer(pauses.read, { pause: null })
const none = answer(operations.failedJobs, { jobs: [], counts: [] })
const HEALTHY: readonly Answer[] = [
  answer(operations.health, {
    data: {
      ...HEALTH,
      problems: [],
      migrations: { last: '0013_operations', pending: [] },
      backupAt: null,
      backupLog: null,
    },
  }),
  none,
  taken,
]
const failing: readonly Answer[] = [
  taken,
  answer(operations.health, { data: HEALTH }),
  answer(operations.failedJobs, { jobs: [FAILED_JOB], counts: [{ name: FAILED_JOB.name, jobs: 1 }] }),
]

// promise (staff): `/admin/health` says what is wrong, since when, and what to do about it
test('the health says that everything works, or what is wrong', async () => {
  await openWide('/admin/health', HEALTHY)
  await see('health with nothing wrong', 'Everything works.')
  await expect.element(page.getByText('None yet')).toBeVisible()
  await openWide('/admin/health', failing)
  await see('health with something wrong', PROBLEMS.mail.text)
  await expect.element(page.getByText(PROBLEMS.mail.hint)).toBeVisible()
  await expect.element(page.getByText(/^Not run yet: 0014/)).toBeVisible()
})

test('each problem is shown with its next step', async () => {
  const names = Object.keys(PROBLEMS) as Problem[]
  const problems = names.map((name) => ({ name, since: AT }))
  await openWide('/admin/health', [answer(operations.health, { data: { ...HEALTH, problems } }), none, taken])
  await see('health with everything wrong', PROBLEMS.backup_log.text)
  for (const name of names) {
    await expect.element(page.getByText(PROBLEMS[name].text)).toBeVisible()
    await expect.element(page.getByText(PROBLEMS[name].hint)).toBeVisible()
  }
  await expect.element(page.getByText('41 min behind')).toBeVisible()
  await expect.element(page.getByText(/2 pictures are missing or damaged/)).toBeVisible()
})

// promise (staff): An administrator retries a failed job, or all of a name, and is told
test('a failed job is retried, alone or with all of its name', async () => {
  await openWide('/admin/health', [
    ...failing,
    refused(operations.retryJob, 'NOT_FOUND'),
    {
      call: operations.retryJobs,
      respond: () => {
        change(none)
        return Response.json({ retried: 12 })
      },
    },
  ])
  await press(/^Retry notification-mail, /)
  await expect.element(page.getByRole('alertdialog', { name: 'Error!' })).toBeVisible()
  await press('OK')
  setOnline(false)
  await press('Retry all: notification-mail')
  await expect.element(page.getByRole('alertdialog', { name: 'Error!' })).toMatchTextContent(/offline/i)
  await press('OK')
  setOnline(true)
  await press('Retry all: notification-mail')
  await expectNotice('Tried again!', '12 × “notification-mail” are being tried again.')
  await expect.element(page.getByText('No job has failed.')).toBeVisible()
})

const PAUSE = { since: '2026-03-01T12:00:00.000Z', notice: 'Heavy flood on Wetheral Road.' }

// promise (staff): An administrator stops new orders with a notice, and takes them again
test('new orders are stopped with a notice, and taken again', async () => {
  await openWide('/admin/health', [
    ...HEALTHY,
    answer(pauses.begin, { pause: PAUSE }),
    answer(pauses.end, { pause: null }),
  ])
  await expect.element(page.getByText('Orders are taken.')).toBeVisible()
  await page.getByLabelText('Notice to customers').fill(PAUSE.notice)
  await press('Stop new orders')
  await see('new orders that are stopped', PAUSE.notice)
  await press('Take orders again')
  await expect.element(page.getByText('Orders are taken.')).toBeVisible()
})
