import { describe, expect, it } from 'vitest'
import { partsOf } from '../web/lean-manifest.ts'

describe('what an area is made of', () => {
  it('is the scripts of its pages and what those need, each once', () => {
    const routes = {
      root: { module: '/root.js' },
      'areas/rider/frame': { module: '/frame.js', imports: ['/shared.js'] },
      'areas/rider/job/page': { module: '/job.js', imports: ['/shared.js', '/order.js'] },
      'areas/admin/page': { module: '/admin.js' },
    }
    expect(partsOf('rider', routes)).toEqual(['/frame.js', '/shared.js', '/job.js', '/order.js'])
  })
})
