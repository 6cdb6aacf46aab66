import type { Mailbox } from './mailbox.ts'

export const PASSWORD = 'a quiet evening in Owerri'

export interface NewCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobileNumber: string
}

let people = 0

/** A new person. */
export function someone(firstName = 'Chidinma'): NewCustomer {
  people += 1
  const unique = `${Date.now().toString(36)}${people}`
  return {
    firstName,
    lastName: 'Eze',
    email: `${firstName.toLowerCase()}.${unique}@ozi.test`,
    mobileNumber: `0803 ${String(100 + people)} ${String(4000 + people)}`,
  }
}

/** Calls the API without the browser, for the preconditions of a journey. */
export async function callApi<T>(
  url: string,
  path: string,
  options: { token?: string; body?: unknown; method?: 'PUT' } = {},
) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  return { status: response.status, body: (await response.json()) as T }
}

/** Makes a customer through the API who has yet to prove the address. */
export async function signUp(url: string, person = someone()): Promise<NewCustomer> {
  const { status, body } = await callApi(url, '/auth/user/signup', {
    body: { ...person, password: PASSWORD, confirmPassword: PASSWORD, role: 'user', gender: 'female' },
  })
  if (status !== 201) throw new Error(`the sign-up was answered ${String(status)}: ${JSON.stringify(body)}`)
  return person
}

/** Makes a verified customer through the API. */
export async function makeCustomer(
  ozi: { readonly url: string; readonly mailbox: Mailbox },
  person = someone(),
): Promise<NewCustomer> {
  await signUp(ozi.url, person)
  const enteredOtp = await ozi.mailbox.code(person.email)
  await callApi(ozi.url, '/auth/user/otp', { body: { email: person.email, enteredOtp } })
  return person
}
