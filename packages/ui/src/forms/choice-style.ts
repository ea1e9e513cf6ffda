/** Look of the box of a checkbox and of the ring of a radio button. */
export const choiceStyle = `
  appearance: none;
  flex: none;
  display: inline-grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid var(--hs-line-strong);
  border-radius: 4px;
  background: var(--hs-surface);
  cursor: pointer;
  &[type='radio'] {
    border-radius: 50%;
  }
  &:checked {
    border-color: var(--hs-plush);
    background: var(--hs-plush);
    &::after {
      content: '';
      width: 10px;
      height: 5px;
      border: solid var(--hs-on-plush);
      border-width: 0 0 2px 2px;
      transform: rotate(-45deg) translate(1px, -1px);
    }
    &[type='radio']::after {
      width: 8px;
      height: 8px;
      border: 0;
      border-radius: 50%;
      background: var(--hs-on-plush);
      transform: none;
    }
  }
  &[aria-invalid='true'] {
    border-color: var(--hs-bad);
    box-shadow: 0 0 0 1px var(--hs-bad);
  }
  &:disabled {
    opacity: .5;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
