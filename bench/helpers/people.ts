const DEMO = { email: 'adaeze@demo.ozi.local', password: 'ozi-demo-only' } as const

export interface BrowserSession {
  readonly token: string
  readonly user: string
}

async function call<T>(url: string, path: string, { token = '', body }: { token?: string; body?: unknown }) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} was answered ${String(response.status)}`)
  return (await response.json()) as T
}

async function signIn(
  url: string,
  credentials: { email: string; password: string },
): Promise<BrowserSession> {
  const answer = await call<{ token: string; user: unknown }>(url, '/auth/user/login', { body: credentials })
  return { token: answer.token, user: JSON.stringify({ isLoggedIn: true, data: answer.user }) }
}

/** Signs in the demo's customer. */
const signInDemo = (url: string): Promise<BrowserSession> => signIn(url, DEMO)

/** Signs up a new account that has not entered its code yet. */
export async function signInNewcomer(url: string): Promise<BrowserSession> {
  const [email, password] = ['newcomer@ozi.test', 'a quiet evening in Owerri']
  await call(url, '/auth/user/signup', {
    body: {
      firstName: 'Ada',
      lastName: 'Eze',
      email,
      password,
      confirmPassword: password,
      mobileNumber: '08031234567',
      gender: 'female',
    },
  })
  return signIn(url, { email, password })
}

/** One of the demo's shops. */
export async function someStoreId(url: string): Promise<string> {
  const { items } = await call<{ items: { vendor: { _id: string } }[] }>(url, '/items?limit=1', {})
  return items[0]?.vendor._id ?? ''
}

/** The tracking token of one of the demo customer's orders. */
export async function someTrackToken(url: string): Promise<string> {
  const { token } = await signInDemo(url)
  const { orders } = await call<{ orders: { _id: string }[] }>(url, '/user/orders?limit=1', { token })
  const order = await call<{ data: { trackToken: string } }>(url, `/orders/${orders[0]?._id ?? ''}`, {
    token,
  })
  return order.data.trackToken
}
