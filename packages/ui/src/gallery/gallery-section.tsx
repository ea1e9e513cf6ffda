import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.section`
  padding-block: 40px;
  border-top: 1px solid var(--hs-line);
  & > h2 {
    margin-bottom: 24px;
  }
`;

/** Things in a row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 28px;
  & + & {
    margin-top: 20px;
  }
`;

/** A section of the gallery with its heading. Renders a `<section>`. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <h2>{title}</h2>
      {children}
    </Root>
  );
}
