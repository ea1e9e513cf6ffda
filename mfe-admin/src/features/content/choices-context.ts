import { createContext, useContext } from 'react';
import type { AdminContentDocumentQuery } from './content.generated.ts';

/** What fields with a choice offer. */
export type ContentChoices = AdminContentDocumentQuery['contentChoices'];

/** The choices of the editor that is open. */
export const ChoicesContext = createContext<ContentChoices>({ categories: [], groups: [], authors: [], drawings: [] });

/** See `ChoicesContext`. */
export const useChoices = (): ContentChoices => useContext(ChoicesContext);
