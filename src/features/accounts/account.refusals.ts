// Every "no" of accounts, with its sentence. A reason without a sentence does not compile.
import { refuseWith } from '#shared/refusal.ts'

export type AccountRefusal =
  | 'invalid_credentials'
  | 'not_an_admin'
  | 'email_taken'
  | 'username_taken'
  | 'username_reads_as_staff'
  | 'not_your_account'
  | 'account_not_found'
  | 'wrong_password'
  | 'common_password'
  | 'admin_password_too_short'
  | 'last_admin'
  | 'suspended_joins_nothing'
  | 'link_not_valid'
  | 'reset_link_not_valid'
  | 'verification_not_valid'
  | 'undo_not_valid'
  | 'picture_not_yours'
  | 'admins_reset_by_command'
  | 'session_not_found'
  | 'team_changes_own_address'
  | 'already_verified'

const texts = {
  invalid_credentials: 'Invalid credentials',
  not_an_admin: 'This account has no access to the administration',
  email_taken: 'This email is already in use',
  username_taken: 'This username is already taken',
  username_reads_as_staff: 'This username reads as if you were one of our team. Please choose another one.',
  not_your_account: 'This is not your account',
  account_not_found: 'No account was found',
  wrong_password: 'The current password is not right',
  common_password: 'Choose a less common password',
  admin_password_too_short: 'New password must be at least 12 characters',
  last_admin: 'The last administrator can not be removed',
  suspended_joins_nothing: 'This person is silenced or suspended. Lift that first, then give the role.',
  link_not_valid: "Ce lien de réinitialisation n'est plus valide",
  reset_link_not_valid: 'This link is not valid any more. Please ask for a new one.',
  verification_not_valid: 'This link is not valid any more. You can have a new one sent from your account.',
  undo_not_valid: 'This link is not valid any more. Please write to us if your account is not yours any more.',
  picture_not_yours: 'This picture was not uploaded, or not by you',
  admins_reset_by_command:
    'The team changes its passwords in the settings; administrators also with the command npm run admin',
  session_not_found: 'This session has ended already',
  team_changes_own_address: 'People of the team change their address themselves',
  already_verified: 'This address is confirmed already',
} satisfies Record<AccountRefusal, string>

export const refuse = refuseWith<AccountRefusal>(texts)
