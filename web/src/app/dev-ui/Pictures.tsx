import { useState } from 'react'
import { Avatar } from '~/ui/picture/Avatar'
import { Button } from '~/ui/button/Button'
import { type Crop, WHOLE } from '~/ui/picture/cropSquare'
import { ImageCropper } from '~/ui/picture/ImageCropper'
import { PictureThumb } from '~/ui/picture/PictureThumb'
import { Section } from './Section'

/** Avatars, and the image cropper. */
export function Pictures() {
  return (
    <Section id="pictures" title="Pictures">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name="Adaeze Okonkwo" image="" />
        <Avatar name="Ụzọma" image="" className="size-14" />
        <Avatar name="" image="" className="size-10" />
        <Avatar name="Adaeze Okonkwo" image="/favicon.svg" />
        <PictureThumb
          url="/favicon.svg"
          width={512}
          height={512}
          sidePx={96}
          title="The icon"
          label="The icon: open it large"
        />
      </div>
      <Cropping />
    </Section>
  )
}

function Cropping() {
  const [image, setImage] = useState<HTMLCanvasElement | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  return (
    <div className="max-w-sm">
      {!image && <Button onClick={() => setImage(drawSample())}>Cut a picture</Button>}
      {image && (
        <ImageCropper
          image={image}
          crop={crop}
          onChange={setCrop}
          texts={{ stage: 'A sample picture', help: 'Drag it into the ring.', zoom: 'Zoom' }}
        />
      )}
    </div>
  )
}

function drawSample(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const context = canvas.getContext('2d')
  for (let at = 0; context && at < 9; at += 1) {
    context.fillStyle = `hsl(${String(at * 40)} 45% 55%)`
    context.fillRect(at * 100, 0, 100, 600)
  }
  return canvas
}
