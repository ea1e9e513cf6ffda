/** A second copy of the library's `createRouter`, which the preset's alias names: the chunk of the live router has it to itself. */
declare module 'react-router/core' {
  export { UNSAFE_createRouter as createRouter } from 'react-router';
}
