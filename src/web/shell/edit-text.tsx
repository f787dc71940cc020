// From a text that everybody reads to where the team writes it; for everybody else there is nothing here.
import { buttonClasses } from '#design/button.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { mayUse } from '#shared/staff.ts'

/** `text` is its name at the desk: `article/` and what its address ends with. */
export function EditText({ text, children }: { text: string; children: string }) {
  const me = useMe()
  if (!me || !mayUse(me, 'words')) return null
  return (
    <p className="mt-8 print:hidden">
      <SiteLink
        to="/admin"
        search={{ section: 'texts', text }}
        className={buttonClasses({ variant: 'outline', size: 'sm' })}
      >
        {children}
      </SiteLink>
    </p>
  )
}
