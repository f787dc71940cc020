// Sentences by which a page says that its posting is over, in English, French, German, Spanish, Italian and Portuguese.
// Narrow on purpose: "has been removed" and "the form has been filled" closed the wrong things elsewhere.
import { foldText } from '#shared/fold-text.ts'

const en = '(?:job|position|posting|vacancy|role|opportunity|listing|internship|job ad|job posting|advert|opening)'
const phrases = [
  `\\b(?:this|the) ${en}(?: you are looking for| you were looking for)? (?:is|has been|has (?:now|already|since) been|was) (?:now |already |currently )?(?:no longer (?:available|open|active|accepting applications|online)|filled|closed|expired)\\b`,
  `\\b(?:this|the) ${en} (?:has|is) (?:now |already )?(?:expired\\b|closed(?= ?(?:[.!,;)]|$|for\\b|to\\b|on\\b)))`,
  `\\bthe (?:application (?:period|deadline)|closing date|deadline)(?: for (?:applications|this ${en}))? has (?:now |already )?(?:passed|ended|closed|expired)\\b`,
  `\\bno longer accepting applications\\b`,
  `\\bapplications (?:for this ${en} )?(?:are|have) (?:now )?closed\\b`,

  `(?:\\bcette |\\bl')(?:offre|annonce)(?: d'emploi| de stage)?(?: que vous (?:recherchez|cherchez))? (?:n'est plus (?:disponible|en ligne|active|d'actualite|ouverte)|a expire|a ete pourvue|est (?:desormais |deja )?(?:expiree|cloturee|close|pourvue|fermee))`,
  `\\bce poste (?:a (?:deja )?ete pourvu|est (?:desormais |deja )?pourvu|n'est plus (?:disponible|a pourvoir|ouvert))`,
  `\\ble poste (?:a (?:deja )?ete pourvu|n'est plus (?:disponible|a pourvoir|ouvert))`,
  `\\bles candidatures sont (?:desormais )?(?:closes|cloturees|fermees)`,

  `\\bdie(?:se)? (?:stelle|stellenanzeige|stellenausschreibung|ausschreibung|position) ist (?:leider )?(?:nicht mehr (?:verfugbar|aktiv|online|ausgeschrieben|vakant)|(?:bereits |inzwischen |schon )?(?:besetzt|vergeben|abgelaufen|geschlossen|beendet))`,
  `\\bdie(?:se)? (?:stelle|position) wurde (?:bereits |inzwischen |schon )?besetzt`,
  `\\bdieses stellenangebot ist (?:leider )?(?:nicht mehr (?:verfugbar|aktiv|online)|abgelaufen)`,
  `\\bdie bewerbungsfrist ist (?:bereits |leider )?abgelaufen`,

  `\\b(?:esta|la) (?:oferta|vacante|convocatoria|posicion)(?: de empleo| de trabajo)? (?:ya no (?:esta|se encuentra) (?:disponible|activa|abierta|vigente)|ha (?:sido cubierta|sido cerrada|caducado|expirado|finalizado)|esta cerrada)`,
  `\\b(?:este|el) puesto (?:ya )?(?:ha sido cubierto|esta cubierto|no esta disponible)`,
  `\\bel proceso de seleccion (?:ya )?(?:ha (?:finalizado|terminado|concluido)|esta cerrado)`,
  `\\bel plazo de (?:solicitud|inscripcion|presentacion|candidaturas)(?: de solicitudes| de candidaturas)? (?:ha (?:finalizado|terminado|vencido)|esta cerrado)`,

  `\\b(?:questa|la) (?:offerta|posizione|candidatura)(?: di lavoro)? (?:non e piu (?:disponibile|attiva|aperta)|e (?:scaduta|chiusa|stata chiusa|gia stata coperta|stata coperta))`,
  `\\b(?:questo|l') ?annuncio (?:non e piu (?:disponibile|attivo|online)|e scaduto)`,
  `\\ble candidature sono (?:ormai )?(?:chiuse|terminate)`,

  `\\b(?:esta|a) (?:vaga|oferta|oportunidade|posicao)(?: de emprego| de trabalho)? (?:ja nao esta (?:disponivel|aberta|ativa)|nao esta mais (?:disponivel|aberta|ativa)|(?:ja )?foi (?:preenchida|encerrada|fechada)|expirou|esta (?:encerrada|fechada))`,
  `\\bas (?:candidaturas|inscricoes) (?:estao|foram|ja foram) (?:encerradas|fechadas)`,
].map((phrase) => new RegExp(phrase))

/** "Open until this position is filled" says the contrary. */
const conditions =
  /\b(if|when|once|until|unless|before|after|whether|may be|si|lorsque|quand|jusqu|des que|wenn|falls|sobald|bis|ob|cuando|hasta|quando|finche|ate|caso|se)\b[^.!?]*$/

const mostRead = 20_000

/** The line that says so, as it stands on the page. */
export function findClosedPhrase(text: string): string | null {
  for (const line of text.slice(0, mostRead).split('\n')) {
    const folded = foldText(line)
      .replaceAll(/[’‘`´ʼ]/g, "'")
      .replaceAll(/\s+/g, ' ')
    const isSaid = phrases.some((phrase) => {
      const found = phrase.exec(folded)
      return found !== null && !conditions.test(folded.slice(0, found.index))
    })
    if (isSaid) return [...line.trim()].slice(0, 240).join('')
  }
  return null
}
