import styled from '@emotion/styled';

/** The fields of one view, evenly spaced. Renders a `<form>`; give it `noValidate`, the words are ours. */
export const AuthForm = styled.form`
  display: grid;
  gap: 16px;
`;

/** The quiet way to another view, in the middle. Renders a `<button>`. */
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
