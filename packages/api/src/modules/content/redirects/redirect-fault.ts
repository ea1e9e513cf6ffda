import { DomainError } from '#api/platform/domain-error.ts';

/** Fields of a redirect, as the form names them. */
export type RedirectField = 'fromPath' | 'target' | 'status' | 'locale' | 'csv';

/** A refusal that is about a field of a redirect. */
export class RedirectFault extends DomainError {
  readonly field: RedirectField;

  constructor(code: string, message: string, field: RedirectField) {
    super(code, message);
    this.field = field;
  }
}
