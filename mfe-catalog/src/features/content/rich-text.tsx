import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { useTextLinks } from '@headstock/ui/use-text-links';

const Root = styled.div`
  max-width: 34em;
  font-size: 1.0625rem;
  line-height: 1.65;
  overflow-wrap: break-word;
  & > * + * {
    margin-top: 1em;
  }
  & > h2 {
    margin-top: 1.5em;
    font-size: clamp(1.875rem, 1.5rem + 1.2vw, 2.5rem);
  }
  & > h3 {
    margin-top: 1.4em;
  }
  & > :is(h2, h3) + * {
    margin-top: 0.55em;
  }
  & > :first-child {
    margin-top: 0;
  }
  & a {
    text-decoration-color: var(--hs-plush);
    text-decoration-thickness: 1.5px;
    &:hover {
      text-decoration-thickness: 3px;
    }
  }
  & a[href^='tel:'] {
    white-space: nowrap;
  }
  & :is(ul, ol) {
    padding-left: 1.25em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li {
    padding-left: 0.25em;
    &::marker {
      color: var(--hs-ink-3);
      font-variant-numeric: tabular-nums lining-nums;
    }
    & + li {
      margin-top: 0.5em;
    }
  }
  & strong {
    font-weight: 600;
  }
  & code {
    font-size: 0.8125em;
  }
  & > blockquote {
    margin-inline: 0;
    padding-left: 20px;
    border-left: 3px solid var(--hs-plush);
    font: 400 var(--hs-t-3) / 1.25 var(--hs-serif);
  }
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.45;
    & :is(th, td) {
      padding: 10px 16px 10px 0;
      border-bottom: 1px solid var(--hs-line);
      text-align: left;
      vertical-align: baseline;
    }
    & th {
      font-size: var(--hs-t-small);
      font-weight: 600;
      color: var(--hs-ink-3);
    }
    & :is(th, td):last-child {
      padding-right: 0;
    }
    & td:first-child {
      min-width: 7.5em;
      overflow-wrap: anywhere;
    }
  }
  ${down('tablet')} {
    & > table :is(th, td) {
      padding-right: 10px;
    }
  }
`;

/** A text of the content store, set to be read. Takes the API's safe HTML; its links within the shop need no new document. Renders a `<div>`. */
export function RichText({ html }: { readonly html: string }) {
  return <Root ref={useTextLinks()} dangerouslySetInnerHTML={{ __html: html }} />;
}
