// The administrator whom the application makes at its first start.

export const admin = { email: 'captain@oceanberth.example', password: 'harbour-light-at-night' }

export async function signIn(url: string, { email, password }: typeof admin): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}
