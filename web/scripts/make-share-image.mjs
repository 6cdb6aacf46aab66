// Makes public/ozi-share.png, what is shown where a page of ours is shared (1200 x 630).
// Run `CHROMIUM_PATH=... node scripts/make-share-image.mjs` in web/ after the face changed, and commit what it writes:
// a browser sets the words in our own letters.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const webDir = path.resolve(import.meta.dirname, '..')
const COLOUR = {
  ground: '#fbf7ef',
  ink: '#1b211d',
  palm: '#0f4c3a',
  laterite: '#b23a1b',
  marigold: '#f2b53c',
}

/** The drawing as the pages have it, its colours named outright. */
async function drawing(name) {
  const source = await readFile(path.join(webDir, `src/ui/art/${name}.tsx`), 'utf8')
  return [...source.matchAll(/<path[\s\S]*?\/>/g)]
    .map(([element]) => element.replace('strokeWidth', 'stroke-width').replaceAll(/=\{([\d.]+)\}/g, '="$1"'))
    .join('\n')
    .replaceAll(/var\(--color-(\w+)\)/g, (_all, colour) => COLOUR[colour])
    .replaceAll('var(--color-on-marigold)', COLOUR.ink)
}

const headline = ['Say where.', 'We carry', 'it there.']
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect width="1200" height="630" fill="${COLOUR.ground}"/>
<g transform="translate(640 66) scale(2.16)" stroke="${COLOUR.ink}" stroke-width="2">${await drawing('RiderOkada')}</g>
<g font-family="Bricolage Grotesque, Inter, sans-serif" font-weight="800" font-size="96" letter-spacing="-3" fill="${COLOUR.ink}">
${headline.map((line, at) => `<text x="76" y="${214 + at * 96}">${line}</text>`).join('\n')}
</g>
<path d="M92 500c60-44 130-26 170 2s84 34 110 6-6-62-28-40 4 64 60 58 110-50 170-20" stroke="${COLOUR.palm}" stroke-width="6"/>
<circle cx="84" cy="506" r="14" fill="${COLOUR.ground}" stroke="${COLOUR.laterite}" stroke-width="10"/>
<path d="M588 506c-7-16-24-24-24-44a24 24 0 0 1 48 0c0 20-17 28-24 44Z" fill="${COLOUR.marigold}" stroke="${COLOUR.ink}" stroke-width="4"/>
<circle cx="588" cy="461" r="7" fill="${COLOUR.ink}"/>
<text x="76" y="586" font-family="Inter, sans-serif" font-weight="500" font-size="32" fill="${COLOUR.palm}">Ozi: anything delivered</text>
</svg>`

const fontFace = async (family, file) => {
  const font = await readFile(path.join(webDir, 'src/ui/fonts', file), 'base64')
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`
}
const style = [
  await fontFace('Bricolage Grotesque', 'bricolage-grotesque-latin.woff2'),
  await fontFace('Inter', 'inter-latin.woff2'),
  'body { margin: 0 } svg { display: block }',
].join('\n')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(`<style>${style}</style>${svg}`)
await page.evaluate('document.fonts.ready')
const picture = await page.screenshot()
await browser.close()
await sharp(picture)
  .png({ compressionLevel: 9, palette: true, quality: 90 })
  .toFile(path.join(webDir, 'public/ozi-share.png'))
