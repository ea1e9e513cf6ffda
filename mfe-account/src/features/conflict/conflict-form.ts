import type { Form } from '#mfe-account/features/auth/use-form.ts';

/** Why a form was not saved; `field` is where that is said, null for the form as a whole. */
export interface Refusal<Field extends string> {
  readonly field: Field | null;
  readonly message: string;
}

/** What another window has saved meanwhile, and the fields in which what is typed here is something else. */
export interface Conflict<Field extends string, Theirs> {
  readonly theirs: Theirs;
  readonly fields: readonly Field[];
}

/** A form of something that several windows may have open, and what becomes of it. */
export interface ConflictForm<Field extends string, Theirs> {
  readonly form: Form<Field>;
  readonly refusal: Refusal<Field> | null;
  readonly forgetRefusal: () => void;
  readonly conflict: Conflict<Field, Theirs> | null;
  /** What is typed here is the next to be saved, over what the other window wrote. */
  readonly keepMine: () => void;
  /** Fills the form with what the other window wrote. */
  readonly takeTheirs: () => void;
}
