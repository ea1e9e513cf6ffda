/** Look of every box one types or chooses in. */
export const controlStyle = `
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1.5px solid var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  color: var(--hs-ink);
  &::placeholder {
    color: var(--hs-ink-3);
    opacity: 1;
  }
  &:focus-visible {
    border-radius: var(--hs-r-control);
  }
  &[aria-invalid='true'] {
    border-color: var(--hs-bad);
    box-shadow: 0 0 0 1px var(--hs-bad);
  }
  &:disabled {
    background: var(--hs-sunken);
    color: var(--hs-ink-3);
  }
  &[data-size='small'] {
    min-height: 44px;
  }
`;
