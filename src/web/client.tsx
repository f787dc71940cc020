// The browser's entry: brings the page that the server sent to life. No server functions are used, so none of their
// machinery comes along.
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberEntry } from '#http/client/old-tab.ts'
import { getRouter } from './router.tsx'

function wakeUp() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
    )
  })
}

rememberEntry(import.meta.url)
// Reading the code was one long breath; a touch may be answered before the next.
setTimeout(wakeUp)
