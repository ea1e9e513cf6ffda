import { isSameValue, type ContentLocale, type ContentValues } from '@headstock/contracts/content-fields';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import {
  AdminContentDraftKeepDocument,
  AdminContentMoveTextsDocument,
  AdminContentPublishDocument,
  AdminContentSaveDocument,
  AdminContentScheduleDocument,
  AdminContentUnpublishDocument,
  AdminContentUnscheduleDocument,
  type AdminContentDocumentQuery,
  type ContentAnswerFragment,
  type ContentWholeFragment,
} from './content.generated.ts';
import { readFields, typedOver, typedWith, writeFields } from './content-values.model.ts';

/** How long after the last key what was typed is kept, in ms. */
const keepAfter = 1_000;

type Opened = NonNullable<AdminContentDocumentQuery['contentDocument']>;

/** Work that the viewer has not saved, from another visit. */
export interface FoundDraft {
  readonly changes: ContentValues;
  readonly savedAt: string;
  /** Of the document, over which it was typed. */
  readonly version: number;
}

/** What the editor of a text knows and does. */
export interface ContentEditor {
  /** As it is saved. */
  readonly document: ContentWholeFragment;
  readonly saved: ContentValues;
  /** What differs from it. */
  readonly typed: ContentValues;
  readonly valueOf: (key: string) => unknown;
  readonly setValue: (key: string, value: unknown) => void;
  /** Work of another visit, until it is taken over or discarded. */
  readonly found: FoundDraft | null;
  readonly takeFound: () => void;
  /** Forgets what is typed, or the work of another visit. */
  readonly discard: () => Promise<void>;
  /** The fields that somebody else has changed as well; each is decided by keeping one's own or taking theirs. */
  readonly conflicts: ContentAnswerFragment['conflicts'];
  readonly keepMine: (key: string) => void;
  readonly takeTheirs: (key: string) => void;
  /** What keeps a field from being published, by its key. */
  readonly problems: ReadonlyMap<string, ContentAnswerFragment['problems'][number]['code']>;
  /** When what is typed was kept last for the viewer alone; null where it was not. */
  readonly keptAt: string | null;
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly save: () => Promise<boolean>;
  /** Keeps what is typed now, so that a preview shows it. */
  readonly keepNow: () => Promise<void>;
  readonly publish: (languages: readonly ContentLocale[]) => Promise<boolean>;
  readonly schedule: (languages: readonly ContentLocale[], at: string) => Promise<boolean>;
  readonly unpublish: (languages: readonly ContentLocale[]) => Promise<boolean>;
  readonly unschedule: (languages: readonly ContentLocale[]) => Promise<boolean>;
  /** Moves all texts of one term of this list to another one. */
  readonly moveTexts: (from: string, to: string) => Promise<boolean>;
}

/** Edits a text: what is typed is kept for the viewer, saved for all of staff, and published for visitors. */
export function useContentEditor(opened: Opened): ContentEditor {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const [document, setDocument] = useState<ContentWholeFragment>(opened);
  const [typed, setTyped] = useState<ContentValues>({});
  const [loaded, setLoaded] = useState(opened);
  if (loaded !== opened) {
    // Loaded anew, as after a drawer. What is typed stays over the version that it was typed over: saving merges it.
    setLoaded(opened);
    if (Object.keys(typed).length === 0) setDocument(opened);
  }
  const [found, setFound] = useState<FoundDraft | null>(() => foundOf(opened));
  const [conflicts, setConflicts] = useState<ContentAnswerFragment['conflicts']>([]);
  const [problems, setProblems] = useState<ContentEditor['problems']>(new Map());
  const [keptAt, setKeptAt] = useState<string | null>(null);
  /** The version over which another visit has typed what is taken over from it. */
  const [base, setBase] = useState<number | null>(null);
  const saved = readFields(document.values);
  const { id } = document;
  const version = base ?? document.version;
  const quiet = { quiet: true } as const;

  // What the server has kept of the viewer's typing, so that nothing is sent twice.
  const kept = useRef<ContentValues>({});
  async function keep(values: ContentValues): Promise<void> {
    if (isSameValue(values, kept.current)) return;
    kept.current = values;
    const sent = { id, version, values: writeFields(values) };
    const answer = await client.mutate(AdminContentDraftKeepDocument, sent, quiet).catch(() => null);
    if (answer?.contentDraftKeep.success) setKeptAt(Object.keys(values).length > 0 ? new Date().toISOString() : null);
    // Tried again with the next key.
    else if (kept.current === values) kept.current = {};
  }
  const keepTyped = (values: ContentValues): Promise<void> =>
    found || document.isArchived ? Promise.resolve() : keep(values);
  const onPause = useEffectEvent(keepTyped);
  const onLeave = useEffectEvent(() => keepTyped(typed));
  useEffect(() => {
    const timer = setTimeout(() => void onPause(typed), keepAfter);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const leave = (): void => void onLeave();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  /** Takes in what the API answered; gives whether it was done. */
  function take(answer: ContentAnswerFragment | null, isSaved: boolean): boolean {
    if (!answer) return false;
    if (answer.document) {
      setDocument(answer.document);
      setBase(null);
      if (isSaved && answer.success) {
        setTyped({});
        kept.current = {};
        setKeptAt(null);
      } else if (isSaved)
        setTyped(typedOver({ ...typed, ...readFields(answer.merged) }, readFields(answer.document.values)));
    }
    setConflicts(answer.conflicts);
    setProblems(new Map(answer.problems.map(({ key, code }) => [key, code])));
    return answer.success;
  }

  /** Saves what is typed; gives the version that is saved then, null where it was refused. */
  async function saveTyped(): Promise<number | null> {
    if (Object.keys(typed).length === 0) return document.version;
    const sent = { id, version, values: writeFields(typed) };
    const answer = await run(async () => (await client.mutate(AdminContentSaveDocument, sent, quiet)).contentSave);
    return take(answer, true) ? (answer?.document?.version ?? null) : null;
  }
  /** Takes a step with the version that holds all that is typed. */
  async function step(work: (seen: number) => Promise<ContentAnswerFragment>): Promise<boolean> {
    const seen = await saveTyped();
    return seen !== null && take(await run(() => work(seen)), false);
  }
  /** Takes one value for a field that two have changed; of several parts it has what one alone has changed in any case. */
  function decide(key: string, side: 'theirs' | 'mine'): void {
    const chosen = conflicts.find((conflict) => conflict.key === key);
    if (!chosen) return;
    const value: unknown = JSON.parse(chosen[side]);
    setTyped((before) => typedWith(before, saved, key, value));
    setConflicts(conflicts.filter((conflict) => conflict !== chosen));
  }
  return {
    document,
    saved,
    typed,
    valueOf: (key) => (key in typed ? typed[key] : saved[key]),
    setValue: (key, value) => {
      setTyped((before) => typedWith(before, saved, key, value));
      if (problems.has(key)) setProblems(new Map([...problems].filter(([each]) => each !== key)));
    },
    found,
    takeFound: () => {
      if (!found) return;
      kept.current = found.changes;
      setTyped(typedOver(found.changes, saved));
      setBase(found.version);
      setFound(null);
    },
    discard: async () => {
      setTyped({});
      setBase(null);
      setFound(null);
      setConflicts([]);
      // Whatever was kept is forgotten, also that of another visit.
      kept.current = { discarded: true };
      await keep({});
    },
    conflicts,
    keepMine: (key) => decide(key, 'mine'),
    takeTheirs: (key) => decide(key, 'theirs'),
    problems,
    keptAt,
    isBusy,
    refusal: refusal?.message ?? null,
    save: async () => (await saveTyped()) !== null,
    keepNow: () => keepTyped(typed),
    publish: (languages) =>
      step(async (seen) => {
        const sent = { id, version: seen, languages };
        return (await client.mutate(AdminContentPublishDocument, sent, quiet)).contentPublish;
      }),
    schedule: (languages, at) =>
      step(async (seen) => {
        const sent = { id, version: seen, languages, at };
        return (await client.mutate(AdminContentScheduleDocument, sent, quiet)).contentSchedule;
      }),
    unpublish: (languages) =>
      step(async (seen) => {
        const sent = { id, version: seen, languages };
        return (await client.mutate(AdminContentUnpublishDocument, sent, quiet)).contentUnpublish;
      }),
    unschedule: (languages) =>
      step(async (seen) => {
        const sent = { id, version: seen, languages };
        return (await client.mutate(AdminContentUnscheduleDocument, sent, quiet)).contentUnschedule;
      }),
    moveTexts: (from, to) =>
      step(async (seen) => {
        const sent = { id, version: seen, from, to };
        return (await client.mutate(AdminContentMoveTextsDocument, sent, quiet)).contentMoveTexts;
      }),
  };
}

function foundOf({ ownDraft, values }: Opened): FoundDraft | null {
  if (!ownDraft) return null;
  const changes = typedOver(readFields(ownDraft.changes), readFields(values));
  return Object.keys(changes).length === 0
    ? null
    : { changes, savedAt: ownDraft.savedAt, version: ownDraft.baseVersion };
}
