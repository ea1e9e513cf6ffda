import styled from '@emotion/styled';

/** A part of the page on the account's data, evenly spaced and no wider than it reads well. Renders a `<section>`. */
export const DataSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 720px;
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & ul.reasons {
    display: grid;
    gap: 6px;
    padding-left: 20px;
    list-style: disc;
  }
  & h3 {
    margin-bottom: 8px;
    font: 600 1rem / 1.4 var(--hs-sans);
    letter-spacing: normal;
  }
  & form {
    display: grid;
    gap: 16px;
  }
`;
