/** Accounts, sessions, address books and the bot check: all that the rest of the API may use of them. */
export { type AccountSource, loadAccount, loadAccounts } from './account-source.ts';
export { type AddressInput, readAddress } from './address-input.ts';
export { type AddressSource, storeToAddress, toAddress } from './address-source.ts';
export { passesBotCheck, takeBotAnswer } from './bot-check.ts';
export { readEmail } from './email.ts';
export { accountMessage, accountRefusal } from './messages.ts';
export { hashPassword } from './password.ts';
export { beginSession, readVisit, renewSession, rotateSession, SESSION_DAYS } from './session-store.ts';
export { onSignIn, runSignInHooks, type SignIn } from './sign-in-hooks.ts';
export type { AccountsTables, AddressesTable, StoresTable } from './tables.ts';
export { sweepAccounts } from './sweep-accounts.ts';
export { copyAddress, createSessionAddress } from './order-address.ts';
export { createOrderContact, isOrderContact, updateOrderContact } from './order-contact.ts';
export { migrations } from './migrations.ts';
