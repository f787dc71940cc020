// Which page a route's file stands for, so that no page is left without a picture.

/** `job.$id` is every path like /job/…; `blog.index` is /blog; `account_.edit` is /account/edit. */
export function routePattern(route: string): RegExp {
  const parts = route.split('.').filter((part) => part !== 'index' && !part.startsWith('_'))
  const path = parts.map((part) => (part.startsWith('$') ? '[^/]+' : escapePattern(part.replace(/_$/, ''))))
  return new RegExp(`^/${path.join('/')}/?$`)
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
