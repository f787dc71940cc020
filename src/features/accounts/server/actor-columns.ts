// What is read of a person whenever they act, by a session or by a token.
import { users } from './accounts.table.ts'

export const actorColumns = {
  id: users.id,
  role: users.role,
  username: users.username,
  email: users.email,
  pendingEmail: users.pendingEmail,
  firstName: users.firstName,
  lastName: users.lastName,
  profilePicture: users.profilePicture,
  emailVerified: users.emailVerified,
  subscriptionType: users.subscriptionType,
  subscriptionEndDate: users.subscriptionEndDate,
  lastLogin: users.lastLogin,
  createdAt: users.createdAt,
  mustChangePassword: users.mustChangePassword,
}
