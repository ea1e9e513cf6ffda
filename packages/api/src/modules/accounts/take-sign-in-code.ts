import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isSigned, sign } from '#api/platform/signature.ts';
import type { AuthRequest } from './auth-request.ts';

/** With 15 codes in an hour at most, three tries for each are 45 guesses at one e-mail. */
const CODE_TRIES = 3;

/** A code, and the id of the challenge that it answers. */
export type CodeAnswer = { readonly code: string; readonly securityCode: string };

/** What is stored of a code. */
export const hashSignInCode = (secret: string, id: string, code: string): string =>
  sign(secret, 'sign-in-code', `${id}:${code}`);

/** Whether a code is right for an e-mail; every call costs one of three tries, and a right code is used up. */
export async function takeSignInCode(
  { db }: ActorContext,
  { secrets }: Pick<AuthRequest, 'secrets'>,
  email: string,
  { code, securityCode }: CodeAnswer,
): Promise<boolean> {
  if (!/^[\w-]+$/.test(securityCode)) return false;
  const { rows } = await sql<{ code_hash: string }>`
    UPDATE sign_in_codes SET attempts = attempts + 1
    WHERE id = ${securityCode.slice(0, 40)} AND email = ${email} AND used_at IS NULL AND expires_at > now() AND attempts < ${CODE_TRIES}
    RETURNING code_hash`.execute(db);
  const content = `${securityCode}:${code.trim().slice(0, 10)}`;
  if (!isSigned(secrets, 'sign-in-code', content, rows[0]?.code_hash ?? '')) return false;
  const { numUpdatedRows } = await db
    .updateTable('sign_in_codes')
    .set({ used_at: new Date() })
    .where('id', '=', securityCode)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
