import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import createIcon from './createIcon'

const Line = createIcon({ node: [['path', { d: 'M5 12h14', key: 'a' }]] })
const drawn = (props: Parameters<typeof Line>[0]) => renderToStaticMarkup(createElement(Line, props))

describe('an icon', () => {
  it('has the size, the stroke and the class that its page gives it', () => {
    const html = drawn({ size: 18, strokeWidth: 1.75, className: 'shrink-0' })
    for (const attribute of ['width="18"', 'height="18"', 'stroke-width="1.75"', 'class="lucide shrink-0"']) {
      expect(html).toContain(attribute)
    }
    expect(html).toContain('viewBox="0 0 24 24"')
    expect(html).toContain('<path d="M5 12h14"></path>')
  })

  it('is hidden from who hears the page, unless it has a name', () => {
    expect(drawn({})).toContain('aria-hidden="true"')
    expect(drawn({ role: 'img', 'aria-label': 'to' })).not.toContain('aria-hidden')
  })
})
