import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { projectRoot } from '../../e2e/helpers/ozi.ts'

const PAGE =
  '<!doctype html><title>A list</title><div id="root"></div><script type="module" src="/main.js"></script>'

/** The simplest React app: an input, and the rows that contain its text. */
const script = (rows: number) => `
  import { createElement as h, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  const all = Array.from({ length: ${String(rows)} }, (_, nth) => 'A parcel, quite small, number ' + nth)
  function List() {
    const [text, setText] = useState('')
    return h('main', null,
      h('input', { type: 'search', value: text, onChange: (event) => setText(event.target.value) }),
      h('ul', null, all.filter((row) => row.includes(text)).map((row) => h('li', { key: row }, row))))
  }
  createRoot(document.getElementById('root')).render(h(List))`

/** Serves a page of plain React with this many rows. */
export async function bareListPage(rows: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ozi-bare-list-'))
  await symlink(path.join(projectRoot, 'node_modules'), path.join(dir, 'node_modules'))
  await writeFile(path.join(dir, 'index.html'), PAGE)
  await writeFile(path.join(dir, 'main.js'), script(rows))
  await build({ root: dir, configFile: false, logLevel: 'error' })
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '')
    readFile(path.join(dir, 'dist', name)).then(
      (content) => {
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
        response.end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(dir, { recursive: true, force: true })
    },
  }
}
