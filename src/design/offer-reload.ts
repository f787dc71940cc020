// Says that the site has been updated since this page was opened, by a link that loads it anew. Without any code that would
// have to be fetched first: it is gone. The link has the focus, so that it is read out and the next key press follows it.

const className = 'reload-link'

export function offerReload(): void {
  const link = Object.assign(document.createElement('a'), { className, href: '' })
  if (document.getElementsByClassName(className)[0]) return
  link.append('The site has been updated: reload')
  document.getElementById('main')?.append(link)
  link.focus()
}
