import type { QuickBooksSettings } from '#api/platform/config/quickbooks-settings.ts';
import { type Answer, readAnswer } from './read-answer.ts';

/** QuickBooks itself gives up a request after two minutes. */
const TIMEOUT_MS = 110_000;
const TOKEN_TIMEOUT_MS = 20_000;
const MINOR_VERSION = '75';

async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return readAnswer(response.status, await response.text(), response.headers.get('intuit_tid'));
  } catch (error) {
    // Nobody knows whether it arrived.
    const text = error instanceof Error ? error.message : 'No answer';
    return { ok: false, fault: { kind: 'unavailable', code: 'no-answer', text, tid: null } };
  }
}

export type ApiRequest = {
  readonly accessToken: string;
  readonly realmId: string;
  /** What follows the company in the path, such as `salesreceipt` or `query`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Posted when it is given. */
  readonly body?: unknown;
};

/** Calls the accounting API of a company. Never throws: what fails is a fault. */
export function callApi(
  settings: QuickBooksSettings,
  { accessToken, realmId, path, query, body }: ApiRequest,
): Promise<Answer> {
  const url = new URL(`${settings.apiUrl}/v3/company/${encodeURIComponent(realmId)}/${path}`);
  for (const [name, value] of Object.entries({ ...query, minorversion: MINOR_VERSION }))
    url.searchParams.set(name, value);
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
  const init =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return send(url.href, init, TIMEOUT_MS);
}

/** Asks for tokens, by a code or a refresh token, as OAuth 2 says. Never throws. */
export function callTokens(settings: QuickBooksSettings, form: Readonly<Record<string, string>>): Promise<Answer> {
  return send(
    settings.tokenUrl,
    formOf(settings, new URLSearchParams(form).toString(), 'application/x-www-form-urlencoded'),
    TOKEN_TIMEOUT_MS,
  );
}

/** Revokes a token, and with it the connection. Never throws. */
export function revokeToken(settings: QuickBooksSettings, token: string): Promise<Answer> {
  return send(settings.revokeUrl, formOf(settings, JSON.stringify({ token }), 'application/json'), TOKEN_TIMEOUT_MS);
}

function formOf({ clientId, clientSecret }: QuickBooksSettings, body: string, contentType: string): RequestInit {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Basic ${credentials}`, 'content-type': contentType },
    body,
  };
}
