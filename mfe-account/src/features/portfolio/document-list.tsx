import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { TextButton } from '@headstock/ui/text-button';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useRestoredFocus } from '#mfe-account/features/list-page/use-restored-focus.ts';
import { uploadFile } from '#mfe-account/features/uploads/upload-file.ts';
import { AccountPortfolioDocumentRemoveDocument, type PortfolioDetailsFragment } from './portfolio.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  & > ul {
    display: grid;
    width: 100%;
    border-block: 1px solid var(--hs-line);
    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 4px 20px;
      padding-block: 10px;
      & + li {
        border-top: 1px solid var(--hs-line);
      }
      & > a {
        overflow-wrap: anywhere;
      }
      & > span {
        display: inline-flex;
        align-items: center;
        gap: 16px;
      }
    }
  }
`;

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** The papers of an instrument: to open, to add, to remove. Renders a `<div>`. */
export function DocumentList({ item }: { readonly item: PortfolioDetailsFragment }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage, locale } = useIntl();
  const formatDate = useShopDate();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const root = useRestoredFocus<HTMLDivElement>(item.documents.map(({ id }) => id).join(' '));
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const add = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setProblems([]);
    for (const file of files) {
      const answer = await uploadFile(`/api/portfolio/${item.id}/documents`, file, locale, () => undefined);
      if (answer.ok) continue;
      const reason = answer.message ?? formatMessage({ id: 'portfolio.documents.failed' });
      setProblems((before) => [
        ...before,
        formatMessage({ id: 'portfolio.documents.problem' }, { name: file.name, reason }),
      ]);
    }
    // What the page cannot read again stays as it was; it is never left waiting.
    await revalidate().finally(() => setBusy(false));
  };
  const remove = async (id: string): Promise<void> => {
    setProblems([]);
    try {
      const { portfolioDocumentRemove: answer } = await client.mutate(
        AccountPortfolioDocumentRemoveDocument,
        { id },
        { quiet: true },
      );
      if (!answer.success) setProblems([answer.message ?? formatMessage({ id: 'portfolio.failed' })]);
      await revalidate();
    } catch {
      setProblems([formatMessage({ id: 'portfolio.failed' })]);
    }
  };
  return (
    <Root ref={root} tabIndex={-1}>
      {item.documents.length === 0 ? (
        <p className="hs-mute">
          <FormattedMessage id="portfolio.documents.none" />
        </p>
      ) : (
        <ul>
          {item.documents.map(({ id, fileName, url, createdAt }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                {fileName}
              </a>
              <span className="hs-small hs-mute">
                {formatDate(createdAt, 'day')}
                <TextButton
                  aria-label={formatMessage({ id: 'portfolio.documents.removeLabel' }, { name: fileName })}
                  onClick={() => void remove(id)}
                >
                  <FormattedMessage id="portfolio.documents.remove" />
                </TextButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && <FormError alert>{problems.join(' ')}</FormError>}
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        hidden
        aria-label={formatMessage({ id: 'portfolio.documents.add' })}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button variant="outline" size="small" busy={busy} onClick={() => input.current?.click()}>
        <FormattedMessage id="portfolio.documents.add" />
      </Button>
    </Root>
  );
}
