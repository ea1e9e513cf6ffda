// oxlint-disable-next-line import/no-default-export -- the library's own form
export { default } from '@emotion/styled';
