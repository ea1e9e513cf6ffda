export { permissions } from './permissions.ts';
export { resolvers } from './resolvers.ts';
