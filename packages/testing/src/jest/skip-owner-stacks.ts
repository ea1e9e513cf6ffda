import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * In development React writes a stack trace for every element, up to a number of them in a second, which takes an eighth of the
 * time of a suite with a DOM. Its warnings name their component without them, so it is told that the number is reached.
 */
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React counts from the start again every second.
    },
  });
