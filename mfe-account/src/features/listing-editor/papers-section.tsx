import styled from '@emotion/styled';
import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { TextButton } from '@headstock/ui/text-button';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountListingPaperRemoveDocument, type ListingEditorQuery } from './listing-editor.generated.ts';

/** A paper of a listing. */
export type ListingPaper = NonNullable<ListingEditorQuery['listingEditor']>['papers'][number];

const Root = styled.section`
  display: grid;
  gap: 14px;
  padding-top: clamp(20px, 3vw, 32px);
  border-top: 1px solid var(--hs-line);
  & > ul {
    border-block: 1px solid var(--hs-line);
    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 4px 20px;
      min-height: 44px;
      & + li {
        border-top: 1px solid var(--hs-line);
      }
      & > a {
        overflow-wrap: anywhere;
      }
    }
  }
`;

/** Props of the section. */
export interface PapersSectionProps {
  readonly listingId: string;
  readonly sellerId: string;
  /** Those that the listing had when the page was loaded. */
  readonly loaded: readonly ListingPaper[];
}

/** The papers that came with the instrument, for its seller and the shop. Renders a `<section>`; nothing without any. */
export function PapersSection({ listingId, sellerId, loaded }: PapersSectionProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { account } = useAtomValue(sessionAtom);
  const [papers, setPapers] = useState(loaded);
  const [problem, setProblem] = useState<string | null>(null);
  if (loaded.length === 0) return null;
  const remove = async (paperId: string): Promise<void> => {
    setProblem(null);
    try {
      const { listingPaperRemove: answer } = await client.mutate(AccountListingPaperRemoveDocument, {
        id: listingId,
        paperId,
      });
      if (answer.success) setPapers((before) => before.filter(({ id }) => id !== paperId));
      else setProblem(answer.message ?? formatMessage({ id: 'listingEditor.papers.failed' }));
    } catch {
      setProblem(formatMessage({ id: 'listingEditor.papers.failed' }));
    }
  };
  return (
    <Root aria-labelledby="listing-papers">
      <header>
        <Heading level={2} step="2" id="listing-papers">
          <FormattedMessage id="listingEditor.papers" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id={`listingEditor.papers.${papers.length > 0 ? 'lead' : 'none'}`} />
        </p>
      </header>
      {papers.length > 0 && (
        <ul>
          {papers.map(({ id, fileName, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                {fileName}
              </a>
              {account?.id === sellerId && (
                <TextButton
                  aria-label={formatMessage({ id: 'listingEditor.papers.removeLabel' }, { name: fileName })}
                  onClick={() => void remove(id)}
                >
                  <FormattedMessage id="listingEditor.papers.remove" />
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem !== null && <FormError alert>{problem}</FormError>}
    </Root>
  );
}
