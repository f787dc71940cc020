// Money towards a thing, which is neither the thing nor pay: a subsidio de alimentacao, an indemnite de transport, travel costs refunded.

const joined =
  "(?:(?:de|d|di|da|do|del|delle|dei|du|des|para|por|per|pour|zu|zur|zum|fur|der|die|le|la|el|il|i|los|les|l)[ '])*"
const grant =
  'subsidios?|vales?|cheques?|tickets?|ayudas?|ayuda economica|ajudas? de custo|auxilio|abono|complementos?|beca|bolsa|primes?|indemnites?|indennita|buon[oi]|zuschuss|aufwandsentschadigung'
const thing =
  'alimentac|refeic|comida|comedor|manutenc|restau|repas|nourrit|panier|pasto|mensa|vitto|alloggio|aloj|vivienda|habitac|logement|heberg|transport|trasport|trasferta|viaje|viage|viaggi|voyage|deplac|kilometr|unterk|verpfl|reise|anreise|fahrt|essen'
const refund = 'rimborso(?: delle)? spese|rimborso|remboursement|reembolso|reembolso de gastos|erstattung'
const spent = 'documentat|sostenut|viv[ei]|carburant|frais de|gastos de|despesas de'

/** A grant for food or a room or the way there. */
export const grantForThings = `\\b(?:${grant}) ${joined}(?:${thing})\\w*`
/** What was spent is given back. */
export const refundOfThings = `\\b(?:${refund}) ${joined}(?:${thing}|${spent})\\w*`
