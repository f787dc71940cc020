// Which part of the site one is in: the first step of the path, and on a page of tabs the tab.
import { useRouterState } from '@tanstack/react-router'

export function useSection(): string {
  return useRouterState({
    select: ({ location: { pathname, search } }) =>
      `${pathname.split('/')[1] ?? ''}${'tab' in search ? `?${search.tab}` : ''}`,
  })
}
