import { csrfToken } from '@headstock/graphql-client/csrf-token';

/** What came of a subscription. A failure has the server's message where it gave one. */
export type SubscribeAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'required' | 'invalid' | 'failed'; readonly message?: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Key in `localStorage`: 'true' after subscribing, 'false' after declining. Neither is asked again. */
export const newsletterFlag = 'newsletter_signup';

/** What is wrong with a typed address, checked before it is sent; null when it can be sent. */
export function checkEmail(email: string): 'required' | 'invalid' | null {
  if (email === '') return 'required';
  return email.length >= 6 && email.length <= 254 && emailPattern.test(email) ? null : 'invalid';
}

/** Remembers the visitor's decision. Where storage is full or blocked, the visitor is asked again. */
export function rememberNewsletter(subscribed: boolean): void {
  try {
    localStorage.setItem(newsletterFlag, String(subscribed));
  } catch {
    // The visitor is asked again.
  }
}

async function messageOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json();
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Subscribes an address to the newsletter. Never throws. */
export async function subscribe(typed: string): Promise<SubscribeAnswer> {
  const email = typed.trim().toLowerCase();
  const wrong = checkEmail(email);
  if (wrong) return { ok: false, why: wrong };
  try {
    const response = await fetch('/api/subscribe', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang || 'en',
        'csrf-token': csrfToken(),
      },
      body: JSON.stringify({ email }),
    });
    if (!response.ok) {
      const message = await messageOf(response);
      return { ok: false, why: 'failed', ...(message === undefined ? {} : { message }) };
    }
    rememberNewsletter(true);
    return { ok: true };
  } catch {
    return { ok: false, why: 'failed' };
  }
}
