import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Refused } from '#api/platform/mutation-result.ts';
import type { AuthRequest } from './auth-request.ts';
import type { VisitorCookies } from './open-session.ts';

/** What a plain form of the account brings, whatever its step needs of it; a field that it lacks is ''. */
export type PlainForm = Readonly<
  Record<'email' | 'password' | 'repeated' | 'code' | 'firstName' | 'lastName' | 'terms' | 'passkeys', string>
>;

/** Who sends a plain form. */
export type PlainAsker = AuthRequest &
  VisitorCookies & { readonly actor: ActorContext; readonly signInToken: string | null };

/** A step by a plain form, for browsers that run no scripts: gives null, or the code of its refusal. */
export type PlainFormStep = (asker: PlainAsker, typed: PlainForm) => Promise<string | null>;

/** Null where it succeeded, or the code of the refusal. */
export async function refusalOf(attempt: Promise<{ readonly success: true } | Refused>): Promise<string | null> {
  try {
    const result = await attempt;
    return result.success ? null : (result.code ?? 'failed');
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
