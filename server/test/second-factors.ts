import { Secret, TOTP } from 'otpauth'
import { PASSWORD, type Person, type TestApp } from './app.ts'

const STEP_MS = 30_000
/** Time that must be left of a step, so that a test's codes are made and checked within the same step. */
const QUIET_MS = 4_000

/** The code that the phone shows, `steps` steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
}

/** Waits for the next step if this one is nearly over. */
export async function quietMoment(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, left + 50))
}

export interface SecondFactorPerson {
  readonly person: Person
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly login: (totp?: string, password?: string) => Promise<unknown>
}

/** A staff member who turned it on with the previous step's code, so that the current one is still unused. */
export async function guardedStaff(app: TestApp): Promise<SecondFactorPerson> {
  const person = await app.staff('support')
  const { secret } = await person.client.secondFactor.begin({ currentPassword: PASSWORD })
  await quietMoment()
  const { recoveryCodes } = await person.client.secondFactor.turnOn({ code: codeOf(secret, -1) })
  const login = (totp?: string, password = PASSWORD) =>
    app
      .client()
      .accounts.login({ email: person.user.email, password, ...(totp === undefined ? {} : { totp }) })
  return { person, secret, recoveryCodes, login }
}
