/** A second copy of the library's `createRouter`, resolved by an alias of the webpack preset and used by the data router's chunk alone. */
declare module 'react-router/core' {
  export { UNSAFE_createRouter as createRouter } from 'react-router';
}
