/**
 * `npm run image`: builds the image of deploy/Containerfile with buildah, on a base made from Debian's packages, so
 * that no registry of images is needed. `-- --check` also starts it, and orders something over HTTP.
 *
 * Needs Linux, root, buildah and debootstrap. All that it makes is in .cache/image.
 */
import { parseArgs } from 'node:util'
import { buildImage, IMAGE } from './image/build.ts'
import { checkImage } from './image/check.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

await buildImage()
if (values.check) await checkImage()
else console.log(`Built ${IMAGE}.`)
