import { fileURLToPath } from 'node:url'
import { isPermission, isPermitted, isStaff, RefusalBody, ROLES, STAFF_ROLES } from '@ozi/contract'
import { expect, test } from 'vitest'
import type { Person } from '../test/app.ts'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { listCalls, type CallDeclaration } from '../test/calls.ts'
import { markdownTable } from '../test/markdown.ts'

/**
 * docs/access.md lists who may make each call. A change of access shows as a change of that file, to be
 * reviewed; `npx vitest run server/src/access.test.ts -u` rewrites it.
 */
const TABLE = new URL('../../docs/access.md', import.meta.url)

/**
 * All kinds of callers: without a session, with an unverified address, an administrator who should have turned on
 * a second factor, a rider whose password the staff chose, and one of each role.
 */
const CALLERS = [
  'none',
  'unverified',
  'overdue',
  'first password',
  ...ROLES.filter((role) => !isStaff(role)),
  ...STAFF_ROLES,
] as const
type Caller = (typeof CALLERS)[number]

/** The answers of the access check: `yes` means that the call itself answered. */
type Answer = 'yes' | 'log in' | 'enter code' | 'turn on' | 'choose' | 'no'
/**
 * Too long for any id or token: a call that exists answers 400 to it, so a 404 means that it does not exist.
 */
const NOBODYS_ID = 'nobody-has-this-id-'.repeat(6)
const GATE_ANSWERS: Readonly<Record<string, Answer>> = {
  UNAUTHENTICATED: 'log in',
  OTP_REQUIRED: 'enter code',
  SECOND_FACTOR_REQUIRED: 'turn on',
  PASSWORD_CHANGE_REQUIRED: 'choose',
  FORBIDDEN: 'no',
}

const calls = listCalls().toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))

/** The answer that the contract declares. */
function promised(call: CallDeclaration, caller: Caller): Answer {
  const { access } = call
  if (access === 'anyone') return 'yes'
  if (caller === 'none') return 'log in'
  if (caller === 'overdue') return call.isOpenWithoutSecondFactor ? 'yes' : 'turn on'
  if (caller === 'first password') return call.isOpenWithFirstPassword ? 'yes' : 'choose'
  if (access === 'signedIn') return 'yes'
  if (caller === 'unverified') return 'enter code'
  if (access === 'verified') return 'yes'
  const mayCall = isPermission(access) ? isPermitted(caller, access) : caller === access
  return mayCall ? 'yes' : 'no'
}

const nameOf = ({ method, path }: CallDeclaration) => `${method} ${path}`
const accessOf = ({ access, needsRecentProof }: CallDeclaration) =>
  needsRecentProof ? `${access}, recent proof` : access
const rowOf = (call: CallDeclaration, cells: readonly string[]) => [nameOf(call), accessOf(call), ...cells]

const HEADS = ['Call', 'Access', ...CALLERS]
const document = (rows: readonly (readonly string[])[]) => `# Who may make which call
For those who judge or change who may do what: every call, and how the server answers each kind of caller.

Written by \`server/src/access.test.ts\`, which asks a running server for each cell. \`yes\`: the call reads what
it is sent; \`log in\`: 401; \`enter code\`: 403 until the e-mail code was entered; \`no\`: 403, whatever is sent. \`overdue\` is an
administrator without a second factor where it is required, after the days of grace; \`turn on\`: 403 until it is on.
\`first password\` is a rider whose password the staff chose; \`choose\`: 403 until they have chosen their own. Behind a \`yes\` calls still look whose things they are asked for: 404 for what the caller may not know of, 403 FORBIDDEN where
they may see it and no more, as finance with an order at \`POST /orders/{id}/moves\`. \`recent proof\`: 403
REAUTHENTICATE from ten minutes after the login on, until the password or a code was entered again.

${markdownTable([HEADS, ...rows])}
`

const app = await startAppForFile({ SECOND_FACTOR: 'required' })
const people = {
  unverified: await app.newcomer(),
  overdue: await app.staff('admin'),
  'first password': await app.rider(),
  user: await app.customer(),
  rider: await app.rider(),
  vendor: await app.vendor(),
  admin: await app.admin(),
  support: await app.staff('support'),
  finance: await app.staff('finance'),
} satisfies Record<Exclude<Caller, 'none'>, unknown>
await app.sql`update accounts set second_factor_due_at = now() where _id = ${people.overdue.user._id}`
await app.sql`update accounts set must_choose_password = true where _id = ${people['first password'].user._id}`
const tokens: ReadonlyMap<Caller, string | undefined> = new Map(
  CALLERS.map((caller) => [caller, caller === 'none' ? undefined : people[caller].token]),
)

/**
 * Sends a request that every call rejects as invalid, so that nothing is changed: callers without access must
 * be refused before that.
 * @returns the status if the call failed or does not exist
 */
async function ask({ method, path }: CallDeclaration, caller: Caller): Promise<Answer | number> {
  const answer = await app.request(method, path.replaceAll(/\{\w+\}/g, NOBODYS_ID), {
    token: tokens.get(caller),
    ...(method === 'GET' ? {} : { body: '{"nonsense":true}' }),
  })
  if (answer.status === 404 || answer.status >= 500) return answer.status
  const { code } =
    answer.status === 401 || answer.status === 403 ? RefusalBody.parse(answer.json()) : { code: '' }
  return GATE_ANSWERS[code] ?? 'yes'
}

// promise (everyone): Who may make which call ([access.md](access.md))
test('the table holds every call with its access from the contract', async () => {
  const rows = calls.map((call) =>
    rowOf(
      call,
      CALLERS.map((caller) => promised(call, caller)),
    ),
  )
  await expect(document(rows)).toMatchFileSnapshot(fileURLToPath(TABLE))
})

// promise (everyone): Who may make which call ([access.md](access.md))
test.each(CALLERS)('the server answers as the table says, before it reads the input: %s', async (caller) => {
  const answers: [string, Answer | number][] = []
  // Logging out comes last, because it ends the session.
  const isLast = ({ name }: CallDeclaration) => Number(name === 'accounts.logout')
  for (const call of calls.toSorted((a, b) => isLast(a) - isLast(b))) {
    answers.push([nameOf(call), await ask(call, caller)])
  }
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(calls.map((call) => [nameOf(call), promised(call, caller)])),
  )
})

// promise (staff): Calls that give power over people ask again who is there
test('calls that need a recent proof are refused without one', async () => {
  const people: Readonly<Record<string, Person>> = { rider: await app.rider(), vendor: await app.vendor() }
  const admin = await app.admin()
  await app.sql`update sessions set proved_at = now() - interval '10 minutes'`
  const needing = calls.filter(({ needsRecentProof }) => needsRecentProof)
  const codes: string[] = []
  for (const { method, path, access } of needing) {
    const { token } = people[access] ?? admin
    const answer = await app.request(method, path.replaceAll(/\{\w+\}/g, NOBODYS_ID), { token })
    codes.push(RefusalBody.parse(answer.json()).code)
  }
  expect(needing.length).toBeGreaterThan(5)
  expect(new Set(codes)).toEqual(new Set(['REAUTHENTICATE']))
})
