import type { ListingProblem } from '@headstock/contracts/listing-problems';
import { DomainError } from '#api/platform/domain-error.ts';

/** A refusal that is about fields of the document: `problems` for what is missing, `path` for what cannot be saved. */
export class ListingFault extends DomainError {
  readonly problems: readonly ListingProblem[];
  readonly path: string | null;

  constructor(
    code: string,
    message: string,
    { problems = [], path = null }: { problems?: readonly ListingProblem[]; path?: string | null },
  ) {
    super(code, message);
    this.problems = problems;
    this.path = path;
  }
}
