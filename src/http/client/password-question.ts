// Between a call that needs a fresh session and the page that can ask for the password: whoever asks, all wait for one answer.

/** Answers whether the password was given. */
export type AskForPassword = () => Promise<boolean>

let ask: AskForPassword | null = null
let asking: Promise<boolean> | null = null

/** By the page that can ask. Answers how to take it back. */
export function answerPasswordQuestions(by: AskForPassword): () => void {
  ask = by
  return () => {
    if (ask === by) ask = null
  }
}

/** False where nobody can be asked. */
export async function askForPassword(): Promise<boolean> {
  if (!ask) return false
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
