// The contract of the settings: what the operator saves, checked value by value.
import { z } from 'zod'
import { emailField } from '#shared/form-fields.ts'
import { textField } from '#shared/text-field.ts'
import { isWebAddress } from '#shared/web-address.ts'

const urlText = 'Please enter a web address that begins with https:// or http://'
const webAddress = z.string({ error: urlText }).trim().max(500, urlText).refine(isWebAddress, urlText)

function listOf<T extends z.ZodType>(thing: T, atMost: number, key: string & keyof z.output<T>) {
  return z
    .array(thing, { error: 'Please give a list' })
    .max(atMost, `At most ${atMost}`)
    .superRefine((all, context) => {
      all.forEach((each, at) => {
        const isTaken = all.findIndex((other) => other[key] === each[key]) < at
        if (isTaken) context.addIssue({ code: 'custom', path: [at, key], message: 'This one is in the list already' })
      })
    })
}

const amountText = 'Please enter a price in cents, from 50 to 1,000,000'

/** Where a hundred cents are one. */
function isKnownCurrency(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code.toUpperCase())) return false
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return format.resolvedOptions().maximumFractionDigits === 2
}

export const Price = z.strictObject({
  amount: z.number({ error: amountText }).int(amountText).min(50, amountText).max(1_000_000, amountText),
  currency: z
    .string({ error: 'Please name a currency, such as usd' })
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{3}$/, { error: 'Please name a currency, such as usd', abort: true })
    .refine(isKnownCurrency, 'This currency has no cents, or is not known'),
})
export type Price = z.infer<typeof Price>

export const PromotionCode = z.strictObject({
  id: z
    .string({ error: 'Please enter the id of the code' })
    .trim()
    .regex(/^[\w-]{1,255}$/, 'Please enter the id that Stripe shows, such as promo_1AbC'),
  label: textField({ max: 100 }),
})
export type PromotionCode = z.infer<typeof PromotionCode>

export const Ngo = z.strictObject({
  id: z
    .string({ error: 'Please enter a short name' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens')
    .max(60, 'At most 60 characters'),
  name: textField({ min: 1, tooShort: 'Please enter a name', max: 120 }),
  url: webAddress,
})
export type Ngo = z.infer<typeof Ngo>

export const FooterLink = z.strictObject({
  label: textField({ min: 1, tooShort: 'Please enter what the link says', max: 40 }),
  url: webAddress,
})
export type FooterLink = z.infer<typeof FooterLink>

export const Announcement = z.strictObject({
  text: textField({ min: 1, tooShort: 'Please enter what to say', max: 200 }),
  endsAt: z.iso.datetime({ offset: true, error: 'Please say when it ends' }),
})
export type Announcement = z.infer<typeof Announcement>

export const Settings = z.strictObject({
  price: Price,
  promotionCodes: listOf(PromotionCode, 100, 'id'),
  ngos: listOf(Ngo, 50, 'id').refine((all) => all.length > 0, 'At least one organisation'),
  /** Beside the address for support, at the foot of every page. */
  links: listOf(FooterLink, 8, 'label'),
  supportEmail: emailField,
  announcement: Announcement.nullable(),
})
export type Settings = z.infer<typeof Settings>

export const SettingsPatch = Settings.partial()
export type SettingsPatch = z.infer<typeof SettingsPatch>
