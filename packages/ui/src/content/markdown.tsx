import styled from '@emotion/styled';
import { lazy, Suspense, type ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  & a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    &:hover {
      color: var(--hs-plush);
    }
  }
  & :is(ul, ol) {
    display: grid;
    gap: 4px;
    padding-left: 20px;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & :is(pre, table) {
    display: block;
    overflow-x: auto;
  }
  & :is(code, pre) {
    font-size: 0.875em;
  }
  & :is(th, td) {
    padding: 4px 12px 4px 0;
    border-bottom: 1px solid var(--hs-line);
    text-align: left;
  }
  & blockquote {
    padding-left: 12px;
    border-left: 2px solid var(--hs-line-strong);
  }
`;

const Rendered = lazy(async () => {
  const { renderMarkdown } = await import(/* webpackChunkName: "markdown" */ './render-markdown.ts');
  return {
    default: function MarkdownHtml({ text }: { readonly text: string }): ReactNode {
      return <Root dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />;
    },
  };
});

/** Renders untrusted Markdown, sanitised; plain text until the renderer is loaded. Renders a `<div>`. */
export function Markdown({ text }: { readonly text: string }): ReactNode {
  return (
    <Suspense fallback={<Root>{text}</Root>}>
      <Rendered text={text} />
    </Suspense>
  );
}
