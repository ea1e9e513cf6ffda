/** The shop's assistants for its staff: who can be asked, and asking. */
export { accountPart } from './account-part.ts';
export { askAssistant } from './ask-assistant.ts';
export { assistants, findAssistant } from './assistants.ts';
export { readChoice, saveChoice } from './choices.ts';
export type { AssistantTables } from './tables.ts';
export { migrations } from './migrations.ts';
