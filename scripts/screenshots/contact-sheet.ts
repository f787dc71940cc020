// All pictures of a run on one page, a row for each state, to look through.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOf, type Shot } from './take-shot.ts'

export async function writeContactSheet(folder: string, shots: readonly Shot[]): Promise<string> {
  const file = join(folder, 'index.html')
  await writeFile(file, contactSheet(shots))
  return file
}

export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ state }) => `${state.name}, ${state.who}`)
  const sections = [...rows].map(
    ([title, row]) => `<section><h2>${escapeHtml(title)}</h2><div>${row.map(figure).join('')}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; background: #777; color: #fff }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none } img { display: block; height: 480px; object-fit: cover; object-position: top }
figcaption { padding: .25rem 0 }
</style>
${sections.join('\n')}
</html>
`
}

function figure(shot: Shot): string {
  const name = escapeHtml(encodeURI(nameOf(shot)))
  const label = `${shot.width} ${shot.scheme}`
  return `<figure><a href="${name}"><img src="${name}" alt="${label}" loading="lazy"></a><figcaption>${label}</figcaption></figure>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
