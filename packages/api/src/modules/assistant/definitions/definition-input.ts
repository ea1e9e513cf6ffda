import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { assistantMessages } from '#api/modules/assistant/messages.ts';
import { type AssistantDocument, readAssistantDocument } from './assistant-document.ts';

/** A definition as GraphQL has it: its two names side by side. */
export type Definition = Omit<AssistantDocument, 'name'> & { readonly nameEn: string; readonly nameFr: string };

/** A field of a definition is wrong. */
export class InvalidDefinitionError extends DomainError {
  /** As the form names it: `nameEn`, `questions.2.text`. */
  readonly field: string;

  constructor(field: string, message: string) {
    super('invalid', message);
    this.field = field;
  }
}

/** A document as the schema shows it. */
export const toDefinition = ({ name, ...rest }: AssistantDocument): Definition => ({
  nameEn: name.en,
  nameFr: name.fr,
  ...rest,
});

const fieldNames: Readonly<Record<string, string>> = { 'name.en': 'nameEn', 'name.fr': 'nameFr' };

/** Reads a definition as it was sent. Throws an InvalidDefinitionError that names the first field that is wrong. */
export function readDefinition(
  { nameEn, nameFr, ...rest }: { readonly nameEn: string; readonly nameFr: string },
  locale: Locale,
): AssistantDocument {
  const read = readAssistantDocument({ name: { en: nameEn, fr: nameFr }, ...rest });
  if (read.ok) return read.document;
  throw new InvalidDefinitionError(fieldNames[read.field] ?? read.field, assistantMessages(locale).invalid);
}
