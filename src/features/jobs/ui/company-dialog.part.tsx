// A part for the back-office: adds or edits an organisation.
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Dialog } from '#design/dialog.tsx'
import { TextAreaField, TextField } from '#design/field.tsx'
import { PictureUpload } from '#features/uploads/ui/picture-upload.part.tsx'
import { maxUploadBytes, sizedPath } from '#features/uploads/upload.rules.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { type Company, CompanyDraft } from '../company.schema.ts'
import { addressOptions } from './address-options.ts'
import { CompanyLogo } from './company-logo.tsx'
import { useSaveCompany } from './posting.api.ts'

const blank = { name: '', contactEmail: '', website: '', description: '', size: '', logo: null }

/** Without a company it makes a new one. */
export function CompanyDialog({ company, onClose }: { company: Company | null; onClose: () => void }) {
  const { id = null, createdAt: _, ...known } = company ?? {}
  const form = useForm({ resolver: rulesOf(CompanyDraft), defaultValues: { ...blank, ...known } })
  const save = useSaveCompany({ onDone: onClose })
  const { errors, isDirty } = form.formState
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isDirty && !save.isPending ? setAsking(true) : onClose())
  const [name, logo] = form.watch(['name', 'logo'])
  const submit = form.handleSubmit((draft) =>
    save.mutate({ id, draft }, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || leave()}
      title={company ? 'Edit organisation' : 'New organisation'}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Name" required {...form.register('name')} error={errors.name?.message} />
        <TextField
          label="Contact email"
          required
          type="email"
          {...form.register('contactEmail')}
          error={errors.contactEmail?.message}
        />
        <TextField
          label="Website"
          type="url"
          {...form.register(
            'website',
            addressOptions((address) => form.setValue('website', address)),
          )}
          error={errors.website?.message}
        />
        <TextField label="Size" {...form.register('size')} error={errors.size?.message} />
        <TextAreaField
          label="Description"
          rows={3}
          {...form.register('description')}
          error={errors.description?.message}
        />
        <PictureUpload
          label="Logo"
          name="logo"
          buttonText={logo ? 'Choose another' : 'Choose a logo'}
          current={logo ? sizedPath(logo, 192) : null}
          maxBytes={maxUploadBytes}
          error={errors.logo?.message}
          preview={() => <CompanyLogo company={name} logo={logo ?? null} />}
          onUploaded={(path) => form.setValue('logo', path, { shouldDirty: true })}
        />
        <Button type="submit" variant="primary" pending={save.isPending} pendingText="Saving">
          Save
        </Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving?"
        description="What you changed here is lost."
        confirmText="Close"
        cancelText="Go on writing"
        onConfirm={onClose}
      />
    </Dialog>
  )
}
