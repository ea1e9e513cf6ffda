import type { ListingDocument } from '@headstock/contracts/listing-document';
import type { Locale } from '@headstock/contracts/locale';
import { createContext, use } from 'react';
import type { ListingEditorHelpQuery } from './listing-editor.generated.ts';

/** What the sections of the editor share. */
export interface EditorContextValue {
  readonly id: string;
  readonly document: ListingDocument;
  /** What the shop knew of the model and its prices when the page was read. */
  readonly help: ListingEditorHelpQuery;
  readonly change: (patch: Partial<ListingDocument>) => void;
  /** The message at a field, by its path in the document; undefined where nothing is wrong. */
  readonly errorAt: (path: string) => string | undefined;
  /** Why a field is marked by the shop; undefined where it is not. */
  readonly isMarked: (path: string) => boolean;
  readonly isReadOnly: boolean;
  /** The language in which texts are written at the moment; not the page's. */
  readonly language: Locale;
  readonly write: (language: Locale) => void;
}

const EditorContext = createContext<EditorContextValue | null>(null);
/** Gives the sections what they edit. */
export const EditorProvider = EditorContext;

/** The listing that is edited, for a section. */
export function useEditor(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('A section of the editor stands outside of it.');
  return value;
}
