import styled from '@emotion/styled';

/** A form that opens in a card or under a table: its question, its fields, and the buttons in a `<footer>`. Renders a `<form>`. */
export const PanelForm = styled.form`
  display: grid;
  gap: 12px;
  max-width: 520px;
  padding: 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  & > p[id] {
    /* The question, which names the form. */
    font-weight: 600;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
