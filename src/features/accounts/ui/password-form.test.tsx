// The form of a new password: its fields are called as the API calls them, and nothing else is.
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { PasswordForm as PasswordRules } from '../account.schema.ts'
import { PasswordForm } from './password-form.part.tsx'

test('whose password it is stands there for password managers, and is no second field for the username', () => {
  const html = draw(
    <PasswordForm
      email="ada@mail.example"
      schema={PasswordRules}
      submitText="Update password"
      isPending={false}
      onSubmit={() => undefined}
    />,
  )
  expect(html).toMatch(/<input[^>]* autoComplete="username"[^>]* value="ada@mail.example"/i)
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['currentPassword', 'newPassword', 'confirmPassword'])
})
