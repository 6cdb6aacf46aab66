import { connect, type AddressInfo } from 'node:net'
import { BODY_LIMIT, CART_ITEMS, RefusalBody } from '@ozi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { listCalls } from '../../../test/calls.ts'
import { SESSION_COOKIE } from '../sessions/cookie.ts'

const app = await startAppForFile()
const customer = await app.customer()

const login = '/auth/user/login'

function refusal(text: string) {
  return RefusalBody.parse(JSON.parse(text))
}

describe('an answer of the API', () => {
  it.each([
    ['somebody’s own', '/user/orders', 200],
    ['for everybody', '/items', 200],
    ['a refusal', '/admin/orders', 403],
    ['of nothing', '/nothing', 404],
  ])('%s is kept by no cache', async (_what, path, status) => {
    const answer = await app.request('GET', path, { token: customer.token })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  })
})

describe('bad requests', () => {
  it('malformed JSON is 400 MALFORMED_JSON', async () => {
    const answer = await app.request('POST', login, { body: '{"email": ' })
    expect([answer.status, refusal(answer.text).code]).toEqual([400, 'MALFORMED_JSON'])
  })

  it.each(['null', '[]', '"text"', '7'])('a body of %s is 400 VALIDATION', async (body) => {
    const answer = await app.request('POST', login, { body })
    expect([answer.status, refusal(answer.text).code]).toEqual([400, 'VALIDATION'])
  })

  it('an empty body with the JSON header is a body without fields', async () => {
    const answer = await app.request('POST', login, {
      body: '',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(refusal(answer.text).data?.fields ?? {})).toEqual(['email', 'password'])
  })

  it('an unknown field is refused by its name', async () => {
    const body = JSON.stringify({ email: 'a@b.ng', password: 'x', role: 'admin' })
    const answer = await app.request('POST', login, { body })
    expect(answer.status).toBe(400)
    expect(refusal(answer.text).data?.fields).toHaveProperty('role')
  })

  it('unknown fields are named, also toString, and not by the thousand', async () => {
    const few = await app.request('POST', login, { body: '{"email":"a","password":"x","toString":1}' })
    expect(refusal(few.text).data?.fields).toHaveProperty('toString', 'This field is not known here.')
    const keys = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, 1]))
    const many = await app.request('POST', login, { body: JSON.stringify(keys) })
    expect(many.status).toBe(400)
    expect(many.text.length).toBeLessThan(10_000)
  })

  it('a wrong type is refused by its field, with a message fit to show', async () => {
    const answer = await app.request('POST', login, { body: JSON.stringify({ email: 7, password: 'x' }) })
    expect(refusal(answer.text)).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { email: 'Please enter your e-mail address.' } },
    })
  })

  it('a parameter that is sent twice is refused by its name', async () => {
    const answer = await app.request('GET', '/items?search=a&search=b')
    expect(answer.status).toBe(400)
    expect(refusal(answer.text).data?.fields).toEqual({ search: 'Please give this only once.' })
  })

  it.each([
    ['a limit of 0', '/items?limit=0', 'limit', 'This must be at least 1.'],
    ['a limit of letters', '/items?limit=many', 'limit', 'This is not a whole number.'],
    [
      'an unknown choice',
      '/get-transactions?stage=nowhere',
      'stage',
      'This is none of the values that we know.',
    ],
  ])('%s is refused in plain words', async (_what, path, field, words) => {
    const { token } = await app.admin()
    const answer = await app.request('GET', path, { token })
    expect(refusal(answer.text).data?.fields).toEqual({ [field]: words })
  })

  it('a prototype in the body is refused', async () => {
    const answer = await app.request('POST', login, { body: '{"__proto__": {"role": "admin"}}' })
    expect(answer.status).toBe(400)
  })

  // promise (operator): Bodies that are too large or too deep are refused before they are parsed
  it.each([
    ['anyone’s', login, BODY_LIMIT.ofAnyoneBytes, undefined],
    ['a member’s', '/user/delivery', BODY_LIMIT.bytes, () => customer.token],
  ])('%s body over its limit is 413, one just under it is read', async (_whose, path, limit, token) => {
    const fill = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - 12) })
    const send = (bytes: number) => app.request('POST', path, { body: fill(bytes), token: token?.() })
    const over = await send(limit + 1)
    expect([over.status, refusal(over.text).code]).toEqual([413, 'BODY_TOO_LARGE'])
    const under = await send(limit)
    expect([under.status, refusal(under.text).code]).toEqual([400, 'VALIDATION'])
  })

  // promise (operator): Bodies that are too large or too deep are refused before they are parsed
  it('the longest message and the largest cart are far below the limits', async () => {
    const letter = '\u1ecb'
    const message = { name: letter.repeat(121), email: 'ada@ozi.test', message: letter.repeat(2_000) }
    const escaped = JSON.stringify(message).replaceAll(letter, '\\u1ecb')
    expect((await app.request('POST', '/contact', { body: escaped })).status).toBe(201)
    const items = Array.from({ length: CART_ITEMS.max }, () => ({ id: customer.user._id, quantity: 99 }))
    const dropoff = { placeName: letter.repeat(200), coordinates: [7.03, 5.49] }
    const cart = await app.request('POST', '/quotes', {
      body: JSON.stringify({ kind: 'shop', items, dropoff }),
    })
    expect(cart.status).not.toBe(413)
    expect(escaped.length).toBeLessThan(BODY_LIMIT.ofAnyoneBytes / 2)
  })

  // promise (operator): Bodies that are too large or too deep are refused before they are parsed
  it.each([
    ['a megabyte of brackets', '['.repeat(520_000) + ']'.repeat(520_000)],
    ['a megabyte of empty objects', `[${Array<string>(340_000).fill('{}').join(',')}]`],
  ])('%s is never parsed', async (_what, body) => {
    const answer = await app.request('POST', '/user/delivery', { body, token: customer.token })
    expect([answer.status, refusal(answer.text).code]).toEqual([400, 'MALFORMED_JSON'])
    expect(refusal(answer.text).message).toMatch(/parts/)
  })

  it('another content type is 415', async () => {
    const answer = await app.request('POST', login, { body: 'email=a', contentType: 'text/plain' })
    expect([answer.status, refusal(answer.text).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  it('an unknown path and a wrong method are 404 in our own shape', async () => {
    for (const [method, path] of [
      ['GET', '/nothing/here'],
      ['DELETE', login],
      ['GET', '/api/nowhere'],
    ] as const) {
      const answer = await app.request(method, path)
      expect([answer.status, refusal(answer.text).code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it.each(['/api/v1/orders/%', '/api/v1/orders/%ff', '/%'])(
    'an address that cannot be read, as %s, is 404 in our own shape',
    async (url) => {
      const answer = await app.server.inject({ method: 'GET', url })
      expect([answer.statusCode, refusal(answer.body).code]).toEqual([404, 'NOT_FOUND'])
    },
  )

  it.each(['/uploads//ab', '/uploads/..%5cdata.key', '/uploads/ab/%00', '/api/docs/%00'])(
    'a file path that leads elsewhere, as %s, is 404 and no fault of ours',
    async (url) => {
      const answer = await app.server.inject({ method: 'GET', url })
      expect([answer.statusCode, refusal(answer.body).code]).toEqual([404, 'NOT_FOUND'])
    },
  )

  it.each(['\\ud800', '\\u0000', '\\u001b[31m'])('a text with %s is refused by its field', async (escape) => {
    const place = `{"placeName":"a${escape}b","coordinates":[7.03,5.49]}`
    const body = `{"kind":"send","pickup":${place},"dropoff":{"placeName":"x","coordinates":[7.04,5.5]}}`
    const answer = await app.request('POST', '/quotes', { body })
    expect(answer.status).toBe(400)
    expect(refusal(answer.text).data?.fields).toHaveProperty(['pickup.placeName'])
  })

  it('somebody who sends a request byte by byte is let go of within 30 s', () => {
    const { headersTimeout, requestTimeout } = app.server.server
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
    expect(requestTimeout).toBeLessThanOrEqual(25_000)
  })

  it('an id that is none is 400, not an error of ours', async () => {
    const answer = await app.request('GET', '/orders/1%27%20or%201=1', { token: customer.token })
    expect([answer.status, refusal(answer.text).code]).toEqual([400, 'VALIDATION'])
  })
})

describe('the gate', () => {
  it('without a session, even nonsense is 401 before it is read', async () => {
    const answer = await app.request('POST', '/user/delivery', { body: '{"nonsense": true}' })
    expect([answer.status, refusal(answer.text).code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('without the code, no call of an administrator is even forbidden', async () => {
    const newcomer = await app.newcomer()
    const ask = async () => {
      const answer = await app.request('GET', '/get-transactions', { token: newcomer.token })
      return [answer.status, (answer.json() as { code?: string }).code]
    }
    expect(await ask()).toEqual([403, 'OTP_REQUIRED'])
    await app.sql`update accounts set role = 'admin' where _id = ${newcomer.user._id}`
    expect(await ask()).toEqual([403, 'OTP_REQUIRED'])
    await app.sql`update accounts set verified_at = now() where _id = ${newcomer.user._id}`
    expect(await ask()).toEqual([200, undefined])
  })

  describe('before a body has come', () => {
    let port = 0
    beforeAll(async () => {
      await app.server.listen({ port: 0, host: '127.0.0.1' })
      port = (app.server.server.address() as AddressInfo).port
    })

    /** Sends a request's head and only the first bytes of its body; resolves with the answer. */
    const beginRequest = (method: string, path: string, bytes: number) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n` +
              `Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{"id":`,
          ),
        )
        socket.setTimeout(3_000, () => reject(new Error('no answer before the body')))
        socket.on('error', reject)
        socket.once('data', (answer) => {
          socket.destroy()
          resolve(String(answer))
        })
      })

    // promise (operator): Bodies that are too large or too deep are refused before they are parsed
    it.each([
      ['a picture without a session', 'PUT', '/api/v1/user/profile/x', 3_000_000, 401, 'UNAUTHENTICATED'],
      ['an order without a session', 'POST', '/api/v1/user/delivery', 1_000, 401, 'UNAUTHENTICATED'],
      [
        'a megabyte for a call that is anyone’s',
        'POST',
        '/api/v1/auth/user/login',
        1_000_000,
        413,
        'BODY_TOO_LARGE',
      ],
      ['a call that is none', 'POST', '/api/v1/nothing', 1_000, 404, 'NOT_FOUND'],
      ['a path that is none', 'POST', '/api/nothing', 1_000, 404, 'NOT_FOUND'],
      ['a megabyte for a page', 'POST', '/nothing', 1_000_000, 413, 'BODY_TOO_LARGE'],
    ])('%s is refused', async (_what, method, path, bytes, status, code) => {
      const answer = await beginRequest(method, path, bytes)
      expect(answer).toContain(`HTTP/1.1 ${status} `)
      expect(answer).toContain(code)
    })
  })

  it('a call states its access, and its path and method are its own', () => {
    const seen = new Set<string>()
    for (const { access, method, path } of listCalls()) {
      expect(access).toBeDefined()
      const address = `${method} ${path}`
      expect(seen.has(address)).toBe(false)
      seen.add(address)
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

describe('another site', () => {
  const cookieOnly = () => ({ cookie: `${SESSION_COOKIE}=${customer.token}` })
  const logout = (headers: Record<string, string>, body = '{}', contentType = 'application/json') =>
    app.request('POST', '/auth/user/logout', { headers, body, contentType })

  it('cannot post with our cookie', async () => {
    const answer = await logout({ ...cookieOnly(), origin: 'https://evil.example' })
    expect([answer.status, refusal(answer.text).code]).toEqual([403, 'FOREIGN_ORIGIN'])
  })

  it('cannot post as a plain form with our cookie', async () => {
    expect((await logout(cookieOnly(), 'a=b', 'text/plain')).status).toBe(403)
  })

  it('leaves a line in the log when it tries', async () => {
    const before = app.logText().length
    await logout({ ...cookieOnly(), origin: 'https://evil.example' })
    await logout(cookieOnly(), 'a=b', 'text/plain')
    const lines = app.logText().slice(before)
    expect(lines).toContain('"refusal":"FOREIGN_ORIGIN"')
    expect(lines).toContain('"refusal":"UNSUPPORTED_MEDIA_TYPE"')
  })

  it('cannot post with our cookie and without an Origin', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await logout({ ...cookieOnly(), 'sec-fetch-site': site })
      expect([answer.status, refusal(answer.text).code]).toEqual([403, 'FOREIGN_ORIGIN'])
    }
  })

  it('is no hindrance to a bearer token', async () => {
    const answer = await app.request('GET', '/auth/user/verify-token', {
      token: customer.token,
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(200)
    const post = await app.request('POST', '/quotes', {
      token: customer.token,
      headers: { origin: 'https://evil.example' },
      body: '{}',
    })
    expect(post.status).toBe(400)
  })

  it('our own pages may post with the cookie', async () => {
    const other = await app.customer()
    const headers = {
      cookie: `${SESSION_COOKIE}=${other.token}`,
      origin: 'http://localhost',
      host: 'localhost',
    }
    expect((await logout(headers)).status).toBe(200)
  })
})

describe('with https', () => {
  let secure: TestApp
  beforeAll(async () => {
    secure = await startTestApp({ PUBLIC_URL: 'https://ozi.test' }, app)
  })
  afterAll(() => secure.stop())
  const verify = (headers: Record<string, string>, token?: string) =>
    secure.request('GET', '/auth/user/verify-token', { headers, token })

  // promise (everyone): No neighbouring host can plant a session or a known browser
  it('cookies are of this host alone, and planted ones do not count', async () => {
    const { email } = customer.user
    const signIn = await secure.request('POST', login, {
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const set = signIn.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/__Host-ozi_session=[^,]*; Path=\/;[^,]*Secure/)
    expect(set).toMatch(/__Host-ozi_device=[^,]*; Path=\/;[^,]*Secure/)
    const session = /__Host-ozi_session=[\w-]+/.exec(set)?.[0] ?? ''
    expect((await verify({ cookie: session })).status).toBe(200)
    expect((await verify({ cookie: session.replace('__Host-', '') })).status).toBe(401)
  })

  it('a browser that has the token alone gets the cookie again', async () => {
    const answer = await verify({}, customer.token)
    expect(answer.headers.get('set-cookie')).toContain(`__Host-ozi_session=${customer.token}`)
    const cookie = `__Host-ozi_session=${customer.token}`
    expect((await verify({ cookie }, customer.token)).headers.get('set-cookie')).toBeNull()
  })

  it('answers ask for https for a year, and no other site may read them', async () => {
    for (const path of ['/health', '/nothing']) {
      const { headers } = await secure.request('GET', path, { headers: { origin: 'https://evil.example' } })
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    }
  })

  it('a page that came without https is another site', async () => {
    const from = async (origin: string) =>
      (
        await secure.request('POST', '/auth/user/logout', {
          headers: { origin, host: 'ozi.test' },
          body: '{}',
        })
      ).status
    expect(await from('http://ozi.test')).toBe(403)
    expect(await from('https://ozi.test')).toBe(200)
  })
})

describe('pages for developers', () => {
  // promise (operator): Nobody but this machine reads the outbox
  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['ozi.localhost', 200],
    ['evil.example', 404],
    ['localhost.evil.example', 404],
    ['127.0.0.1.evil.example', 404],
  ])('answer %s with %i', async (host, status) => {
    const answer = await app.server.inject({ url: '/dev/outbox.json', headers: { host } })
    expect(answer.statusCode).toBe(status)
  })

  it('are not found by another spelling', async () => {
    for (const url of ['/%64ev/outbox.json', '//dev/outbox', '/DEV/ui']) {
      expect((await app.server.inject({ url, headers: { host: 'evil.example' } })).statusCode).toBe(404)
    }
  })
})

describe('what every answer carries', () => {
  it('a policy without inline scripts, and no sniffing', async () => {
    const { headers } = await app.request('GET', '/health')
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/=]{20,}'$/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(headers.get('permissions-policy')).toMatch(/geolocation=\(self\).* camera=\(\)/)
    expect(headers.get('permissions-policy'), 'a desk’s browser does not know it').not.toContain('web-share')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('its type and character set', async () => {
    for (const path of ['/health', '/nothing']) {
      expect((await app.request('GET', path)).headers.get('content-type')).toBe(
        'application/json; charset=utf-8',
      )
    }
  })

  it('a nonce of its own', async () => {
    const policies = await Promise.all([1, 2].map(() => app.request('GET', '/health')))
    expect(new Set(policies.map(({ headers }) => headers.get('content-security-policy'))).size).toBe(2)
  })
})

describe('security.txt', () => {
  const fieldsOf = async (of: TestApp) => {
    const answer = await of.server.inject('/.well-known/security.txt')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    return answer.body.trim().split('\n')
  }

  it('names the contact and its own address, for less than a year', async () => {
    const secure = await startTestApp(
      { PUBLIC_URL: 'https://ozi.example', SUPPORT_EMAIL: 'help@ozi.example' },
      app,
    )
    const lines = await fieldsOf(secure).finally(() => secure.stop())
    const expires = lines.find((line) => line.startsWith('Expires: '))
    expect(lines.filter((line) => line !== expires)).toEqual([
      'Contact: mailto:help@ozi.example',
      'Contact: https://ozi.example/contact',
      'Preferred-Languages: en',
      'Canonical: https://ozi.example/.well-known/security.txt',
    ])
    const days = (Date.parse(expires?.slice('Expires: '.length) ?? '') - Date.now()) / (24 * 3600 * 1000)
    expect([days > 90, days < 365]).toEqual([true, true])
  })

  it('names no address without https', async () => {
    expect((await fieldsOf(app)).filter((line) => line.includes('http:'))).toEqual([])
  })
})

describe('the API document', () => {
  it('names every call of the contract', async () => {
    const answer = await app.request('GET', '/api/openapi.json')
    const { paths } = answer.json() as { paths: Record<string, Record<string, unknown>> }
    for (const { method, path } of listCalls()) {
      expect(paths[path]).toHaveProperty(method.toLowerCase())
    }
  })

  it('has a page whose scripts come from here', async () => {
    const page = await app.request('GET', '/api/docs')
    expect(page.headers.get('content-type')).toContain('text/html')
    const sources = [...page.text.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source)
    for (const source of sources) expect((await app.request('GET', source)).status).toBe(200)
    expect(sources.length).toBe(2)
  })
})

describe('health', () => {
  it('health and ready answer', async () => {
    expect(await app.client().system.health()).toEqual({ status: 'ok' })
    expect(await app.client().system.ready()).toEqual({ status: 'ready' })
  })

  // promise (operator): What is missing while a server is not ready is named in the answer
  it('ready names what is missing', async () => {
    const ready = async () => {
      const { status, text } = await app.request('GET', '/ready')
      return [status, refusal(text).data?.['missing']]
    }
    await app.sql`update migrations set name = name || '_' where id = (select max(id) from migrations)`
    expect(await ready()).toEqual([503, ['migrations']])
    await app.sql`alter table migrations rename to migrations_away`
    expect(await ready()).toEqual([503, ['migrations']])
    await app.sql`alter table migrations_away rename to migrations`
    await app.sql`update migrations set name = rtrim(name, '_')`
    app.parts.endReadiness()
    expect(await ready()).toEqual([503, ['leaving']])
  })
})
