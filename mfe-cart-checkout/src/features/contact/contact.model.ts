import { isEmail } from '@headstock/commerce-client/email';

/** An e-mail address as it is sent: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export type ContactField = 'email' | 'firstName' | 'lastName';
export type ContactProblems = Partial<Record<ContactField, 'email' | 'missing'>>;

/** What is wrong with the contact, field by field; empty when it can be sent. */
export function contactProblems(contact: Readonly<Record<ContactField, string>>): ContactProblems {
  const problems: ContactProblems = {};
  if (!isEmail(normalizeEmail(contact.email))) problems.email = 'email';
  if (contact.firstName.trim() === '') problems.firstName = 'missing';
  if (contact.lastName.trim() === '') problems.lastName = 'missing';
  return problems;
}
