import { z } from 'zod';

/** Longer than any authenticator's answer. */
const MAX_LENGTH = 20_000;

const base64url = z.base64url().max(MAX_LENGTH);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  // Nothing of them is used.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

const authentication = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    })
    .transform(({ userHandle, ...response }) => (userHandle === undefined ? response : { ...response, userHandle })),
});

function readJson(text: string): unknown {
  if (text.length > MAX_LENGTH) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a browser answers when it has made a passkey; null for a text that is no such answer. */
export const readRegistration = (text: string) => registration.safeParse(readJson(text)).data ?? null;

/** What a browser answers when a passkey has signed; null for a text that is no such answer. */
export const readAuthentication = (text: string) => authentication.safeParse(readJson(text)).data ?? null;

export type PasskeyAuthentication = z.infer<typeof authentication>;
