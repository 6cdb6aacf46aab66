// Makes public/icon-192.png, icon-512.png and the maskable icon from public/favicon.svg.
// Run `node scripts/make-icons.mjs` in web/ after the sign changed, and commit what it writes.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const publicDir = path.resolve(import.meta.dirname, '../public')
const sign = await readFile(path.join(publicDir, 'favicon.svg'), 'utf8')
// Where the system cuts the shape, the ground must reach the edge and the sign keep to the middle.
const maskable = sign
  .replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"')
  .replace('<rect width="64" height="64" rx="15"', '<rect x="-10" y="-10" width="84" height="84"')

for (const [name, svg, size] of [
  ['icon-192.png', sign, 192],
  ['icon-512.png', sign, 512],
  ['icon-maskable-512.png', maskable, 512],
]) {
  await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(publicDir, name))
}
