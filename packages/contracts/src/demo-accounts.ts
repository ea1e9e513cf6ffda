/** Every account of the demo shop has an e-mail address in this domain, which no mail ever reaches. */
export const DEMO_EMAIL_DOMAIN = 'headstock.test';

/** Whether an e-mail address is one of the demo shop, whose passwords everybody knows. */
export function isDemoEmail(email: string): boolean {
  return email.toLowerCase().endsWith(`@${DEMO_EMAIL_DOMAIN}`);
}
