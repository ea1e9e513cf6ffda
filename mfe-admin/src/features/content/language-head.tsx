import styled from '@emotion/styled';
import type { ContentLocale } from '@headstock/contracts/content-fields';
import { useGraphQLClient } from '@headstock/graphql-client';
import { TextButton } from '@headstock/ui/text-button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { AdminContentPreviewDocument } from './content.generated.ts';
import { StateBadge } from './state-badge.tsx';
import type { ContentEditor } from './use-content-editor.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  & > p {
    flex-basis: 100%;
  }
`;

/** Props of the head. */
export interface LanguageHeadProps {
  readonly editor: ContentEditor;
  readonly locale: ContentLocale;
}

/** Which language a column is, what it is like, and the way to see its page. Renders a `<header>`. */
export function LanguageHead({ editor, locale }: LanguageHeadProps): ReactNode {
  const client = useGraphQLClient();
  const may = useGrants();
  const language = editor.document.languages.find((each) => each.locale === locale);
  async function preview(): Promise<void> {
    // Opened by the click itself, or the browser holds it back.
    const tab = window.open('about:blank', '_blank');
    await editor.keepNow();
    const sent = { id: editor.document.id, locale };
    const found = await client
      .query(AdminContentPreviewDocument, sent, { cache: false, quiet: true })
      .catch(() => null);
    const address = found?.contentPreviewAddress;
    if (tab && address) tab.location.href = address;
    else tab?.close();
  }
  return (
    <Root>
      <h2 id={`content-${locale}`}>
        <FormattedMessage id={`content.language.${locale}`} />
      </h2>
      {language && <StateBadge state={language.state} />}
      {may('content:write') && editor.document.kind !== 'newsletter' && (
        <TextButton onClick={() => void preview()}>
          <FormattedMessage id="content.preview" />
        </TextButton>
      )}
      {language?.scheduledFor && (
        <p className="hs-small">
          <FormattedMessage id="content.scheduledFor" values={{ time: <Moment iso={language.scheduledFor} /> }} />
        </p>
      )}
      {language?.publishedAt && (
        <p className="hs-small hs-mute">
          <FormattedMessage id="content.publishedAt" values={{ time: <Moment iso={language.publishedAt} /> }} />
        </p>
      )}
    </Root>
  );
}
