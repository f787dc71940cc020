// The contract of accounts: what the forms send and what the API answers.
import { z } from 'zod'
import { objectPathField } from '#features/uploads/upload.schema.ts'
import { plans, roles } from '#shared/actor.ts'
import { emailField, passwordField } from '#shared/form-fields.ts'
import { idField } from '#shared/id-field.ts'
import { textField } from '#shared/text-field.ts'
import {
  adminPasswordMin,
  brandWordsText,
  hasHiddenCharacters,
  memberPasswordMin,
  usesBrandWords,
} from './account.rules.ts'

export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  /** The address that was asked for and waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  role: z.enum(roles),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profilePicture: z.string().nullable(),
  emailVerified: z.boolean(),
  subscriptionType: z.enum(plans),
  subscriptionEndDate: z.iso.datetime().nullable(),
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof User>

export const SignedIn = z.object({ token: z.string(), user: User })
export type SignedIn = z.infer<typeof SignedIn>

const username = (rule: { tooShort: string; max: number; tooLong: string }) =>
  textField({ min: 3, ...rule })
    .refine((name) => !hasHiddenCharacters(name), 'Username may not contain invisible characters')
    .refine((name) => !usesBrandWords(name), brandWordsText)

export const LoginForm = z.strictObject({
  email: emailField,
  password: z.string({ error: 'Password required' }).min(1, 'Password required').max(1024, 'Password is too long'),
})
export type LoginForm = z.infer<typeof LoginForm>

const nameFields = {
  firstName: textField({ min: 1, tooShort: 'First name required', max: 100 }),
  lastName: textField({ min: 1, tooShort: 'Last name required', max: 100 }),
}

const signUpFields = {
  ...nameFields,
  username: username({
    tooShort: 'Username required (min 3 characters)',
    max: 100,
    tooLong: 'Username must be less than 100 characters',
  }),
  email: emailField,
  password: passwordField(memberPasswordMin, 'Password required (min 6 characters)'),
}

const passwordsMatch = (form: { password: string; confirmPassword?: string | undefined }) =>
  form.confirmPassword === undefined || form.confirmPassword === form.password
const mismatch = { error: "Passwords don't match", path: ['confirmPassword'] }

/** The API takes the confirmation when it is sent; the form always sends it. */
export const Registration = z
  .strictObject({ ...signUpFields, confirmPassword: z.string().optional() })
  .refine(passwordsMatch, mismatch)
export type Registration = z.infer<typeof Registration>

export const SignUpForm = z
  .strictObject({
    ...signUpFields,
    confirmPassword: z.string().min(1, 'Password confirmation required'),
  })
  .refine(passwordsMatch, mismatch)
export type SignUpForm = z.infer<typeof SignUpForm>

export const UsernameForm = z.strictObject({
  username: username({
    tooShort: 'Username must be at least 3 characters',
    max: 30,
    tooLong: 'Username must be less than 30 characters',
  }),
})
export type UsernameForm = z.infer<typeof UsernameForm>

/** One's own name, as it stands in letters and on the account. */
export const NameForm = z.strictObject(nameFields)
export type NameForm = z.infer<typeof NameForm>

export const EmailForm = z.strictObject({ email: emailField })
export type EmailForm = z.infer<typeof EmailForm>

const currentPassword = z.string({ error: 'Current password required' }).min(1, 'Current password required').max(1024)

/** Asked for again before a sensitive act. */
export const PasswordConfirmation = z.strictObject({
  password: z.string({ error: 'Password required' }).min(1, 'Password required').max(1024, 'Password is too long'),
})
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>

export const PasswordChange = z.strictObject({
  currentPassword,
  newPassword: passwordField(memberPasswordMin, 'New password must be at least 6 characters'),
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const AdminPasswordChange = z.strictObject({
  currentPassword,
  newPassword: passwordField(adminPasswordMin, `New password must be at least ${adminPasswordMin} characters`),
})

/** One of four: another username, a corrected name, a new address, or a new password. */
export const AccountChange = z.union([UsernameForm, NameForm, EmailForm, PasswordChange])
export type AccountChange = z.infer<typeof AccountChange>

/** Null takes the picture away. */
export const ProfilePicture = z.strictObject({
  profilePicture: objectPathField('Please upload the picture first').nullable(),
})

export const Email = z.strictObject({ email: emailField })
export const Message = z.object({ message: z.string() })
export const TokenQuery = z.object({ token: z.string().max(200).default('') })
export const ResetLink = z.object({ resetLink: z.string() })
export const ResetEmail = z.object({ email: z.string() })

const token = z.string({ error: 'Token required' }).min(1, 'Token required').max(200)

export const PasswordReset = z.strictObject({
  token,
  newPassword: passwordField(memberPasswordMin, 'New password must be at least 6 characters'),
})

/** The reset page speaks French. */
export const FrenchPasswordReset = z.strictObject({
  token,
  newPassword: passwordField(
    memberPasswordMin,
    'Le mot de passe doit contenir au moins 6 caractères',
    'Le mot de passe doit contenir au plus 128 caractères',
  ),
})
export const FrenchResetForm = z
  .strictObject({
    newPassword: FrenchPasswordReset.shape.newPassword,
    confirmPassword: z.string().min(1, 'Confirmation du mot de passe requise'),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: 'Les mots de passe ne correspondent pas',
    path: ['confirmPassword'],
  })
export type FrenchResetForm = z.infer<typeof FrenchResetForm>

export const VerifyEmail = z.strictObject({ token })

export const PasswordForm = z
  .strictObject({ ...PasswordChange.shape, confirmPassword: z.string().min(1, 'Confirmation required') })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  })
export type PasswordForm = z.infer<typeof PasswordForm>

export const Session = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>
export const SessionPath = z.object({ id: idField(), sessionId: idField() })
