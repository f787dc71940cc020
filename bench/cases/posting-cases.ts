// Posting a listing, beside few and many saved searches that it is compared with behind the answer.
import { aPicture } from '#testing/jobs.ts'
import type { BenchCase, BenchRequest } from '../bench-case.ts'
import { broadWords } from '../loaders/job-words.ts'
import { savedSearchData } from '../loaders/saved-search-data.ts'
import { registerAdmin } from '../member.ts'

/** Each asked for by about one saved search of a hundred. */
function posting(token: string, companyLogo: string, n: number): BenchRequest {
  const word = broadWords[n % broadWords.length]
  return {
    method: 'POST',
    path: '/api/jobs',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      title: `Keeper of berth${n}`,
      company: `Harbour Works ${n % 500}`,
      location: 'Lisbon, Portugal',
      jobType: ['job'],
      workType: 'full-time',
      description: `You look after the ${word} and write down every day what the water did with it, in all seasons and weathers.`,
      companyLogo,
      jobUrl: `https://jobs.example/posted/${n}`,
    }),
  }
}

async function uploadLogo(url: string, token: string): Promise<string> {
  const asked = await fetch(`${url}/api/objects/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const { uploadURL, objectPath } = (await asked.json()) as { uploadURL: string; objectPath: string }
  const sent = await fetch(new URL(uploadURL, url), { method: 'PUT', body: new Uint8Array(await aPicture()) })
  if (sent.status !== 204) throw new Error(`The upload answered ${sent.status}: ${await sent.text()}`)
  return objectPath
}

export const postingCases: BenchCase[] = [
  {
    name: 'POST /api/jobs admin, beside saved searches',
    ownScale: { loader: savedSearchData, sizes: [10, 10_000] },
    status: 201,
    isFresh: true,
    // The operator is one person: quick, but with a moment between two listings.
    connections: 1,
    pace: 4,
    target: { growth: 1.2 },
    requests: async ({ url, db, size }) => {
      const { token } = await registerAdmin(url, db)
      const logo = await uploadLogo(url, token)
      return Array.from({ length: 6_000 }, (_, n) => posting(token, logo, size * 10 + n))
    },
  },
]
