// What the page of careers says of itself, on it and to search engines. The operator may add to the ten that ship.

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

export function careersLead(count: number): string {
  const professions = count === 1 ? 'profession' : 'professions'
  return `${words[count] ?? count} ${professions} of the sea: what a week looks like, how people get in, what it pays and what it costs.`
}
