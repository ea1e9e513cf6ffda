import styled from '@emotion/styled';

/** The fields of one view, evenly spaced. Renders a `<form>`; pass `noValidate`, since the dialog has its own messages. */
export const AuthForm = styled.form`
  display: grid;
  gap: 16px;
`;

/** A centred text button that leads to another view. Renders a `<button>`. */
export const QuietWay = styled.button`
  justify-self: center;
  min-height: 44px;
  margin-block: -8px;
  padding-inline: 8px;
  font-size: var(--hs-t-small);
  text-decoration: underline;
  text-underline-offset: 3px;
  text-decoration-thickness: 1px;
  &:hover {
    color: var(--hs-plush);
  }
`;

/** A sentence above the fields. Renders a `<p>`. */
export const Said = styled.p`
  color: var(--hs-ink-2);
  overflow-wrap: anywhere;
`;
