import styled from '@emotion/styled';

/** What opens under a button of the security page. Renders a `<div>`. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
`;

/** Buttons side by side. Renders a `<div>`. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** A section of the security page. Renders a `<section>`. */
export const FactorSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 720px;
  & > h3 {
    margin-top: 12px;
  }
`;
