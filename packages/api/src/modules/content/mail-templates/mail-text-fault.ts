import { DomainError } from '#api/platform/domain-error.ts';

/** Parts of a text, as its form names them. */
export type MailTextField = 'subject' | 'body' | 'link';

/** A refusal that is about a part of a text. */
export class MailTextFault extends DomainError {
  readonly field: MailTextField;

  constructor(code: string, message: string, field: MailTextField) {
    super(code, message);
    this.field = field;
  }
}
