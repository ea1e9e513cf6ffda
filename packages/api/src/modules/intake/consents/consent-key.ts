import { isSigned, sign } from '#api/platform/signature.ts';

/** A question, as far as its link opens it: until it ends. */
type Asked = { readonly id: string; readonly expires_at: Date };

const contentOf = ({ id, expires_at: end }: Asked): string => `${id}:${end.getTime()}`;

/** The key of the mailed link of one question. */
export const consentKeyOf = (secret: string, asked: Asked): string =>
  sign(secret, 'consignor-consent', contentOf(asked));

/** Whether a key was made for this question. It may have run out with it. */
export const isConsentKey = (secrets: readonly string[], asked: Asked, key: string): boolean =>
  isSigned(secrets, 'consignor-consent', contentOf(asked), key);
