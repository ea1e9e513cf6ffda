import { createContext, use } from 'react';
import type { IntakeDraft, IntakeProblems } from './intake-draft.model.ts';

/** Fields of a draft that are typed. */
export type TextField = {
  [Name in keyof Required<IntakeDraft>]: IntakeDraft[Name] extends string ? Name : never;
}[keyof Required<IntakeDraft>];

/** The intake that is written at the bench. */
export interface IntakeForm {
  readonly draft: IntakeDraft;
  readonly change: (part: Partial<IntakeDraft>) => void;
  /** Sentences by field, where they are shown. */
  readonly problems: IntakeProblems;
  readonly addPhotograph: (shot: string | null, file: File) => void;
  readonly removePhotograph: (key: string) => void;
  /** The address of a photograph in the browser; null while it is read. */
  readonly previewOf: (key: string) => string | null;
}

export const IntakeContext = createContext<IntakeForm | null>(null);

/** The intake around a step. Throws outside of one. */
export function useIntake(): IntakeForm {
  const form = use(IntakeContext);
  if (!form) throw new Error('useIntake is used outside of an intake');
  return form;
}
