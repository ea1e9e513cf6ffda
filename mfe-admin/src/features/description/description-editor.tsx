import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { Textarea } from '@headstock/ui/textarea';
import { type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminDescriptionSaveDocument } from './description.generated.ts';
import { FactList } from './fact-list.tsx';
import { MarkedSentence } from './marked-sentence.tsx';
import { type ListingDescription, useDescription } from './use-description.ts';

const Root = styled.div`
  display: grid;
  gap: 24px;
  & > section {
    display: grid;
    gap: 12px;
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

const languages = ['en', 'fr'] as const;

/** Props of the editor. */
export interface DescriptionEditorProps {
  readonly description: ListingDescription;
  /** The viewer may write, and the listing can be edited. */
  readonly mayWrite: boolean;
}

/**
 * Drafts, checks and saves the description of a listing in both languages: what no fact backs is marked, and publishing is another step
 * of staff. Renders a `<div>`.
 */
export function DescriptionEditor({ description, mayWrite }: DescriptionEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { reload } = useDrawer();
  const { listingId: id, version, facts } = description;
  const { text, check, isChecking, before, draftedBy, change, draft, undo } = useDescription(description);
  const drafting = useStaffAction();
  const saving = useStaffAction();
  const isDirty = text.en !== description.en || text.fr !== description.fr;
  useUnsaved(isDirty);
  const labelOf = (key: string): string => {
    const fact = facts.find((each) => each.key === key);
    return fact ? `${fact.label} · ${fact.valueEn === '' ? fact.valueFr : fact.valueEn}` : key;
  };
  const names = (keys: readonly string[]): string =>
    [...new Set(keys.map((key) => facts.find((fact) => fact.key === key)?.label ?? key))].join(', ');
  const save = async (): Promise<void> => {
    const answer = await saving.run(
      async () =>
        (await client.mutate(AdminDescriptionSaveDocument, { id, version, ...text }, { quiet: true }))
          .listingDescriptionSave,
      'describe.saved',
    );
    if (answer?.success) reload();
  };
  const isDifferent = check.onlyEn.length > 0 || check.onlyFr.length > 0;
  return (
    <Root>
      <p className="hs-mute">
        <FormattedMessage id="describe.lead" />
      </p>
      {mayWrite && (
        <div className="acts">
          <Button variant="outline" busy={drafting.isBusy} onClick={() => void drafting.run(draft)}>
            <FormattedMessage id="describe.draft" />
          </Button>
        </div>
      )}
      {drafting.refusal && <FormError alert>{drafting.refusal.message}</FormError>}
      {before && (
        <Notice live>
          <p>
            {draftedBy ? (
              <FormattedMessage id="describe.byModel" values={{ model: draftedBy }} />
            ) : (
              <FormattedMessage id="describe.byTemplates" />
            )}
          </p>
          <Button size="small" variant="outline" onClick={undo}>
            <FormattedMessage id="describe.undo" />
          </Button>
        </Notice>
      )}
      {languages.map((language) => (
        <section key={language} aria-busy={isChecking}>
          <Field
            label={<FormattedMessage id={`describe.text.${language}`} />}
            error={text[language].length > 10_000 ? <FormattedMessage id="describe.tooLong" /> : undefined}
          >
            <Textarea
              rows={8}
              lang={language}
              readOnly={!mayWrite}
              value={text[language]}
              onChange={(event) => change({ ...text, [language]: event.target.value })}
            />
          </Field>
          {check[language].length > 0 && (
            <ol aria-label={formatMessage({ id: `describe.check.${language}` })}>
              {check[language].map((sentence, index) => (
                <MarkedSentence
                  key={`${index} ${sentence.text}`}
                  sentence={sentence}
                  lang={language}
                  labelOf={labelOf}
                />
              ))}
            </ol>
          )}
        </section>
      ))}
      {isDifferent && (
        <Notice tone="warn">
          {check.onlyEn.length > 0 && (
            <p>
              <FormattedMessage id="describe.onlyEn" values={{ names: names(check.onlyEn) }} />
            </p>
          )}
          {check.onlyFr.length > 0 && (
            <p>
              <FormattedMessage id="describe.onlyFr" values={{ names: names(check.onlyFr) }} />
            </p>
          )}
        </Notice>
      )}
      {saving.refusal && <FormError alert>{saving.refusal.message}</FormError>}
      {mayWrite && (
        <div className="acts">
          <Button busy={saving.isBusy} disabled={!isDirty} onClick={() => void save()}>
            <FormattedMessage id="describe.save" />
          </Button>
        </div>
      )}
      <section>
        <Heading level={3} step="3">
          <FormattedMessage id="describe.facts" />
        </Heading>
        <FactList facts={facts} />
      </section>
    </Root>
  );
}
