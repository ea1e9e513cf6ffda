/** Accounts, sessions, address books and the bot check: all that the rest of the API may use of them. */
export { createAddress } from './address-book.ts';
export { type AddressHook, onDefaultAddress } from './address-hooks.ts';
export { accountPart } from './account-part.ts';
export { type AccountSource, loadAccount, loadAccounts } from './account-source.ts';
export { accountsTableSource } from './accounts-table-source.ts';
export { type AddressAnswer, addressProblem, addressTaken } from './address-answer.ts';
export { type AddressInput, readAddress } from './address-input.ts';
export { type AddressSource, storeToAddress, toAddress } from './address-source.ts';
export { anonymiseAccount, findMember, lockMember } from './anonymise-account.ts';
export { passesBotCheck, takeBotAnswer } from './bot-check.ts';
export type { AuthRequest } from './auth-request.ts';
export { readEmail } from './email.ts';
export { hasDemoAccounts } from './has-demo-accounts.ts';
export { hasVerifiedEmail } from './email-confirmation.ts';
export { mailTemplates } from './account-mail-templates.ts';
export { beginMail } from './mail-limits.ts';
export { hashLinkCode, linkTo, newLinkCode } from './mail-link.ts';
export { accountMessage, accountRefusal } from './messages.ts';
export { skeletonOf } from './names.ts';
export { closeMergedAccount, lockMembers, reopenMergedAccount } from './merged-account.ts';
export { writeFormMemory } from './plain-forms/form-memory.ts';
export { type PlainFormStep, refusalOf } from './plain-form.ts';
export { plainAccountSteps } from './plain-account.ts';
export { plainSignInSteps } from './plain-sign-in.ts';
export { hashPassword } from './password.ts';
export { hasRecentAuthentication } from './reauthenticate.ts';
export { beginSession, endSession, readVisit, renewSession, rotateSession, SESSION_DAYS } from './session-store.ts';
export {
  type AccountRights,
  changeRights,
  type ChangedRights,
  type RightsChange,
  staffRights,
} from './staff/change-rights.ts';
export { allowWrites, beginImpersonationSession, principalOf } from './staff/impersonation-session.ts';
export { readStaffGrants } from './staff/read-staff-grants.ts';
export {
  findRoleOf,
  isRoleNameTaken,
  listRoles,
  removeRole,
  type RoleDraft,
  type RoleFault,
  saveRole,
  type StaffRole,
} from './staff/roles.ts';
export { onSignIn, runSignInHooks, type SignIn } from './sign-in-hooks.ts';
export {
  MAXIMUM_PICTURE_BYTES,
  readProfilePicture,
  removeProfilePicture,
  storeProfilePicture,
  sweepProfilePictures,
} from './pictures/picture-store.ts';
export { cropSchema } from './pictures/crop.model.ts';
export type { AccountsTables, AddressesTable, StoresTable } from './tables.ts';
export { sweepAccounts } from './sweep-accounts.ts';
export { copyAddress, createSessionAddress, giveSessionAddress } from './order-address.ts';
export { createOrderContact, isOrderContact, updateOrderContact } from './order-contact.ts';
export { factorRefusal } from './second-factors/messages.ts';
export { onOwnerProof, type OwnerProof } from './second-factors/owner-proof-hooks.ts';
export { findChallengedAccount } from './second-factors/sign-in-challenge.ts';
export { switchOffSecondFactor } from './second-factors/switch-off.ts';
export { hasSecondFactor, resealTotpSecrets } from './second-factors/totp-factor.ts';
export type { SecondFactorTables } from './second-factors/tables.ts';
export type { SecuritySource } from './signed-in-sessions.ts';
export { migrations } from './migrations.ts';
