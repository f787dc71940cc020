// An honest page for a part of the site that is still being built.
import { Link } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { CalmSea } from '#design/illustration/calm-sea.tsx'

export function UnbuiltPage({ title }: { title: string }) {
  return (
    <EmptyState
      level={1}
      illustration={<CalmSea />}
      title={title}
      text="This part of the site is still on the slipway."
      action={
        <Link to="/" className={buttonClasses({ variant: 'solid' })}>
          Back to the home page
        </Link>
      }
    />
  )
}
