import { isEmail } from '@headstock/commerce-client/email';

/** What can be wrong with a field; `auth-messages.ts` maps it to a message. */
export type Problem = 'email' | 'text' | 'password' | 'mismatch' | 'terms' | 'terms-on-submit' | 'code';

/** Returns what is wrong with a value, if anything. Gets all values of the form for rules between fields. */
export type Rule<Values> = (value: string, values: Values) => Problem | undefined;

const passwordLength = { least: 8, most: 128 };

/** Emails are lower case. */
export function normalizeEmail(text: string): string {
  return text.toLowerCase();
}

/** An address of 6 to 254 characters. */
export function checkEmail(text: string): Problem | undefined {
  return isEmail(text) ? undefined : 'email';
}

/** Not blank. */
export function checkText(text: string): Problem | undefined {
  return text.trim() === '' ? 'text' : undefined;
}

/** A new password: 8 to 128 characters. */
export function checkNewPassword(text: string): Problem | undefined {
  if (text === '') return 'text';
  return text.length < passwordLength.least || text.length > passwordLength.most ? 'password' : undefined;
}

/** The second password equals the first. */
export function checkRepeated(text: string, values: { readonly password: string }): Problem | undefined {
  if (text === '') return 'text';
  return text === values.password ? undefined : 'mismatch';
}

/** Six digits. */
export function checkCode(text: string): Problem | undefined {
  if (text === '') return 'text';
  return /^\d{6}$/.test(text) ? undefined : 'code';
}

/** The digits of a typed or pasted code, at most six. */
export function normalizeCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}
