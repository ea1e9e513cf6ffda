import styled from '@emotion/styled';
import type { ContentLocale } from '@headstock/contracts/content-fields';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Measure } from '@headstock/ui/measure';
import { Notice } from '@headstock/ui/notice';
import { Textarea } from '@headstock/ui/textarea';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminContentRenderedDocument, type AdminContentRenderedQuery } from './content.generated.ts';
import { applyMark, marks, type Mark } from './markdown-marks.model.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  & textarea {
    font-family: ui-monospace, monospace;
    font-size: var(--hs-t-small);
  }
  & summary {
    cursor: pointer;
    min-height: 36px;
  }
`;

const renderAfter = 500;

function usePreview(markdown: string, locale: ContentLocale, isOpen: boolean) {
  const client = useGraphQLClient();
  const [rendered, setRendered] = useState<AdminContentRenderedQuery['contentRendered'] | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      client
        .query(AdminContentRenderedDocument, { markdown, locale }, { signal: aborter.signal, quiet: true })
        .then(({ contentRendered }) => setRendered(contentRendered))
        // The text is safe in its field; the preview comes with the next key.
        .catch(() => undefined);
    }, renderAfter);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [client, markdown, locale, isOpen]);
  return rendered;
}

/** Props of the field. */
export interface MarkdownFieldProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly name: string;
  readonly locale: ContentLocale;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text in Markdown with buttons for its marks, and beside it how visitors will read it. Renders a `<div>`. */
export function MarkdownField({ label, error, name, locale, value, onChange }: MarkdownFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const rendered = usePreview(value, locale, isOpen);
  function mark(kind: Mark): void {
    const area = input.current;
    if (!area) return;
    const next = applyMark(kind, value, area.selectionStart, area.selectionEnd);
    onChange(next.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.start, next.end);
    });
  }
  return (
    <Root>
      <div className="marks" role="toolbar" aria-label={formatMessage({ id: 'content.marks' })}>
        {marks.map((kind) => (
          <Button key={kind} size="small" variant="outline" onClick={() => mark(kind)}>
            <FormattedMessage id={`content.mark.${kind}`} />
          </Button>
        ))}
      </div>
      <Field label={label} error={error} required hint={<FormattedMessage id="content.markdownHint" />}>
        <Textarea
          ref={input}
          name={name}
          lang={locale}
          rows={18}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <FormattedMessage id="content.seeText" />
        </summary>
        {rendered && rendered.deadLinks.length > 0 && (
          <Notice tone="warn" live>
            <FormattedMessage id="content.deadLinks" values={{ links: rendered.deadLinks.join(', ') }} />
          </Notice>
        )}
        {rendered && (
          <Measure>
            {/* The API's HTML is safe, as it is for visitors. */}
            <div lang={locale} dangerouslySetInnerHTML={{ __html: rendered.html }} />
          </Measure>
        )}
      </details>
    </Root>
  );
}
