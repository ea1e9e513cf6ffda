import styled from '@emotion/styled';
import { Tabs } from '@headstock/ui/tabs';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminMailTextPreviewMutation } from './mail-texts.generated.ts';

/** A mail as it would go out. */
export type ShownPreview = NonNullable<AdminMailTextPreviewMutation['mailTextPreview']['preview']>;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  & iframe {
    width: 100%;
    height: 420px;
    border: 0;
    /* Mails are written on white. */
    background: #fff;
    color-scheme: light;
  }
  & pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    line-height: 1.5;
  }
`;

const parts = ['html', 'text'] as const;
type Part = (typeof parts)[number];

/** Props of the part. */
export interface MailPreviewPartProps {
  readonly preview: ShownPreview;
  readonly locale: 'en' | 'fr';
}

/** A mail as it would go out, in both of its parts. Renders a `<section>`. */
export function MailPreviewPart({ preview, locale }: MailPreviewPartProps): ReactNode {
  const { formatMessage } = useIntl();
  const [part, setPart] = useState<Part>('html');
  const { subject, html, text, isReal } = preview;
  return (
    <Root aria-live="polite">
      <strong lang={locale}>{subject}</strong>
      <small className="hs-mute">
        <FormattedMessage id={isReal ? 'mailTexts.real' : 'mailTexts.sample'} />
      </small>
      <Tabs
        label={formatMessage({ id: 'mailTexts.preview' })}
        tabs={parts.map((key) => ({ key, label: formatMessage({ id: `mailTexts.part.${key}` }) }))}
        current={part}
        onChange={(key) => setPart(parts.find((each) => each === key) ?? 'html')}
      >
        {part === 'html' ? (
          <iframe sandbox="" srcDoc={html} title={subject} lang={locale} />
        ) : (
          <pre lang={locale}>{text}</pre>
        )}
      </Tabs>
    </Root>
  );
}
