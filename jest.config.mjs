import { totalmem } from 'node:os';

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

/** One configuration for every project: tests stand beside the code, run as native ES modules on the pinned Node (packages/testing/README.md). */
export default {
  rootDir: import.meta.dirname,
  // The gate's folder for temporary files goes with it.
  cacheDirectory: '<rootDir>/node_modules/.cache/headstock/jest',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.headstock/', '/\\.nx/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.headstock/', '/\\.nx/'],
  testEnvironment: '<rootDir>/packages/testing/src/jest/native-environment.cjs',
  runtime: '<rootDir>/packages/testing/src/jest/native-runtime.cjs',
  testSequencer: '<rootDir>/packages/testing/src/jest/longest-first.cjs',
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^graphql$': '<rootDir>/node_modules/graphql/index.js' },
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/configure-testing-library.ts'],
  testTimeout: 120_000,
  // The modules of former suites stay in memory, and a worker that begins anew loads all packages again.
  workerIdleMemoryLimit: Math.max(800 * 1024 ** 2, totalmem() / 12),
};
