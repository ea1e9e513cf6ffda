/** The shop's assistants for its staff: who can be asked, asking and rating, what staff define, and the language model behind them. */
export { accountPart } from './account-part.ts';
export { askAssistant, type Listener, type Question } from './ask-assistant.ts';
export type { Answer } from './answer.ts';
export { assistantDocument, nameOf } from './definitions/assistant-document.ts';
export type { AssistantRow } from './definitions/assistants.ts';
export { findDraft, findPublished, listPublished, readChoice, saveChoice } from './definitions/choices.ts';
export { askAll, type AskedQuestion } from './evaluation/ask-all.ts';
export { assistantMessages } from './messages.ts';
export { migrations } from './migrations.ts';
export { type LanguageModel, openModel } from './model/language-model.ts';
export { streamRound } from './model/stream-round.ts';
export type { Statement } from './retrieval/passage.ts';
export { stem } from './retrieval/stem.ts';
export type { AssistantTables } from './tables.ts';
export { takeQuestion } from './threads/limits.ts';
export type { AssistantDayRow, AssistantUseRow } from './threads/assistant-use.ts';
export type { LoggedQuestion } from './threads/question-log.ts';
export { rateAnswer } from './threads/threads.ts';
