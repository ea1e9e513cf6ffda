import { csrfToken } from './csrf-token.ts';

/** What came of a subscription. A failure carries the server's words where it gave some. */
export type SubscribeAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'required' | 'invalid' | 'failed'; readonly message?: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Key of the storage: 'true' for who subscribed, 'false' for who did not want to. Neither is asked again. */
export const newsletterFlag = 'newsletter_signup';

/** What is wrong with a typed address, before anybody is asked. */
export function checkEmail(email: string): 'required' | 'invalid' | null {
  if (email === '') return 'required';
  return email.length >= 6 && email.length <= 254 && emailPattern.test(email) ? null : 'invalid';
}

/** Remembers what the visitor decided. A full or blocked storage only means to be asked again. */
export function rememberNewsletter(subscribed: boolean): void {
  try {
    localStorage.setItem(newsletterFlag, String(subscribed));
  } catch {
    // Nothing to do about it.
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

/** Subscribes an address to the letter. Never throws. */
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
