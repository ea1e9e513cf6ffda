import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useRef, useState } from 'react';
import {
  type AdminDescriptionCheckFragment,
  AdminDescriptionCheckedDocument,
  AdminDescriptionDraftDocument,
  type AdminDescriptionQuery,
} from './description.generated.ts';

/** How long nothing is typed before the text is checked. */
const PAUSE_MS = 500;

/** A listing's description with its facts. */
export type ListingDescription = NonNullable<AdminDescriptionQuery['listingDescription']>;

/** Both languages of a description. */
export interface DescriptionText {
  readonly en: string;
  readonly fr: string;
}

/** A text that is being written, and what the facts say of it. */
export interface DescriptionControls {
  readonly text: DescriptionText;
  readonly check: AdminDescriptionCheckFragment;
  /** What was typed last is not checked yet. */
  readonly isChecking: boolean;
  /** The text before the last draft took its place; null while none did. */
  readonly before: DescriptionText | null;
  /** Who wrote the last draft: a language model, or null for templates; undefined before the first. */
  readonly draftedBy: string | null | undefined;
  readonly change: (text: DescriptionText) => void;
  /** Puts a draft in the place of the text; gives what the API answered. */
  readonly draft: () => Promise<{ readonly success: boolean; readonly message: string | null }>;
  /** Puts the text before the draft back. */
  readonly undo: () => void;
}

/** The text of a listing's description, checked as it is written. */
export function useDescription({ listingId: id, en, fr, check: first }: ListingDescription): DescriptionControls {
  const client = useGraphQLClient();
  const [text, setText] = useState<DescriptionText>({ en, fr });
  const [check, setCheck] = useState({ of: { en, fr }, result: first });
  const [before, setBefore] = useState<DescriptionText | null>(null);
  const [draftedBy, setDraftedBy] = useState<string | null>();
  const latest = useRef(text);
  const isChecked = check.of.en === text.en && check.of.fr === text.fr;
  useEffect(() => {
    latest.current = text;
    if (isChecked) return undefined;
    const timer = setTimeout(() => {
      const options = { quiet: true, cache: false } as const;
      client
        .query(AdminDescriptionCheckedDocument, { id, ...text }, options)
        .then(({ listingDescriptionCheck: result }) => {
          if (result && latest.current === text) setCheck({ of: text, result });
        })
        .catch((error: unknown) => console.error('The description was not checked.', error));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [client, id, isChecked, text]);
  return {
    text,
    check: check.result,
    isChecking: !isChecked,
    before,
    draftedBy,
    change: setText,
    draft: async () => {
      const { listingDescriptionDraft: answer } = await client.mutate(
        AdminDescriptionDraftDocument,
        { id },
        { quiet: true },
      );
      if (answer.success) {
        setBefore(text);
        setDraftedBy(answer.model);
        setText({ en: answer.en, fr: answer.fr });
      }
      return answer;
    },
    undo: () => {
      if (before) setText(before);
      setBefore(null);
      setDraftedBy(undefined);
    },
  };
}
