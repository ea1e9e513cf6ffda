import { isId } from '#api/platform/db/new-id.ts';
import { isSigned, sign } from '#api/platform/signature.ts';

/** What the link of a mail stops a request by. It works as often as it is used, and says nothing about the account. */
export const stopCodeOf = (secret: string, id: string): string => `${id}.${sign(secret, 'two-step-reset', id)}`;

/** The request that a link stops; undefined for one that the shop did not make. */
export function readStopCode(secrets: readonly string[], code: string): string | undefined {
  const [id = '', signature = '', ...rest] = code.slice(0, 200).split('.');
  return rest.length === 0 && isId(id) && isSigned(secrets, 'two-step-reset', id, signature) ? id : undefined;
}

/** The page of the link, without the language prefix. */
export const stopPath = (secret: string, id: string): string => `/two-step-keep/${stopCodeOf(secret, id)}`;
