/**
 * How somebody proves who sits there: by the password, or by a code that was mailed (`securityCode` is its challenge); and then, where
 * signing in has two steps, by a code of the second one.
 */
export type ProofMethod =
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly securityCode: string }
  | { readonly kind: 'secondFactor' };

/** What was typed, as the API's `CredentialInput`; spaces in codes do not count. */
export function credentialOf(method: ProofMethod, secret: string) {
  if (method.kind === 'password') return { password: secret };
  if (method.kind === 'secondFactor') return { secondFactorCode: secret.trim() };
  return { code: secret.replaceAll(/\s/g, ''), securityCode: method.securityCode };
}
