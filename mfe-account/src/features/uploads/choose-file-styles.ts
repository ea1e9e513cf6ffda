/**
 * Styles of an element whose labels look like buttons and open a choice of files: each `<label>` is a child of it, after its
 * visually hidden `<input type="file">`.
 */
export const chooseFileStyles = `
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px 18px;
    border: 1.5px solid var(--hs-line-strong);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    font-weight: 600;
    cursor: pointer;
  }
  & > input:focus-visible + label {
    outline: 3px solid var(--hs-focus);
    outline-offset: 3px;
  }
`;
