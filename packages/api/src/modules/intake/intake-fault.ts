import { DomainError } from '#api/platform/domain-error.ts';

/** A refusal that is about one field of what was sent. */
export class IntakeFault extends DomainError {
  /** Name of the input's field. */
  readonly field: string;

  constructor(code: string, message: string, field: string) {
    super(code, message);
    this.field = field;
  }
}
