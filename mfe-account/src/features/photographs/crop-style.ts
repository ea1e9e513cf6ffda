/** How react-image-crop looks, with the colours of the shop: its own style sheet would be a file of its own. */
export const cropStyle = `
  & .ReactCrop {
    position: relative;
    display: inline-block;
    max-width: 100%;
    cursor: crosshair;
  }
  & .ReactCrop__child-wrapper {
    overflow: hidden;
    max-height: inherit;
  }
  & .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  & .ReactCrop__crop-selection {
    position: absolute;
    top: 0;
    left: 0;
    outline: 2px solid white;
    outline-offset: -1px;
    box-shadow: 0 0 0 2px black;
    cursor: move;
    touch-action: none;
    &:focus-visible {
      outline: 3px solid var(--hs-focus);
    }
  }
  & .ReactCrop__rule-of-thirds-vt, & .ReactCrop__rule-of-thirds-hz {
    &::before, &::after {
      content: '';
      position: absolute;
      background: rgb(255 255 255 / 40%);
    }
  }
  & .ReactCrop__rule-of-thirds-vt {
    &::before, &::after { width: 1px; height: 100%; top: 0; }
    &::before { left: 33.33%; }
    &::after { left: 66.67%; }
  }
  & .ReactCrop__rule-of-thirds-hz {
    &::before, &::after { width: 100%; height: 1px; left: 0; }
    &::before { top: 33.33%; }
    &::after { top: 66.67%; }
  }
  & .ReactCrop__drag-handle {
    position: absolute;
    width: 24px;
    height: 24px;
    border: 2px solid black;
    border-radius: 50%;
    background: white;
    &:focus-visible {
      outline: 3px solid var(--hs-focus);
      outline-offset: 2px;
    }
  }
  & .ReactCrop__drag-bar { position: absolute; }
  & .ReactCrop__drag-bar.ord-n, & .ReactCrop__drag-bar.ord-s { width: 100%; height: 8px; }
  & .ReactCrop__drag-bar.ord-e, & .ReactCrop__drag-bar.ord-w { width: 8px; height: 100%; }
  & .ord-nw { top: 0; left: 0; transform: translate(-50%, -50%); cursor: nw-resize; }
  & .ord-n { top: 0; left: 50%; transform: translate(-50%, -50%); cursor: n-resize; }
  & .ord-ne { top: 0; right: 0; transform: translate(50%, -50%); cursor: ne-resize; }
  & .ord-e { top: 50%; right: 0; transform: translate(50%, -50%); cursor: e-resize; }
  & .ord-se { bottom: 0; right: 0; transform: translate(50%, 50%); cursor: se-resize; }
  & .ord-s { bottom: 0; left: 50%; transform: translate(-50%, 50%); cursor: s-resize; }
  & .ord-sw { bottom: 0; left: 0; transform: translate(-50%, 50%); cursor: sw-resize; }
  & .ord-w { top: 50%; left: 0; transform: translate(-50%, -50%); cursor: w-resize; }
  & .ReactCrop__drag-bar.ord-n { left: 0; transform: translateY(-50%); }
  & .ReactCrop__drag-bar.ord-s { left: 0; transform: translateY(50%); }
  & .ReactCrop__drag-bar.ord-e { top: 0; transform: translateX(50%); }
  & .ReactCrop__drag-bar.ord-w { top: 0; transform: translateX(-50%); }
  & .ReactCrop--new-crop :is(.ReactCrop__drag-bar, .ReactCrop__drag-handle) { display: none; }
  @media (pointer: coarse) {
    & :is(.ord-n, .ord-e, .ord-s, .ord-w) { display: none; }
  }
`;
