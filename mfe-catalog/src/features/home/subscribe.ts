/** What came of a subscription. A failure carries the server's words where it gave some. */
export type SubscribeAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'required' | 'invalid' | 'failed'; readonly message?: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Remembered so that nobody who subscribed is asked again. */
const subscribedKey = 'newsletter_signup';

/** What is wrong with a typed address, before anybody is asked. */
export function checkEmail(email: string): 'required' | 'invalid' | null {
  if (email === '') return 'required';
  return email.length >= 6 && email.length <= 254 && emailPattern.test(email) ? null : 'invalid';
}

/** The visitor's own token; the one in the page is a fallback, because a page may be shared by many. */
function csrfToken(): string {
  return cookie('csrf-token') || (document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '');
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

function remember(): void {
  try {
    localStorage.setItem(subscribedKey, 'true');
  } catch {
    // A full or blocked storage only means that the visitor is asked again.
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
    remember();
    return { ok: true };
  } catch {
    return { ok: false, why: 'failed' };
  }
}
