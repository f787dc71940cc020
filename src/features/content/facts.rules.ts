// Facts that a text names in braces and the operator can change: filled in where its words are shown.

/** As pages know them. */
export type Facts = { supportEmail: string; price: { text: string } }

/** In the address of a link, where the compiler has written the braces as addresses have them. */
export function fillAddress(href: string, { supportEmail }: Facts): string {
  return href.replaceAll(/(?:\{|%7B)supportEmail(?:\}|%7D)/gi, supportEmail)
}

/** Where a text is no tree: a heading in a list of headings, the first words of a chapter. */
export function fillFacts(text: string, { supportEmail, price }: Facts): string {
  return text.replaceAll('{price}', price.text).replaceAll('{supportEmail}', supportEmail)
}
