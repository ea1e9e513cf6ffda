export { permissions } from './shipping/permissions.ts';
export { resolvers } from './shipping/resolvers.ts';
