import type { LocalText, Locale } from '#api/platform/locale.ts';

/** The assistants that come with the shop. */
export type AssistantId = 'catalogue' | 'policies';

/** Who can be asked. */
export type Assistant = { id: AssistantId; name: LocalText };

/** All assistants in the order of the selector. */
export const assistants: readonly Assistant[] = [
  { id: 'catalogue', name: { en: 'Catalogue', fr: 'Catalogue' } },
  { id: 'policies', name: { en: 'Shop policies', fr: 'Règles de la boutique' } },
];

/** The assistant of an id; undefined when there is none. */
export function findAssistant(id: string): Assistant | undefined {
  return assistants.find((assistant) => assistant.id === id);
}

/** An assistant's name in a language. */
export function nameOf(id: AssistantId, locale: Locale): string {
  return findAssistant(id)?.name[locale] ?? id;
}
