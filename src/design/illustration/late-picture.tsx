// A small picture whose code comes when it is to be seen, not with every page that might show it. Its room is there at once.
import type { ComponentType } from 'react'
import { latePart } from '../late-part.ts'
import { WhenAwake } from '../when-awake.tsx'

export function latePicture(load: () => Promise<ComponentType>): ComponentType {
  const Picture = latePart(load)
  return () => (
    <div className="aspect-square">
      <WhenAwake>
        <Picture />
      </WhenAwake>
    </div>
  )
}
