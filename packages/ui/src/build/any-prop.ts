/**
 * In place of `@emotion/is-prop-valid` in the browser: the types let nothing but attributes reach our elements, so that Emotion
 * needs no list of them, only the two props that are its own.
 */
const isPropValid = (name: string): boolean => name !== 'as' && name !== 'theme';
// oxlint-disable-next-line import/no-default-export -- the library's own form
export default isPropValid;
