/** The longest and the shortest e-mail address that is taken. */
const shortest = 6;
const longest = 254;
const shape = /^[^\s@<>(),;:\\"[\]]+@[^\s@.<>(),;:\\"[\]]+(\.[^\s@.<>(),;:\\"[\]]+)+$/;

/** An e-mail address as it is sent: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a text can be an e-mail address: 6 to 254 characters in the usual shape. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length >= shortest && email.length <= longest && shape.test(email);
}

export type ContactField = 'email' | 'firstName' | 'lastName';
export type ContactProblems = Partial<Record<ContactField, 'email' | 'missing'>>;

/** What is wrong with the contact, field by field; empty when it can be sent. */
export function contactProblems(contact: Readonly<Record<ContactField, string>>): ContactProblems {
  const problems: ContactProblems = {};
  if (!isEmail(contact.email)) problems.email = 'email';
  if (contact.firstName.trim() === '') problems.firstName = 'missing';
  if (contact.lastName.trim() === '') problems.lastName = 'missing';
  return problems;
}
