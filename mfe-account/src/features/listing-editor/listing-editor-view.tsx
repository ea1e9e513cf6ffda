import styled from '@emotion/styled';
import { listingProblems, type ListingProblem } from '@headstock/contracts/listing-problems';
import { listingTitle } from '@headstock/contracts/listing-title';
import type { Locale } from '@headstock/contracts/locale';
import { Badge } from '@headstock/ui/badge';
import { down } from '@headstock/ui/breakpoints';
import { ErrorSummary } from '@headstock/ui/error-summary';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { toneOfState } from '#mfe-account/features/listings/listing-row.model.ts';
import type { PhotographView } from '#mfe-account/features/photographs/photograph.ts';
import type { AskedView } from './asked-views.tsx';
import { EditorProvider, type EditorContextValue } from './editor-context.ts';
import { type Category, fieldId, isSame, type LoadedListing, problemName, sections } from './editor.model.ts';
import { ClipsSection } from './clips-section.tsx';
import { ConditionSection } from './condition-section.tsx';
import type { ListingEditorHelpQuery } from './listing-editor.generated.ts';
import { EditorActions } from './editor-actions.tsx';
import { ListingPreview } from './listing-preview.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { dropCopy, type LocalCopy, readCopy } from './local-copy.ts';
import { MeasuresSection } from './measures-section.tsx';
import { type ListingPaper, PapersSection } from './papers-section.tsx';
import { PhotographsSection } from './photographs-section.tsx';
import { PriceSection } from './price-section.tsx';
import { SaveLine } from './save-line.tsx';
import { choiceOf, isUnsaved } from './save-state.model.ts';
import { ShippingSection } from './shipping-section.tsx';
import { fieldName } from './show-value.ts';
import { StepList } from './step-list.tsx';
import { StockSection } from './stock-section.tsx';
import { useListingEditor } from './use-listing-editor.ts';
import { WhatSection } from './what-section.tsx';
import { DescriptionSection } from './description-section.tsx';

const LazyChoice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "listing-text-choice" */ './text-choice.tsx')).TextChoice,
}));

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(18px, 2.5vw, 28px);
  max-width: 860px;
  & > header {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  & summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
    font-weight: 600;
  }
  & mark {
    background: var(--hs-warn-wash);
    color: var(--hs-warn);
  }
  & > aside {
    max-width: 280px;
  }
`;

const Bar = styled.div`
  position: sticky;
  z-index: 4;
  top: 132px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block: 10px;
  background: var(--hs-page);
  border-bottom: 1px solid var(--hs-line);
  ${down('tabletMedium')} {
    position: static;
  }
`;

const Jumps = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 18px;
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** Props of the view. */
export interface ListingEditorViewProps {
  readonly loaded: LoadedListing;
  readonly categories: readonly Category[];
  readonly photographs: readonly PhotographView[];
  readonly papers: readonly ListingPaper[];
  readonly askedViews: readonly AskedView[];
  readonly help: ListingEditorHelpQuery;
}

/** The copy that the browser kept of a text that was never saved; once the page is there. */
function useCopy(loaded: LoadedListing): readonly [LocalCopy | null, () => void] {
  const [copy, setCopy] = useState<LocalCopy | null>(null);
  const { id } = loaded.facts;
  useEffect(() => {
    let isHere = true;
    void readCopy(id).then((kept) => {
      if (isHere && kept && !isSame(kept.document, loaded.document)) setCopy(kept);
    });
    return () => {
      isHere = false;
    };
    // What stood there when the page was opened decides, not what is saved since.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return [copy, () => setCopy(null)];
}

/** The editor of a listing: what is written saves itself, and steps are asked for with what they change. */
export function ListingEditorView({
  loaded,
  categories,
  photographs,
  papers,
  askedViews,
  help,
}: ListingEditorViewProps): ReactNode {
  const intl = useIntl();
  const editor = useListingEditor(loaded);
  const [copy, forgetCopy] = useCopy(loaded);
  const [wasAsked, setAsked] = useState(0);
  const [refused, setRefused] = useState<readonly ListingProblem[]>([]);
  const [isUploadingPhotographs, setUploadingPhotographs] = useState(false);
  const [isUploadingClip, setUploadingClip] = useState(false);
  const isUploading = isUploadingPhotographs || isUploadingClip;
  const [begun] = useState(() => new Date());
  const [language, setLanguage] = useState<Locale>(intl.locale === 'fr' ? 'fr' : 'en');
  const { state } = editor;
  const { document, status } = state;
  const choice = choiceOf(state);
  const { facts, published } = state.loaded;
  const { listing } = facts;
  const locale = intl.locale === 'fr' ? 'fr' : 'en';
  const own =
    wasAsked > 0
      ? listingProblems(document, listing.isConsignment && listing.state === 'INITIAL' ? 'facts' : 'all', {
          now: begun,
          isAdopted: facts.isAdopted,
        })
      : [];
  // What the server alone can know stays until the next try.
  const problems = [...own, ...refused.filter(({ path }) => !own.some((problem) => problem.path === path))];
  const messageOf = (problem: ListingProblem): string =>
    intl.formatMessage({ id: `listingEditor.problem.${problemName(problem)}` });
  const context: EditorContextValue = {
    id: facts.id,
    document,
    help,
    change: editor.change,
    isReadOnly: !facts.canEdit,
    language,
    write: setLanguage,
    isMarked: (path) => facts.markedFields.includes(path),
    errorAt: (path) => {
      const problem = problems.find((found) => found.path === path);
      if (problem) return messageOf(problem);
      const isHere = status.kind === 'refused' && (status.path === path || status.path === `${path}.${language}`);
      return isHere ? status.message : undefined;
    },
  };
  const onIncomplete = (found: readonly ListingProblem[]): void => {
    setAsked((count) => count + 1);
    setRefused(found);
  };
  return (
    <EditorProvider value={context}>
      <Root>
        <header>
          <Link to="/profile/selling/listings">
            <FormattedMessage id="listings.all" />
          </Link>
          <Heading level={1} step="1">
            {listingTitle(document, locale) || <FormattedMessage id="listings.untitled" />}
          </Heading>
          <Badge tone={toneOfState[listing.state]}>
            <FormattedMessage id={`listings.state.${listing.state}`} />
          </Badge>
        </header>
        <StepList facts={facts} />
        {listing.askedReason !== null && (
          <Notice tone="warn">
            <p>
              <FormattedMessage id="listingEditor.sentBack" values={{ reason: listing.askedReason }} />
            </p>
            {facts.markedFields.length > 0 && (
              <ul>
                {facts.markedFields.map((path) => (
                  <li key={path}>
                    <a href={`#${fieldId(path)}`}>{fieldName(path, intl)}</a>
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        {problems.length > 0 && (
          <ErrorSummary
            key={wasAsked}
            title={<FormattedMessage id="listingEditor.incomplete" values={{ count: problems.length }} />}
            errors={problems.map((problem) => ({
              fieldId: fieldId(problem.path),
              message: intl.formatMessage(
                { id: 'listingEditor.problemAt' },
                { field: fieldName(problem.path, intl), problem: messageOf(problem) },
              ),
            }))}
          />
        )}
        <Suspense fallback={null}>
          {choice && (
            <LazyChoice
              reason="conflict"
              saved={choice.theirs}
              own={choice.mine}
              onOwn={editor.keepMine}
              onSaved={editor.takeTheirs}
            />
          )}
          {copy && !choice && facts.canEdit && (
            <LazyChoice
              reason="copy"
              saved={loaded.document}
              own={copy.document}
              onOwn={() => {
                editor.change(copy.document);
                forgetCopy();
              }}
              onSaved={() => {
                dropCopy(facts.id);
                forgetCopy();
              }}
            />
          )}
        </Suspense>
        {!facts.canEdit && (
          <Notice>
            <FormattedMessage
              id={listing.state === 'SOLD' ? 'listingEditor.readOnly.sold' : 'listingEditor.readOnly.shop'}
            />
          </Notice>
        )}
        <Bar>
          <SaveLine status={status} onRetry={() => void editor.save()} />
          <EditorActions editor={editor} published={published} isUploading={isUploading} onIncomplete={onIncomplete} />
        </Bar>
        <Jumps aria-label={intl.formatMessage({ id: 'listingEditor.jumps' })}>
          <ul>
            {sections.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>
                  <FormattedMessage id={`listingEditor.section.${name}`} />
                </a>
              </li>
            ))}
          </ul>
        </Jumps>
        <WhatSection categories={categories} />
        <ConditionSection />
        {document.kind === 'instrument' && <MeasuresSection />}
        <DescriptionSection />
        <PhotographsSection
          loaded={photographs}
          isAdopted={facts.isAdopted}
          onBusy={setUploadingPhotographs}
          askedViews={askedViews}
        />
        <ClipsSection onBusy={setUploadingClip} />
        <PriceSection />
        <ShippingSection />
        <StockSection />
        <PapersSection listingId={facts.id} sellerId={listing.seller.id} loaded={papers} />
        <ListingPreview item={listing.item} />
        <LeaveGuard
          isUnsaved={isUnsaved(state)}
          isUploading={isUploading}
          hasUnsaved={editor.hasUnsaved}
          save={editor.save}
        />
      </Root>
    </EditorProvider>
  );
}
