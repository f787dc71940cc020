// The sandbox checkout of demo and development: plays the hosted page and sends the same signed event. Not there in production.
import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { readSiteWords } from '#features/settings/server/settings.service.ts'
import type { AppEnv } from '#http/app-env.ts'
import { readBytes } from '#http/read-json.ts'
import { plainPagePolicy } from '#http/security-headers.ts'
import { hasSandbox } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import { StripeEvent } from '../membership.schema.ts'
import { sandboxPath } from './payment-page.ts'
import { applyEvent } from './payments.service.ts'
import { isSignedByProvider, signPayload } from './stripe-signature.ts'

const maxBytes = 16 * 1024

const styles = `
:root { color-scheme: light dark } body { font: 16px/1.6 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem }
h1 { line-height: 1.2 } form { display: grid; gap: 1rem } label { display: grid; gap: .25rem; font-weight: 600 }
input, select, button { font: inherit; padding: .7rem .9rem; border-radius: .5rem; border: 1px solid #6f8797 } button { cursor: pointer; font-weight: 600 }
.pay { background: #0b4252; color: #fff; border-color: #0b4252 } .note { padding: .75rem 1rem; border-radius: .5rem; background: #ff7a5933 }
`
const policy = `${plainPagePolicy(styles)}; form-action 'self'`

export function mountSandbox(site: Hono<AppEnv>, deps: Deps): void {
  if (!hasSandbox(deps.config)) return
  const page = (
    content: unknown,
  ) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox checkout</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${raw(styles)}</style></head><body><main>${content}</main></body></html>`

  site.get(sandboxPath, async (c) => {
    const { price, ngos } = await readSiteWords(deps)
    c.header('Content-Security-Policy', policy)
    return c.html(
      page(html`<p class="note">This is a sandbox. No card is asked for and no money moves.</p>
<h1>${brand.name}: one year membership</h1><p>${price.text}</p>
<form method="post" action="${sandboxPath}">
<input type="hidden" name="client_reference_id" value="${c.req.query('client_reference_id') ?? ''}">
<label>Email <input name="email" type="email" required value="${c.req.query('prefilled_email') ?? ''}"></label>
<label>Which organisation gets a part? <select name="ngo"><option value="">I will choose later</option>${ngos.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select></label>
<button class="pay" name="act" value="pay">Pay ${price.text}</button>
<button name="act" value="later">Pay later (bank transfer)</button>
<button name="act" value="cancel">Cancel</button></form>`),
    )
  })

  site.post(sandboxPath, async (c) => {
    const form = await readForm(c.req.raw)
    const field = (name: string) =>
      String(form.get(name) ?? '')
        .replaceAll('\0', '')
        .slice(0, 254)
    const act = field('act')
    if (act === 'pay' || act === 'later')
      await sendEvent(deps, {
        email: field('email'),
        reference: field('client_reference_id'),
        ngo: field('ngo'),
        isPaid: act === 'pay',
      })
    const [title, text] =
      act === 'pay'
        ? ['Thank you', 'The payment went through. Close this tab and go back to the other one.']
        : act === 'later'
          ? ['We wait for your transfer', 'In the sandbox it never arrives; pay again to see a membership.']
          : ['Cancelled', 'Nothing was paid.']
    c.header('Content-Security-Policy', policy)
    return c.html(
      page(html`<h1>${title}</h1><p>${text}</p><p><a href="/account?tab=pricing">Back to the membership</a></p>`),
    )
  })
}

/** Empty where it can't be read: then nothing is paid. */
async function readForm(request: Request): Promise<FormData> {
  const body = await readBytes(request, maxBytes)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(body as BodyInit, { headers }).formData().catch(() => new FormData())
}

type Checkout = { email: string; reference: string; ngo: string; isPaid: boolean }

/** Signed and checked like the real one, with a secret made for this moment. */
async function sendEvent(deps: Deps, { email, reference, ngo, isPaid }: Checkout): Promise<void> {
  const id = randomBytes(12).toString('hex')
  const { price } = await readSiteWords(deps)
  const payload = JSON.stringify({
    id: `evt_sandbox_${id}`,
    type: 'checkout.session.completed',
    data: {
      object: {
        id: `cs_sandbox_${id}`,
        payment_status: isPaid ? 'paid' : 'unpaid',
        amount_total: price.amount,
        currency: price.currency,
        payment_intent: `pi_sandbox_${id}`,
        client_reference_id: reference || null,
        customer_details: { email },
        custom_fields: ngo ? [{ key: 'ngo', dropdown: { value: ngo } }] : [],
      },
    },
  })
  const secret = deps.config.payment.webhookSecrets[0] ?? randomBytes(32).toString('hex')
  const now = deps.clock.now().getTime()
  const header = signPayload(payload, secret, Math.floor(now / 1000))
  if (isSignedByProvider(Buffer.from(payload), header, [secret], [now]))
    await applyEvent(deps, StripeEvent.parse(JSON.parse(payload)))
}
