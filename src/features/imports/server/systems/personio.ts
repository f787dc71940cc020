// Personio: a file of all positions, which an organisation may have switched off; one is found by its number.
import { dayOf, kindOf, listPlaces, type Posting } from '../reading/posting.ts'
import { allOf, textOf, type XmlElement } from '../reading/xml-tree.ts'
import { isSegment, partsOf, type System, type Tools } from './system.ts'

export const personio: System = {
  recognise(url) {
    const board = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(url.hostname)?.[1]
    const [job, id] = partsOf(url)
    if (!isSegment(board)) return null
    const place = { endpoint: `https://${board}.jobs.personio.de/xml`, accept: 'xml' as const, board }
    if (job === undefined) return { ...place, id: null }
    return job === 'job' && isSegment(id) ? { ...place, id } : null
  },
  read(answer, { id, board }, tools) {
    return allOf(tools.xml(answer), 'position')
      .filter((position) => id === null || textOf(position, 'id') === id)
      .map((position) => readOne(position, board, tools))
  },
}

function readOne(position: XmlElement, board: string, { text }: Tools): Posting {
  const sections = allOf(position, 'jobDescription').map((section) => ({
    name: textOf(section, 'name') ?? '',
    body: text(textOf(section, 'value')) ?? '',
  }))
  const asks = sections.filter(({ name }) => /profile|profil|require|qualif|bring|anforder/i.test(name))
  const tells = sections.filter((section) => !asks.includes(section))
  const write = (list: typeof sections) =>
    list.map(({ name, body }) => `${name}\n${body}`.trim()).join('\n\n') || undefined
  const offices = [
    textOf(position, 'office'),
    ...allOf(position, 'additionalOffices').flatMap((each) => each.children.map((office) => office.text)),
  ]
  const id = textOf(position, 'id')
  return {
    title: textOf(position, 'name'),
    company: textOf(position, 'subcompany'),
    location: listPlaces(offices),
    ...kindOf([textOf(position, 'employmentType'), textOf(position, 'schedule')].filter(Boolean)),
    description: write(tells),
    requirements: write(asks),
    experienceLevel: textOf(position, 'seniority'),
    jobUrl: id && `https://${board}.jobs.personio.de/job/${id}`,
    datePosted: dayOf(textOf(position, 'createdAt')),
  }
}
