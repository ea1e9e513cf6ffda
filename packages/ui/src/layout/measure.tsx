import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.div`
  max-width: 68ch;
  & > * + * {
    margin-top: 1em;
  }
  & > :is(h2, h3) {
    margin-top: 1.6em;
  }
  & > :is(h2, h3) + * {
    margin-top: 0.6em;
  }
  & > :is(ul, ol) {
    padding-left: 1.2em;
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: 0.35em;
  }
  & blockquote {
    margin: 1.4em 0;
    padding-left: 20px;
    border-left: 3px solid var(--hs-plush);
    font: 400 var(--hs-t-3) / 1.2 var(--hs-serif);
  }
  & :is(img, video, iframe) {
    width: 100%;
    height: auto;
    border-radius: var(--hs-r-paper);
  }
`;

/** Running text at a readable width, with the rhythm of an article. Renders a `<div>`. */
export function Measure({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
