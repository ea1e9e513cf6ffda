import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { UnsavedGuard } from '#mfe-admin/features/route-drawer/unsaved-guard.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { ComparisonList } from './comparison-list.tsx';
import {
  faultAt,
  found,
  inputOf,
  isChanged,
  type Revision,
  type Row,
  rowsOf,
  type Vocabulary,
} from './entries.model.ts';
import { EntryRows } from './entry-rows.tsx';
import { RevisionList } from './revision-list.tsx';
import { useComparison } from './use-comparison.ts';
import { AdminSearchVocabularyRevisionDocument, AdminSearchVocabularySaveDocument } from './vocabulary.generated.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 32px clamp(24px, 3vw, 48px);
  & > div {
    display: grid;
    gap: 16px;
    align-content: start;
    container-type: inline-size;
    & > section {
      display: grid;
      gap: 12px;
    }
    & > .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
    }
  }
  ${down('desktopMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Props of the editor. */
export interface VocabularyEditorProps {
  /** It holds now. */
  readonly latest: Vocabulary;
  /** The newest first. */
  readonly revisions: readonly Revision[];
  readonly mayWrite: boolean;
}

/**
 * Writes the synonyms of the search, and shows beside them what queries would find. What a colleague saved meanwhile is never written
 * over: the save is refused, and nothing typed is lost. Renders a `<div>`.
 */
export function VocabularyEditor({ latest, revisions, mayWrite }: VocabularyEditorProps): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const restoring = useStaffAction();
  const [saved, setSaved] = useState(latest);
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(latest));
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  const added = useRef(0);
  const isDone = useRef(false);
  const isDirty = isChanged(rows, saved);
  if (latest.version > saved.version && !isDirty) {
    setSaved(latest);
    setRows(rowsOf(latest));
  }
  const entries = inputOf(rows);
  const { comparison, isComparing, hasFailed } = useComparison(entries, typed);
  const refused = refusal?.field ? refusal : comparison?.code ? comparison : null;
  const place = faultAt(rows, refused?.field ?? null);
  const fault = place && refused?.message ? { ...place, message: refused.message } : null;
  const shown = found(rows, search);
  const faulty = fault && rows.filter(({ key }) => key === fault.key);
  const change = (row: Row): void => setRows(rows.map((each) => (each.key === row.key ? row : each)));
  const add = (): void => {
    added.current += 1;
    setSearch('');
    setRows([{ key: `new ${added.current}`, kind: 'replace', locale: 'en', typed: '', means: '' }, ...rows]);
  };
  const restore = async ({ version }: Revision): Promise<void> => {
    const options = { quiet: true, cache: false } as const;
    await restoring.run(
      async () => {
        const { searchVocabularyRevision: earlier } = await client.query(
          AdminSearchVocabularyRevisionDocument,
          { version },
          options,
        );
        if (earlier) setRows(rowsOf(earlier));
        return { success: earlier !== null, message: null, code: null };
      },
      undefined,
      'lists.notLoaded',
    );
  };
  const save = async (): Promise<void> => {
    const variables = { version: saved.version, entries };
    const answer = await run(
      async () =>
        (await client.mutate(AdminSearchVocabularySaveDocument, variables, { quiet: true })).searchVocabularySave,
      'vocabulary.saved',
    );
    if (!answer?.success || !answer.vocabulary) return;
    setSaved({ ...saved, version: answer.vocabulary.version, entries });
    await revalidate();
  };
  return (
    <Root>
      <div>
        {latest.version > saved.version && (
          <Notice tone="warn" live>
            <FormattedMessage id="vocabulary.outdated" />
          </Notice>
        )}
        <div className="acts">
          {mayWrite && (
            <>
              <Button busy={isBusy} disabled={!isDirty} onClick={() => void save()}>
                <FormattedMessage id="vocabulary.save" />
              </Button>
              <Button variant="outline" onClick={add}>
                <FormattedMessage id="vocabulary.add" />
              </Button>
            </>
          )}
          {isDirty && (
            <Button variant="quiet" onClick={() => setRows(rowsOf(saved))}>
              <FormattedMessage id="vocabulary.discard" />
            </Button>
          )}
        </div>
        {refusal && !fault && <FormError alert>{refusal.message}</FormError>}
        <Field label={<FormattedMessage id="vocabulary.search" />}>
          <TextInput
            type="search"
            size="small"
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <p className="hs-mute hs-small">
          <FormattedMessage id="vocabulary.count" values={{ count: entries.length, shown: shown.length }} />
        </p>
        <EntryRows
          key={search}
          rows={shown}
          also={faulty ?? []}
          readOnly={!mayWrite}
          fault={fault}
          onChange={change}
          onRemove={({ key }) => setRows(rows.filter((row) => row.key !== key))}
        />
        <UnsavedGuard isUnsaved={isDirty} isDone={isDone} />
      </div>
      <div>
        <section aria-busy={isComparing}>
          <Heading level={2} step="3">
            <FormattedMessage id="vocabulary.effect" />
          </Heading>
          <Field
            label={<FormattedMessage id="vocabulary.tryQuery" />}
            hint={<FormattedMessage id="vocabulary.tryHint" />}
          >
            <TextInput type="search" maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          {hasFailed && (
            <FormError alert>
              <FormattedMessage id="vocabulary.notCompared" />
            </FormError>
          )}
          {comparison && comparison.code === null && <ComparisonList comparisons={comparison.comparisons} />}
          {comparison && comparison.code !== null && comparison.message && <FormError>{comparison.message}</FormError>}
        </section>
        <section>
          <Heading level={2} step="3">
            <FormattedMessage id="vocabulary.revisions" />
          </Heading>
          {restoring.refusal && <FormError alert>{restoring.refusal.message}</FormError>}
          <RevisionList
            revisions={revisions}
            {...(mayWrite && { onRestore: (revision: Revision) => void restore(revision) })}
          />
        </section>
      </div>
    </Root>
  );
}
